import { INK, RIVER, SEA } from '#games/cunera/map/palette'
import { area, drawn } from '#games/cunera/map/svg'

/** The parts of the river from its mouth to its source, each narrower than the one before. */
const RHINE: [path: string, width: number][] = [
  ['M430 386C460 376 500 414 552 414', 26],
  ['M552 414C610 414 700 404 728 458', 22],
  ['M728 458C752 510 722 560 690 600', 19],
  ['M690 600C656 650 590 690 560 764', 16],
  ['M560 764C556 790 580 800 606 790C640 776 660 796 684 800', 12],
  ['M684 800C720 806 716 840 738 856', 9],
  // the arms of the delta
  ['M552 414C520 416 480 440 416 434', 12],
  // the Seine
  ['M254 512C262 560 330 548 366 574C390 592 410 580 430 600', 7],
  ['M520 408C500 366 470 352 436 352', 10],
]

/** The Rhine with the lake of Constance, the arms of its delta and the Seine. */
export function river(): string {
  const strokes = (extra: number) =>
    RHINE.map(([d, w]) => `<path d="${d}" stroke-width="${w + extra}"/>`).join('')
  const lake = 'M628 790C642 770 690 772 716 786C722 800 700 814 668 810C646 808 620 804 628 790Z'
  return [
    // The ink stops at the shore and the water continues, so that the mouths are open.
    `<g clip-path="url(#kaart-kust)"><g fill="none" stroke="${INK}">${strokes(9)}</g></g>`,
    drawn(area(lake, RIVER)),
    `<g fill="none" stroke="${RIVER}">${strokes(0)}</g>`,
    `<path d="M600 406q14-2 26-2M742 500q2 14-2 24M640 668q-10 12-16 20M650 790h30" fill="none" stroke="${SEA}" stroke-width="4"/>`,
  ].join('')
}
