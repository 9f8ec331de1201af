"""The program's icon: a masked youth on a burst, one fresh splat. Writes assets/icon.svg and assets/icon.png (256 px)."""
import os
os.environ.setdefault('SDL_VIDEODRIVER', 'dummy')
import kit
from kit import *
from cards import mask, rays

def program_icon():
    d = Draw(240, 240); ground = rrect(4, 4, 232, 232, 52)
    d.fill(ground, PAL['non']); d.fill(rays(120, 124, 16), lite(PAL['non'], .1), clip=ground)
    g, s = splat(120, 122, 98, 21, arms=9); a = union(g, s)
    d.fill(a, PAL['bim'], clip=ground); d.fill(a.difference(mv(a, -8, -8)), dark(PAL['bim'], .4), clip=ground); d.line(a, clip=ground)
    mask(d, 120, 116, k=1.16, c=PAL['paper2'], lens=PAL['lemon'])
    g, s = splat(172, 168, 30, 6); d.shape(g, PAL['orange'], sh=5)
    d.line(ground, 8); return d

if __name__ == '__main__':
    kit.SVG = kit.ASSETS
    program_icon().save('icon')
    import pygame
    pygame.image.save(pygame.image.load_sized_svg(os.path.join(kit.ASSETS, 'icon.svg'), (256, 256)), os.path.join(kit.ASSETS, 'icon.png'))
