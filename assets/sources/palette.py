"""assets/palette.json; with a path as argument also a swatch picture (normal palette above, high-contrast twin below, with real cards)."""
import json, os, subprocess, sys
os.environ.setdefault('SDL_VIDEODRIVER', 'dummy'); os.environ.setdefault('SDL_AUDIODRIVER', 'dummy')
import kit
HERE = kit.HERE
NORMAL = dict(kit.PAL)
USE = dict(ink='every line, every word', paper='card and panel ground, index tabs', paper2='panel rules, empty slots', white='teeth, glints, lens light', lemon='10 (circle); whose turn it is; first choice on a screen', orange='20 (triangle)', tomato='30 (square); who is aimed at; totals from 80',
    bim='Et Bim! and its button; the reaction clock', ident='Identification', shield='Bouclier', heal='Soin', swap='Échange', recycle='Recyclage', non='NON; secrets (identity, mystery tile)', B='Bogosses badge (star, B)', C='Chicots badge (tooth, C)', L='Binoclards badge (two lenses, L as in lunettes)', X='Charlotte badge (strawberry, X)',
    grass='field, light band', grass2='field, dark band', earth='wood, walls, fences', shade='mixed at 26 % into any fill for its shaded side; never black', sky='evening sky', blush='cheeks and noses, 25 to 45 %')
def lum(h):
    v = [c/255 for c in kit.rgb(h)]; v = [c/12.92 if c <= .04045 else ((c+.055)/1.055)**2.4 for c in v]; return .2126*v[0]+.7152*v[1]+.0722*v[2]
def cr(a, b): a, b = sorted((lum(a), lum(b)), reverse=True); return round((a+.05)/(b+.05), 2)
def table(P, goal):
    pairs = [('text on paper', 'ink', 'paper'), ('text on paper2', 'ink', 'paper2')]+[(f'index figure/line on {k}', 'ink', k) for k in ('lemon', 'orange', 'tomato', 'bim', 'ident', 'shield', 'heal', 'swap', 'recycle')]+[(f'letter on badge {k}', 'white', k) for k in 'BCLX']+[(f'badge {k} on paper', k, 'paper') for k in 'BCLX']+[(f'{k} picture against its paper frame', k, 'paper') for k in ('tomato', 'bim', 'ident', 'shield', 'heal', 'swap', 'recycle', 'non')]
    return [dict(what=w, fg=a, bg=b, ratio=cr(P[a], P[b])) for w, a, b in pairs]
if __name__ == '__main__':
    ui = {'grey text on paper': ('#705C74', NORMAL['paper']), 'green "tout permis" on paper': ('#267042', NORMAL['paper']), 'red "interdit" on paper': ('#B01C24', NORMAL['paper']), 'red total on paper': ('#C61E24', NORMAL['paper']), 'ink on shielded panel': (NORMAL['ink'], '#CDC7DC'), 'teal on shielded panel': ('#085462', '#CDC7DC'), 'paper on ink bar': (NORMAL['paper'], NORMAL['ink']), 'lemon on ink bar': (NORMAL['lemon'], NORMAL['ink']), 'white on Et Bim! button': ('#FFFDF6', NORMAL['bim']), 'ink on lemon button': (NORMAL['ink'], NORMAL['lemon']), 'white on winner ribbon L': ('#FFFDF6', NORMAL['L'])}
    J = dict(rule='All words are ink on paper, paper on ink, or one of the ui pairs. The fills of action cards never carry words; they sit inside an ink line, so the line (not the fill) makes the edge.',
        normal=[dict(name=k, hex=v, use=USE[k]) for k, v in NORMAL.items()], high_contrast=[dict(name=k, hex=v) for k, v in kit.HC.items()],
        contrast_normal=table(NORMAL, 4.5), contrast_high=table(kit.HC, 7), contrast_ui={k: cr(a, b) for k, (a, b) in ui.items()}, grey_luminance={k: round(lum(NORMAL[k]), 3) for k in ('lemon', 'orange', 'tomato', 'bim', 'ident', 'shield', 'heal', 'swap', 'recycle', 'non')})
    with open(os.path.join(kit.ASSETS, 'palette.json'), 'w', encoding='utf-8', newline='\n') as f: json.dump(J, f, ensure_ascii=False, indent=1)
    bad = [(r['what'], r['ratio']) for r in J['contrast_high'] if r['ratio'] < 7 and 'picture' not in r['what']]; print('HC below 7:', bad); print({k: v for k, v in J['contrast_ui'].items()}); print([(r['what'], r['ratio']) for r in J['contrast_normal'] if r['ratio'] < 4.5])
    if len(sys.argv) < 2: sys.exit()
    import tempfile; tmp = tempfile.mkdtemp(); subprocess.run([sys.executable, os.path.join(HERE, 'cards.py')], env={**os.environ, 'ETBIM_HC': '1', 'ETBIM_SVG': tmp}, check=True)
    import pygame; pygame.init(); W, H = 1280, 1010
    s = pygame.Surface((W, H)); s.fill((255, 250, 238)); F = lambda n, z: pygame.font.Font(f'{kit.FONTS}/{n}.ttf', z)
    def block(P, y, title, d, bg, fg):
        s.fill(bg, (0, y, W, 505)); s.blit(F('fredoka-700', 28).render(title, True, fg), (24, y+10))
        for i, (k, v) in enumerate(P.items()):
            x, yy = 24+(i % 12)*103, y+56+(i//12)*84; pygame.draw.rect(s, kit.rgb(P['ink']), (x, yy, 94, 44), border_radius=10); pygame.draw.rect(s, kit.rgb(v), (x+2, yy+2, 90, 40), border_radius=9)
            s.blit(F('baloo-2-700', 16).render(k, True, fg), (x+3, yy+41)); t = F('baloo-2-600', 13).render(v, True, kit.rgb('#FFFFFF') if lum(v) < .2 else kit.rgb('#1A0A20')); s.blit(t, (x+47-t.get_width()//2, yy+12))
        for i, k in enumerate(('d10', 'd20', 'd30', 'bim', 'ident', 'shield', 'heal', 'swap', 'recycle', 'non')):
            im = pygame.image.load_sized_svg(f'{d}/card_{k}.svg', (116, 162)); s.blit(im, (24+i*124, y+232)); m = pygame.image.load_sized_svg(f'{d}/mini_{k}.svg', (46, 64)); s.blit(m, (24+i*124, y+408)); s.blit(pygame.transform.grayscale(m), (24+i*124+54, y+408))
        s.blit(F('baloo-2-500', 16).render('46 px wide: colour, grey', True, fg), (24, y+474))
    block(NORMAL, 0, 'Palette', kit.SVG, (246, 236, 212), kit.rgb(NORMAL['ink'])); block(kit.HC, 505, 'High-contrast twin', tmp, (24, 24, 28), (255, 255, 255))
    pygame.image.save(s, sys.argv[1])
