"""Draws everything of Mets ton slip ! into ../svg/mets_ton_slip: figures and what they wear, cards, what comes for a moment, icons, scenery.
`python slip.py dolls cards fx scenery` (any of them; all without a word)."""
import os, sys
import kit
kit.dpath.__defaults__ = (.26,)    # shown at their size and less: fewer points will do
import slip_cards, slip_dolls, slip_fx, slip_scenery

PARTS = dict(dolls=slip_dolls.dolls, cards=slip_cards.cards, fx=slip_fx.fx, scenery=slip_scenery.scenery)
if __name__ == '__main__':
    if 'ETBIM_SVG' not in os.environ: kit.SVG = os.path.join(kit.SVG, 'mets_ton_slip')
    os.makedirs(os.path.join(kit.SVG, 'worn'), exist_ok=True)
    for part in sys.argv[1:] or PARTS:
        for name, drawing in PARTS[part](): drawing.save(name)
