/**
 * The map of Cunera's journey, drawn in code: the eleven states share one base map, so that a
 * station can move or a tree can be added in one place and all maps stay the same drawing.
 *
 * Everything is a pure function of the state: no clock, no chance, so a test can compare.
 */

const WIDE = 900
const HEIGHT = 1125

/** The last state: all stations sealed. The states before it show one station more each time. */
export const CARDS = 11

/** The palette of docs and shop, see the look: one ink, flat fills. */
const INK = '#1E2A38'
const PAPER = '#F6F0E4'
const PARCHMENT = '#E4D8C0'
const WHITE = '#FFFBF2'
const MESSING = '#B0823A'
const GOLD = '#E2BD74'
const BRONZE = '#7F5C26'
const LACQUER = '#A63A2B'
const LACQUER_LIGHT = '#D57862'
const LACQUER_DARK = '#762519'
const MOS = '#4D6B4F'
const MOSS_LIGHT = '#8FAE86'
const MOSS_DARK = '#34493A'
const SEA = '#A9C0D3'
const RIVER = '#5B7C99'
const SLATE = '#3D5870'
const SKIN = '#F1CFAE'

interface Station {
  x: number
  y: number
  /** Curves from the place before to here, as they follow an SVG `M`. */
  weg: string
  /** What is pressed in the wax; drawn around 0,0 within 14 units. */
  stempel: string
  /** The side where Cunera stands when she is here: there the map has room for her. */
  kant: -1 | 1
  /** How far below her usual place she stands, where that would hide a ship or a name. */
  lager?: number
  /** The way home is dashed, the way out dotted: Cologne is passed twice and must stay readable. */
  terug?: true
}

/** Where she can stand. */
type Spot = Pick<Station, 'x' | 'y' | 'kant' | 'lager'>

const START = { x: 146, y: 282 }

/** One station for each puzzle, in the order of the story. */
const STATIONS: Station[] = [
  // The boat lies ready under the cliffs: an anchor.
  {
    x: 244,
    y: 352,
    weg: 'C150 330 196 346 244 352',
    stempel: 'M0-11V11M-6-5H6M-10 3C-9 10-4 11 0 11S9 10 10 3',
    kant: -1,
  },
  // The wide sea before the mouth: waves.
  {
    x: 412,
    y: 384,
    weg: 'C290 404 352 418 412 384',
    stempel: 'M-11-3Q-6-9 0-3T11-3M-11 6Q-6 0 0 6T11 6',
    kant: -1,
    lager: 26,
  },
  // Up the river: a sail.
  {
    x: 552,
    y: 414,
    weg: 'C460 372 500 414 552 414',
    stempel: 'M0-12V6M2-11L10 3H2M-10 6H10L6 11H-6Z',
    kant: 1,
    lager: 16,
  },
  // Cologne: two spires.
  {
    x: 650,
    y: 590,
    weg: 'C610 414 700 404 728 458C748 506 716 556 650 590',
    stempel: 'M-9 10V-2L-5-11L-1-2V10M1 10V-2L5-11L9-2V10',
    kant: 1,
  },
  // Basel: the bridge over the river.
  {
    x: 548,
    y: 792,
    weg: 'C656 650 590 700 548 792',
    stempel: 'M-12-2H12M-12 8V4Q-6-2 0 4Q6-2 12 4V8M0 4V9',
    kant: 1,
  },
  // The pass: a mountain.
  {
    x: 596,
    y: 890,
    weg: 'C532 836 556 866 596 890',
    stempel: 'M-12 8L-3-9L3 2L6-3L12 8Z',
    kant: 1,
  },
  // Rome: the keys of Saint Peter.
  {
    x: 574,
    y: 1028,
    weg: 'C640 930 570 950 574 1028',
    stempel: 'M-8 10L6-6M8 10L-6-6M-8-11A3 3 0 1 0-7-5M8-11A3 3 0 1 1 7-5',
    kant: -1,
  },
  // Cologne again, from the other bank: a star.
  {
    x: 782,
    y: 574,
    weg: 'C590 940 690 974 756 936C796 906 740 868 772 812C812 742 822 660 782 574',
    stempel: 'M0-12L3-4L11-4L5 2L7 10L0 5L-7 10L-5 2L-11-4L-3-4Z',
    kant: -1,
    terug: true,
  },
  // The castle of the king: a crown.
  {
    x: 800,
    y: 396,
    weg: 'C770 520 836 470 800 396',
    stempel: 'M-10 8V-7L-4 0L0-10L4 0L10-7V8Z',
    kant: -1,
    terug: true,
  },
  // The tower of Rhenen: a key.
  {
    x: 676,
    y: 380,
    weg: 'C764 424 720 410 676 380',
    stempel: 'M0-2V11M0 6H5M0 10H5M0-11A4.500 4.500 0 1 0 .1-11Z',
    kant: -1,
    terug: true,
  },
]

/**
 * One state of the map.
 *
 * @param n 1 for the map before the start, 2 to 10 for a journey under way, 11 for the end of it
 * @throws RangeError for any other number
 */
export function drawMap(n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > CARDS) throw new RangeError(`There is no map ${n}`)
  const done = n === CARDS

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HEIGHT}" role="img" stroke-linecap="round" stroke-linejoin="round">`,
    stock(),
    sheet(),
    '<g clip-path="url(#kaart-raam)">',
    sea(),
    land(),
    rhine(),
    alps(),
    hills(),
    forests(),
    places(done),
    names(),
    title(done),
    compass(200, 996),
    seaSerpent(370, 180),
    ship(332, 304),
    done ? party() : '',
    reis(n),
    done ? garland() : '',
    '</g>',
    edge(),
    `<path d="${sheetShape()}" fill="url(#kaart-korrel)"/>`,
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n')
}

// --- small tools -------------------------------------------------------------------------------

/** One weight of ink; the round ends are set once, on the root. */
const OUTLINE = `stroke="${INK}" stroke-width="5"`
const OUTLINE_SMALL = `stroke="${INK}" stroke-width="4"`

/** A drawing with the ink outline of the house; `dun` for small details. */
function drawn(...parts: string[]): string {
  return `<g ${OUTLINE}>${parts.join('')}</g>`
}

function area(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`
}

/** A fill under the outline: a shadow, a light. */
function tint(d: string, fill: string): string {
  return area(d, fill, 'stroke="none"')
}

function thin(d: string, fill = 'none'): string {
  return area(d, fill, 'stroke-width="3"')
}

function at(x: number, y: number, drawing: string, size = 1): string {
  const large = size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${x} ${y})${large}">${drawing}</g>`
}

function place(id: string, x: number, y: number, size = 1): string {
  const large = size === 1 ? '' : ` scale(${size})`
  return `<use href="#kaart-${id}" transform="translate(${x} ${y})${large}"/>`
}

// --- stock: what is drawn more than once ---------------------------------------------------------

function stock(): string {
  const letters = Object.entries(LETTERS).map(
    ([letter, [, shape]]) => `<path id="kaart-${letter}" d="${shape}"/>`
  )
  return [
    '<defs>',
    `<path id="kaart-land" d="${ENGLAND}${EUROPA}"/>`,
    `<clipPath id="kaart-kust"><use href="#kaart-land"/></clipPath>`,
    `<clipPath id="kaart-raam"><rect x="46" y="46" width="808" height="1033"/></clipPath>`,
    `<pattern id="kaart-korrel" width="46" height="42" patternUnits="userSpaceOnUse"><path d="M4 6h2M19 15l2 1M34 5v2M41 27h2M10 30l1 2M27 35h1M16 3h1M38 16h1M3 20h1M23 25h2" stroke="${INK}" stroke-width="1.4" opacity=".07"/></pattern>`,
    `<g id="kaart-spar" ${OUTLINE_SMALL}>${area('M0 0V-8', 'none')}${area('M-16-8L-6-24H-12L0-46L12-24H6L16-8Z', MOS)}${tint('M3-38L10-26H5L13-10H3Z', MOSS_DARK)}</g>`,
    `<g id="kaart-loof" ${OUTLINE_SMALL}>${area('M0 0V-14', 'none')}${area('M-12-10C-24-12-22-28-12-28C-12-42 12-42 12-28C22-28 24-12 12-10Z', MOSS_LIGHT)}${tint('M4-34C12-32 10-26 12-25C18-24 19-14 11-13H4C12-20 8-28 4-34Z', MOS)}</g>`,
    `<path id="kaart-golf" d="M-20 0Q-14-9-7-1Q0-9 7-1Q14-9 20 0" fill="none" stroke="${RIVER}" stroke-width="4"/>`,
    `<g id="kaart-huis" ${OUTLINE_SMALL}>${area('M-12 0V-14L-3-24L6-14V0Z', WHITE)}${area('M-3-24H12L20-14H6Z', LACQUER)}${area('M6-14H18V0H6Z', PARCHMENT)}</g>`,
    `<path id="kaart-lak" d="M-3-27C4-30 9-24 15-22C23-20 22-13 26-7C30 0 24 5 24 11C23 20 15 19 10 24C4 29-2 25-8 25C-17 25-18 18-23 13C-28 7-25 1-27-5C-27-14-20-15-16-21C-12-26-8-24-3-27Z"/>`,
    `<g id="kaart-heuvel" ${OUTLINE_SMALL}>${area('M-30 0C-22-14-12-28 2-27C16-26 24-12 32 0', PARCHMENT)}${area('M8-18L14-4M17-12L21-3', 'none', 'stroke-width="3"')}</g>`,
    ...letters,
    '</defs>',
  ].join('')
}

// --- paper and border ----------------------------------------------------------------------------

/** A sheet with edges that are cut by hand: never quite straight, always the same. */
function sheetShape(): string {
  const points: string[] = []
  const golf = (i: number) => Math.round(4 * Math.sin(i * 1.9) + 3 * Math.sin(i * 0.7 + 1))
  const along = (steps: number, city: (part: number, i: number) => [number, number]) => {
    for (let i = 0; i < steps; i++) points.push(city(i / steps, i).join(' '))
  }
  along(14, (t, i) => [Math.round(12 + t * 876), 11 + golf(i)])
  along(18, (t, i) => [889 + golf(i + 20), Math.round(12 + t * 1101)])
  along(14, (t, i) => [Math.round(888 - t * 876), 1114 + golf(i + 40)])
  along(18, (t, i) => [11 + golf(i + 60), Math.round(1113 - t * 1101)])
  return `M${points.join('L')}Z`
}

function sheet(): string {
  return drawn(area(sheetShape(), PARCHMENT))
}

/** The ladder of old sea charts around the map, and a brass keyhole in every corner. */
function edge(): string {
  const blocks: string[] = []
  for (let i = 0; i < 18; i += 2) {
    const x = 46 + i * 44.889
    blocks.push(`M${round(x)} 32h44.900v14h-44.900ZM${round(x + 44.889)} 1079h44.900v14h-44.900Z`)
  }
  for (let i = 0; i < 22; i += 2) {
    const y = 46 + i * 46.955
    blocks.push(`M32 ${round(y + 46.955)}h14v46.900h-14ZM854 ${round(y)}h14v46.900h-14Z`)
  }
  const angle = drawn(
    area('M-20-20H20V20H-20Z', GOLD),
    tint('M-17 12H12V-17H17V17H-17Z', MESSING),
    tint('M0-12A8 8 0 0 1 5 2L8 13H-8L-5 2A8 8 0 0 1 0-12Z', INK)
  )
  const corners: [number, number][] = [
    [39, 39],
    [861, 39],
    [39, 1086],
    [861, 1086],
  ]
  return [
    area('M32 32H868V1093H32ZM46 46V1079H854V46Z', WHITE, 'fill-rule="evenodd"'),
    area(blocks.join(''), INK),
    `<path d="M32 32H868V1093H32ZM46 46H854V1079H46Z" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ...corners.map(([x, y]) => at(x, y, angle)),
  ].join('')
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

// --- sea and land --------------------------------------------------------------------------------

const ENGLAND =
  'M20 66C60 58 96 84 132 70C170 60 206 74 214 104C222 132 196 148 206 178C214 202 250 212 260 246C268 274 240 288 236 306C240 322 266 326 264 352C258 384 224 388 196 404C160 424 120 416 92 432C66 444 44 448 20 452Z'
const EUROPA =
  'M652 20C662 60 640 84 644 112C636 140 600 132 580 154C560 178 574 206 554 232C540 256 512 258 500 282C488 306 452 308 440 334C430 352 434 366 436 380C436 398 424 404 418 424C404 450 364 440 340 462C312 488 290 482 262 504C226 532 176 512 140 536C104 556 84 586 20 600V896C70 900 110 872 160 886C216 902 262 896 312 920C352 938 392 934 424 962C456 988 470 1008 494 1030C516 1052 522 1080 520 1110H838C846 1070 826 1052 838 1026C846 1010 860 1004 880 1000V20Z'

function sea(): string {
  const waves: [number, number][] = [
    [300, 98],
    [470, 110],
    [580, 92],
    [300, 136],
    [520, 208],
    [440, 262],
    [258, 238],
    [296, 438],
    [90, 486],
    [190, 466],
    [84, 1040],
    [324, 990],
    [420, 1030],
    [316, 1054],
    [90, 944],
  ]
  return [
    `<rect x="40" y="40" width="820" height="1045" fill="${SEA}"/>`,
    windRays(200, 996),
    // Two lines that follow every shore: how an engraver says "water".
    `<g fill="none" stroke="${RIVER}">`,
    `<use href="#kaart-land" stroke-width="36" opacity=".35"/>`,
    `<use href="#kaart-land" stroke="${SEA}" stroke-width="24"/>`,
    `<use href="#kaart-land" stroke-width="17" opacity=".6"/>`,
    '</g>',
    ...waves.map(([x, y]) => place('golf', x, y)),
  ].join('')
}

/** The lines of a portolan: they start at the rose and vanish under the land. */
function windRays(x: number, y: number): string {
  const lines: string[] = []
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16
    lines.push(`M${x} ${y}l${round(1100 * Math.cos(angle))} ${round(1100 * Math.sin(angle))}`)
  }
  return `<path d="${lines.join('')}" stroke="${WHITE}" stroke-width="2" opacity=".4"/>`
}

function land(): string {
  return [
    `<use href="#kaart-land" fill="${PAPER}"/>`,
    // Meadows and hills: a few flat patches keep the paper from looking empty.
    tint(
      'M20 208C70 190 120 206 150 236C190 262 214 290 196 322C150 350 70 330 20 352Z',
      MOSS_LIGHT
    ),
    tint(
      'M652 20C664 56 646 84 660 100C706 120 760 96 806 120C836 132 850 160 880 156V20Z',
      MOSS_LIGHT
    ),
    tint(
      'M452 476C490 448 560 452 596 474C560 498 500 520 456 506C440 498 440 486 452 476Z',
      PARCHMENT
    ),
    tint(
      'M20 640C70 610 130 640 200 606C270 578 330 590 372 560C420 540 440 580 412 604C370 634 300 622 250 648S60 660 20 690Z',
      PARCHMENT
    ),
    tint(
      'M20 840C90 816 160 842 230 830C290 818 350 826 372 850C380 880 330 890 290 884C200 872 90 876 20 884Z',
      MOSS_LIGHT
    ),
    tint(
      'M712 640C750 600 800 620 880 600V776C820 790 780 760 730 770C690 770 684 700 712 640Z',
      MOSS_LIGHT
    ),
    tint('M560 1110C570 1060 620 1046 680 1056C740 1064 800 1050 838 1060V1110Z', MOSS_LIGHT),
    drawn('<use href="#kaart-land" fill="none"/>'),
    chalkCliffs(),
  ].join('')
}

/** The white cliffs: the last that the pilgrims see of home. */
function chalkCliffs(): string {
  return drawn(
    area(
      'M268 352C268 396 228 402 202 420C164 442 124 432 94 448C66 460 44 466 20 470V448C44 446 66 440 92 428C120 416 160 424 196 404C224 388 258 384 264 352Z',
      WHITE
    ),
    thin('M66 442V450M92 434V442M122 424V430M152 418V428M184 412V420M212 398V406M240 382V392')
  )
}

// --- the river -----------------------------------------------------------------------------------

/** From mouth to source, ever narrower: [path, width of the water]. */
const RHINE: [string, number][] = [
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

function rhine(): string {
  const trek = (extra: number) =>
    RHINE.map(([d, w]) => `<path d="${d}" stroke-width="${w + extra}"/>`).join('')
  const more = 'M628 790C642 770 690 772 716 786C722 800 700 814 668 810C646 808 620 804 628 790Z'
  return [
    // The ink stops at the shore, the water runs on: so the mouths are open.
    `<g clip-path="url(#kaart-kust)"><g fill="none" stroke="${INK}">${trek(9)}</g></g>`,
    drawn(area(more, RIVER)),
    `<g fill="none" stroke="${RIVER}">${trek(0)}</g>`,
    `<path d="M600 406q14-2 26-2M742 500q2 14-2 24M640 668q-10 12-16 20M650 790h30" fill="none" stroke="${SEA}" stroke-width="4"/>`,
  ].join('')
}

// --- mountains and woods -------------------------------------------------------------------------

function berg(x: number, y: number, w: number, h: number): string {
  const l = x - w / 2
  const r = x + w / 2
  const top = y - h
  const snow = top + h * 0.36
  const outline = `M${l} ${y}L${x - w * 0.1} ${round(top + h * 0.08)}Q${x} ${round(top - 4)} ${round(x + w * 0.08)} ${round(top + h * 0.12)}L${r} ${y}Z`
  const cap = `M${round(x - w * 0.22)} ${round(snow - h * 0.06)}L${round(x - w * 0.1)} ${round(top + h * 0.08)}Q${x} ${round(top - 4)} ${round(x + w * 0.08)} ${round(top + h * 0.12)}L${round(x + w * 0.23)} ${round(snow + h * 0.04)}L${round(x + w * 0.1)} ${round(snow - h * 0.04)}L${round(x + w * 0.02)} ${round(snow + h * 0.14)}L${round(x - w * 0.09)} ${round(snow - h * 0.02)}Z`
  const shadow = `M${round(x + w * 0.05)} ${round(top + h * 0.1)}L${r - 4} ${y - 2}H${round(x + w * 0.16)}L${round(x + w * 0.04)} ${round(y - h * 0.4)}Z`
  return [area(outline, RIVER), tint(shadow, SLATE), thin(cap, WHITE), area(outline, 'none')].join(
    ''
  )
}

function alps(): string {
  return drawn(
    berg(836, 868, 104, 104),
    berg(668, 884, 112, 92),
    berg(724, 898, 104, 76),
    berg(520, 902, 96, 74),
    berg(450, 914, 96, 66),
    berg(396, 918, 70, 44),
    berg(824, 922, 92, 70),
    berg(662, 930, 78, 50)
  )
}

/** The hillocks of old maps: a land without heights looked unfinished to the engraver. */
function hills(): string {
  const spots: [number, number, number?][] = [
    [150, 582],
    [184, 592, 0.8],
    [414, 660],
    [446, 672, 0.8],
    [396, 756, 0.8],
    [826, 500],
    [796, 186, 0.9],
    [826, 196, 0.7],
    [506, 566, 0.7],
    [606, 180, 0.7],
    [800, 966, 0.9],
    [828, 976, 0.7],
    [52, 380, 0.8],
  ]
  return spots.map(([x, y, size]) => place('heuvel', x, y, size)).join('')
}

function forests(): string {
  const spar: [number, number, number?][] = [
    [720, 110],
    [748, 96],
    [778, 112],
    [806, 94],
    [762, 134],
    [834, 116],
    [812, 140],
    [724, 678],
    [752, 658],
    [732, 726],
    [764, 706],
    [838, 640],
    [838, 706],
    [752, 754],
    [840, 760],
    [100, 862],
    [132, 874],
    [318, 866],
  ]
  const foliage: [number, number, number?][] = [
    [486, 500],
    [516, 482],
    [452, 508, 0.9],
    [538, 506, 0.9],
    [80, 330, 0.9],
    [66, 232, 0.8],
    [96, 624],
    [130, 612, 0.9],
    [322, 598],
    [356, 588, 0.9],
    [70, 874, 0.9],
    [286, 872],
    [350, 878, 0.9],
    [790, 1012, 0.8],
    [544, 944, 0.7],
    [250, 606, 0.9],
    [840, 500, 0.9],
  ]
  return [
    ...[...spar.map((b) => ['spar', ...b] as const), ...foliage.map((b) => ['loof', ...b] as const)]
      // What stands lower on the paper stands in front.
      .toSorted((a, b) => a[2] - b[2])
      .map(([kind, x, y, size]) => place(kind, x, y, size)),
  ].join('')
}

// --- places --------------------------------------------------------------------------------------

/** A sun of gold behind the tower. */
function rays(x: number, y: number): string {
  const wig: string[] = []
  for (let i = 0; i < 16; i++) {
    const point = (part: number) => {
      const angle = ((i + part) * Math.PI) / 8
      return `${Math.round(x + 128 * Math.cos(angle))} ${Math.round(y + 128 * Math.sin(angle))}`
    }
    wig.push(`M${x} ${y}L${point(-0.22)}L${point(0.22)}Z`)
  }
  return tint(wig.join(''), GOLD)
}

function places(done: boolean): string {
  return [
    done ? rays(676, 232) : '',
    at(110, 270, englandCastle()),
    at(546, 318, utrecht()),
    at(594, 240, mill()),
    place('huis', 286, 612, 0.9),
    place('huis', 310, 618, 0.8),
    place('huis', 840, 566, 0.8),
    place('huis', 470, 690, 0.8),
    hill(),
    at(790, 358, rhenenCastle(), 0.82),
    at(676, 352, cuneraTower(done)),
    at(578, 590, cologne()),
    at(486, 790, basel()),
    at(684, 1050, rome(), 0.9),
  ].join('')
}

function englandCastle(): string {
  return drawn(
    area('M0-66V-92', 'none'),
    thin('M0-92C10-98 16-88 28-93V-79C16-75 10-84 0-79Z', LACQUER_LIGHT),
    area('M-44 0V-46H-34V-38H-28V-46H-18V0Z', PARCHMENT),
    area('M18 0V-46H28V-38H34V-46H44V0Z', PARCHMENT),
    tint('M32-34H42V-2H32Z', MESSING),
    area('M-16-28V-70H-8V-62H8V-70H16V-28Z', WHITE),
    tint('M6-58H14V-30H6Z', PARCHMENT),
    area('M-22 0V-32H22V0Z', WHITE),
    area('M-9 0V-12Q0-24 9-12V0Z', BRONZE),
    thin('M-32-24V-16M32-24V-16M0-54V-46')
  )
}

function utrecht(): string {
  return [
    drawn(
      area('M12 0V-34L20-46H52V0Z', LACQUER),
      area('M14 0V-26H50V0Z', GOLD),
      thin('M25 0V-14Q29-20 33-14V0'),
      area('M-12-62L0-96L12-62Z', SLATE),
      area('M-12-38V-64H12V-38Z', WHITE),
      thin('M-4-40V-52Q0-58 4-52V-40', RIVER),
      area('M-18 0V-40H18V0Z', GOLD),
      tint('M8-38H16V-2H8Z', MESSING),
      area('M-8 0V-16Q0-26 8-16V0Z', BRONZE)
    ),
    place('huis', -36, 2),
  ].join('')
}

function mill(): string {
  return drawn(
    area('M-11 0L-7-30H7L11 0Z', WHITE),
    area('M-9-30Q0-44 9-30Z', BRONZE),
    thin('M-18-50L18-14M18-50L-18-14'),
    thin('M-4 0V-8H4V0')
  )
}

/** Rhenen lies on the last hill of the Veluwe ridge, above the river. */
function hill(): string {
  const d =
    'M598 386C618 366 636 350 676 346C716 344 732 362 760 356C780 344 826 340 880 352V400C860 408 820 406 780 402C720 394 640 392 598 386Z'
  return drawn(
    area(d, MOSS_LIGHT),
    tint(
      'M720 394C736 378 760 380 780 372C812 362 840 378 880 372V400C860 408 820 406 780 402C760 399 740 396 720 394Z',
      MOS
    ),
    area(d, 'none')
  )
}

function cuneraTower(done: boolean): string {
  const top = done
    ? // The great flag goes up where the weather cross was: the pilgrims are home.
      [
        area('M0-172V-238', 'none'),
        area('M2-238C26-252 48-222 92-240C80-226 80-214 92-200C52-184 28-210 2-196Z', LACQUER),
        tint('M40-231A9 9 0 0 1 45-214L48-204H32L35-214A9 9 0 0 1 40-231Z', GOLD),
        `<circle cy="-240" r="6" fill="${GOLD}"/>`,
      ]
    : [area('M0-172V-194M-7-186H7', 'none')]
  return [
    drawn(
      ...top,
      // nave behind the tower
      area('M22-6V-44L36-66H72V-6Z', SLATE),
      area('M22 0V-36H72V0Z', GOLD),
      thin('M40-8V-22Q45-32 50-22V-8ZM56-8V-22Q61-32 66-22V-8Z', BRONZE),
      // lantern
      area('M0-176C2-164 16-162 14-148H-14C-16-162-2-164 0-176Z', SLATE),
      area('M-17-118V-146H17V-118Z', WHITE),
      tint('M7-144H15V-120H7Z', PARCHMENT),
      thin('M-9-120V-132Q-5-140-1-132V-120M4-120V-132Q8-140 12-132V-120'),
      // the belfry
      area('M-26-62V-116H26V-62Z', GOLD),
      tint('M14-114H24V-64H14Z', MESSING),
      area('M-30-112V-126L-26-134L-22-126V-120H22V-126L26-134L30-126V-112Z', WHITE),
      thin('M-17-68V-92Q-10-104-3-92V-68ZM4-68V-92Q11-104 18-92V-68Z', BRONZE),
      // the foot
      area('M-30 0V-58H30V0Z', GOLD),
      tint('M16-56H28V-2H16Z', MESSING),
      area('M-34-54V-64H34V-54Z', WHITE),
      area('M-40 0V-40L-34-50H-28V0ZM28 0V-50H34L40-40V0Z', WHITE),
      area('M-12 0V-18Q0-36 12-18V0Z', LACQUER_DARK)
    ),
  ].join('')
}

function rhenenCastle(): string {
  const tower = (x: number) =>
    area(`M${x - 14} 0V-56H${x + 14}V0Z`, RIVER) +
    tint(`M${x + 4}-54H${x + 12}V-2H${x + 4}Z`, SLATE) +
    area(`M${x - 19}-54L${x}-88L${x + 19}-54Z`, LACQUER) +
    tint(`M${x + 3}-78L${x + 14}-57H${x + 3}Z`, LACQUER_DARK) +
    thin(`M${x - 3}-36V-26`)
  return drawn(
    area('M-34 0V-40H-24V-32H-12V-40H0V-32H12V-40H24V-32H34V0Z', SEA),
    area('M-10 0V-14Q0-26 10-14V0Z', BRONZE),
    tower(-38),
    tower(38)
  )
}

function cologne(): string {
  const spits = (x: number) =>
    area(`M${x - 15}-66L${x}-132L${x + 15}-66Z`, SLATE) +
    thin(`M${x}-112V-100M${x - 5}-86V-78M${x + 5}-86V-78`) +
    area(`M${x - 17} 0V-68H${x + 17}V0Z`, SEA) +
    tint(`M${x + 7}-66H${x + 15}V-2H${x + 7}Z`, RIVER) +
    thin(`M${x - 6}-40V-52Q${x}-60 ${x + 6}-52V-40Z`, SLATE)
  return [
    drawn(
      area('M-70 0V-38L-58-56H-26V0Z', SLATE),
      area('M-68 0V-30H-26V0Z', SEA),
      thin('M-58-8V-18Q-54-24-50-18V-8ZM-42-8V-18Q-38-24-34-18V-8Z', SLATE),
      spits(-20),
      spits(20),
      area('M-11 0V-46L0-62L11-46V0Z', WHITE),
      `<circle cy="-38" r="6" fill="${LACQUER}" stroke-width="3"/>`,
      area('M-7 0V-14Q0-24 7-14V0Z', BRONZE)
    ),
    place('huis', -88, 4, 0.9),
  ].join('')
}

function basel(): string {
  const spits = (x: number) =>
    area(`M${x - 9}-48L${x}-82L${x + 9}-48Z`, LACQUER) +
    area(`M${x - 10} 0V-50H${x + 10}V0Z`, LACQUER_LIGHT) +
    thin(`M${x}-36V-28`)
  return [
    drawn(
      area('M-44 0V-28L-36-42H-8V0Z', MOS),
      area('M-42 0V-22H-8V0Z', LACQUER_LIGHT),
      thin('M-32-6V-12M-20-6V-12'),
      spits(-10),
      spits(16),
      area('M-1 0V-34H7V0Z', WHITE)
    ),
    place('huis', 36, 2, 0.8),
  ].join('')
}

function rome(): string {
  return drawn(
    // a pine, as only the south has them
    area('M-62 0C-60-20-64-28-62-38', 'none'),
    area('M-86-38C-90-60-34-60-38-38Z', MOS),
    // dome
    area('M0-84V-94M-5-90H5', 'none'),
    area('M-26-50C-26-92 26-92 26-50Z', RIVER),
    tint('M8-76C20-72 24-62 24-52H10Z', SLATE),
    area('M-32-40V-52H32V-40Z', WHITE),
    // front with columns
    area('M-48-26L0-48L48-26Z', GOLD),
    area('M-42 0V-28H42V0Z', PARCHMENT),
    area('M-38 0V-26M-22 0V-26M-8 0V-26M8 0V-26M22 0V-26M38 0V-26', 'none', 'stroke-width="9"'),
    `<path d="M-38-3V-26M-22-3V-26M-8-3V-26M8-3V-26M22-3V-26M38-3V-26" stroke="${WHITE}" fill="none" stroke-width="3.500"/>`,
    area('M-52 4V-4H52V4Z', WHITE)
  )
}

// --- names ---------------------------------------------------------------------------------------

/**
 * Words as outlines of the shop's serif: a picture in an <img> cannot load our font, and a map in
 * Times would be another map on every telephone.
 */
function word(text: string, center: number, line: number, size: number, color: string): string {
  const scale = size / 500
  let x = 0
  const letters: string[] = []
  for (const char of text) {
    const letter = LETTERS[char]
    if (letter) letters.push(`<use href="#kaart-${char}" x="${x}"/>`)
    x += letter?.[0] ?? 130
  }
  const links = round(center - (x * scale) / 2)
  return `<g transform="translate(${links} ${line}) scale(${round(scale * 1000) / 1000})" fill="${color}">${letters.join('')}</g>`
}

/** A name on the map has a rim of paper, so that it stays readable on a wood or a shore. */
function name(text: string, center: number, line: number, size = 34, color = INK): string {
  const rim = word(text, center, line, size, PAPER).replace(
    '<g ',
    `<g stroke="${PAPER}" stroke-width="110" `
  )
  return rim + word(text, center, line, size, color)
}

function names(): string {
  return [
    name('Engeland', 132, 148, 34),
    name('Utrecht', 534, 354),
    name('Rhenen', 782, 240, 36),
    name('Keulen', 546, 630),
    name('Rijn', 536, 700, 32, SLATE),
    name('Bazel', 448, 829),
    name('Alpen', 448, 948),
    name('Rome', 788, 1052),
  ].join('')
}

// --- title, compass, ship, monster ---------------------------------------------------------------

function title(done: boolean): string {
  const board =
    'M72 672C120 658 310 658 358 672C352 690 374 700 370 722S352 760 358 796C310 810 120 810 72 796C78 776 56 744 60 722S78 690 72 672Z'
  const wreath = done
    ? drawn(
        ...[-1, 1].flatMap((side) =>
          [0, 1, 2, 3].map((i) =>
            thin(
              `M${215 + side * (26 + i * 30)} ${806 - i * 2}q${side * 8}-18 ${side * 28}-12q${side * -6} 18 ${side * -28} 12Z`,
              MOS
            )
          )
        )
      )
    : ''
  return [
    tint(
      'M84 690C132 676 322 676 370 690C366 706 386 716 382 738S364 776 370 812C322 826 132 826 84 812Z',
      'rgba(30,42,56,.16)'
    ),
    drawn(
      // rolled ends
      area(
        'M72 672C44 664 40 640 60 634C84 630 90 652 78 660C110 650 320 650 352 660C340 652 346 630 370 634C390 640 386 664 358 672C310 658 120 658 72 672Z',
        GOLD
      ),
      area(
        'M72 796C44 804 40 828 60 834C84 838 90 816 78 808C110 820 320 820 352 808C340 816 346 838 370 834C390 828 386 804 358 796C310 810 120 810 72 796Z',
        GOLD
      ),
      area(board, WHITE)
    ),
    `<path d="M88 686C130 676 300 676 342 686C338 700 356 708 354 724S336 762 342 782C300 792 130 792 88 782C94 762 76 740 76 724S92 700 88 686Z" fill="none" stroke="${MESSING}" stroke-width="3"/>`,
    word('De tocht', 215, 728, 48, LACQUER),
    word('van Cunera', 215, 774, 44, INK),
    wreath,
  ].join('')
}

function compass(x: number, y: number): string {
  const point = (angle: number, long: number, wide: number, light: string, dark: string) =>
    `<g transform="rotate(${angle})">${area(`M0 0L${-wide}${-wide}L0${-long}Z`, light)}${area(`M0 0L${wide}${-wide}L0${-long}Z`, dark)}</g>`
  return at(
    x,
    y,
    [
      drawn(
        `<circle r="60" fill="${PAPER}"/>`,
        `<circle r="47" fill="none" stroke="${MESSING}" stroke-width="3" stroke-dasharray=".1 9.840"/>`
      ),
      `<g stroke="${INK}" stroke-width="3">`,
      ...[45, 135, 225, 315].map((angle) => point(angle, 42, 9, SEA, RIVER)),
      ...[90, 180, 270].map((angle) => point(angle, 62, 11, GOLD, MESSING)),
      point(0, 78, 11, LACQUER_LIGHT, LACQUER),
      `<circle r="14" fill="${WHITE}"/>`,
      '</g>',
      tint('M0-8A5 5 0 0 1 3 1L5 8H-5L-3 1A5 5 0 0 1 0-8Z', INK),
    ].join('')
  )
}

function ship(x: number, y: number): string {
  return at(
    x,
    y,
    [
      drawn(
        area('M0-96V0', 'none'),
        area('M2-98C14-104 22-92 38-98L32-89L38-82C22-78 14-88 2-84Z', LACQUER),
        area('M-42-76C-52-50-50-36-40-20H36C48-38 48-54 40-76Z', WHITE),
        tint('M24-74H38C46-54 45-40 35-23H20C30-40 30-56 24-74Z', PARCHMENT),
        area('M-46-76H44', 'none'),
        // the crossed keys of the pilgrims
        `<g fill="none" stroke="${LACQUER}" stroke-width="5"><path d="M-18-30L8-58M10-30L-16-58M-18-30l-5-5M10-30l5-5"/><circle cx="12" cy="-62" r="5"/><circle cx="-20" cy="-62" r="5"/></g>`,
        // pilgrims
        `<circle cx="-26" cy="-15" r="8" fill="${SKIN}"/>`,
        `<circle cx="22" cy="-15" r="8" fill="#A8714A"/>`,
        area('M-35-16C-36-28-16-28-17-16C-22-20-30-20-35-16Z', MOS),
        area('M13-16C12-28 32-28 31-16C26-20 18-20 13-16Z', LACQUER),
        area(
          'M-60-22L-54-10C-30 0 30 0 52-12L66-28C66 4 54 26 38 28H-36C-52 24-60 2-60-22Z',
          MESSING
        ),
        tint('M60-18C60 4 50 24 38 25H16C40 20 54 2 60-18Z', BRONZE),
        thin('M-55 4C-20 12 30 12 58 2'),
        area(
          'M-60-22L-54-10C-30 0 30 0 52-12L66-28C66 4 54 26 38 28H-36C-52 24-60 2-60-22Z',
          'none'
        )
      ),
      `<path d="M-74 28Q-62 16-48 26Q-34 16-20 26Q-6 16 8 26Q22 16 36 26Q50 16 62 26Q72 18 82 28V40H-74Z" fill="${SEA}"/>`,
      drawn(
        `<path d="M-74 28Q-62 16-48 26Q-34 16-20 26Q-6 16 8 26Q22 16 36 26Q50 16 62 26Q72 18 82 28" fill="none" stroke-width="4"/>`
      ),
    ].join('')
  )
}

function seaSerpent(x: number, y: number): string {
  const bends = 'M-4 8C-4-44 54-44 54 8M72 8C72-26 112-26 112 8'
  const hals = 'M-52 10C-30-6-34-30-44-44'
  return at(
    x,
    y,
    [
      `<g fill="none"><path d="${bends}${hals}" stroke="${INK}" stroke-width="32"/><path d="${bends}${hals}" stroke="${MOS}" stroke-width="22"/></g>`,
      `<path d="M6-14Q14-24 24-24M80-6Q86-14 92-14" fill="none" stroke="${MOSS_LIGHT}" stroke-width="5"/>`,
      drawn(
        // fins on the humps, tail
        thin('M18-38L26-52L34-39ZM86-24L93-36L100-23Z', LACQUER_LIGHT),
        area(
          'M132 10C132-10 140-22 138-36L126-44C140-50 150-46 152-38C158-46 170-46 174-36L154-28C156-14 150 0 150 10Z',
          MOS
        ),
        // head with a kind face: this monster only wants to be on the map
        area(
          'M-32-50C-28-74-52-84-70-78C-88-76-104-66-106-54C-106-44-94-40-84-42C-72-38-56-34-44-36Z',
          MOS
        ),
        thin('M-48-78L-42-94L-34-76M-34-68L-22-76L-26-58', LACQUER_LIGHT),
        thin('M-104-52C-94-46-86-48-78-54'),
        `<circle cx="-64" cy="-64" r="6.500" fill="${WHITE}" stroke-width="3"/>`
      ),
      `<circle cx="-66" cy="-64" r="3" fill="${INK}"/><circle cx="-58" cy="-49" r="5" fill="${LACQUER_LIGHT}"/>`,
      `<path d="M-80 6Q-70-4-58 6Q-46-4-34 6Q-20-4-6 6Q8-4 22 6Q36-4 50 6Q64-4 78 6Q92-4 106 6Q120-4 134 6Q148-4 162 6Q172-2 180 6V30H-80Z" fill="${SEA}"/>`,
      `<path d="M-80 6Q-70-4-58 6Q-46-4-34 6Q-20-4-6 6Q8-4 22 6Q36-4 50 6Q64-4 78 6Q92-4 106 6Q120-4 134 6Q148-4 162 6Q172-2 180 6" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ].join('')
  )
}

// --- the journey ---------------------------------------------------------------------------------

function reis(n: number): string {
  const done = n === CARDS
  const until = n - 1
  const traveled = STATIONS.slice(0, until)
  const sealed = done ? traveled : traveled.slice(0, -1)
  const here: Spot | undefined = done ? undefined : (traveled.at(-1) ?? { ...START, kant: 1 })
  return [
    route(traveled),
    // The start keeps a plain brass stud: it is a place, but no puzzle.
    n > 1 ? at(START.x, START.y, drawn(`<circle r="9" fill="${GOLD}"/>`)) : '',
    ...sealed.map((station) => at(station.x, station.y, seal(station.stempel))),
    here
      ? at(here.x, here.y, ring()) +
        at(here.x + here.kant * 54, here.y + 22 + (here.lager ?? 0), cunera(here.kant))
      : at(738, 402, cunera(1)),
  ].join('')
}

function route(stations: Station[]): string {
  const line = (back: boolean) => {
    let from: { x: number; y: number } = START
    let d = ''
    for (const station of stations) {
      if (Boolean(station.terug) === back) d += `M${from.x} ${from.y}${station.weg}`
      from = station
    }
    return d
  }
  const outward = line(false)
  const back = line(true)
  return [
    `<g fill="none">`,
    outward &&
      `<path d="${outward}" stroke="${WHITE}" stroke-width="15" stroke-dasharray=".1 17"/><path d="${outward}" stroke="${LACQUER}" stroke-width="9.500" stroke-dasharray=".1 17"/>`,
    back &&
      `<path d="${back}" stroke="${WHITE}" stroke-width="14" stroke-dasharray="12 17"/><path d="${back}" stroke="${LACQUER}" stroke-width="8" stroke-dasharray="12 17"/>`,
    '</g>',
  ].join('')
}

function seal(stamp: string): string {
  return [
    `<use href="#kaart-lak" ${OUTLINE} fill="${LACQUER}"/>`,
    tint(
      'M23-6C27 0 22 5 22 11C21 18 14 17 9 22C4 26-2 23-8 23C-14 23-16 18-20 14C4 18 20 10 23-6Z',
      LACQUER_DARK
    ),
    `<circle r="17" fill="${LACQUER}" stroke="${LACQUER_LIGHT}" stroke-width="3"/>`,
    `<path d="${stamp}" fill="none" stroke="${WHITE}" stroke-width="3"/>`,
  ].join('')
}

/** Here she is now: a brass ring with rays, another shape than a seal and not only another colour. */
function ring(): string {
  return [
    drawn(
      `<path d="M0-40V-46M28-28L33-33M40 0H46M28 28L33 33M0 40V46M-28 28L-33 33M-40 0H-46M-28-28L-33-33" stroke="${LACQUER}" stroke-width="6" fill="none"/>`,
      `<circle r="31" fill="${GOLD}"/>`,
      `<circle r="20" fill="${WHITE}"/>`
    ),
    `<path d="M-19-16A25 25 0 0 1 0-25.500" fill="none" stroke="${WHITE}" stroke-width="4"/>`,
    `<circle r="10" fill="${LACQUER}"/>`,
  ].join('')
}

/** Cunera as a pilgrim; she looks at her station, her flag flies away from it. */
function cunera(side: -1 | 1): string {
  const figure = drawn(
    area('M24 2V-96', 'none'),
    area('M26-96C38-104 48-90 66-98L58-86L66-74C48-68 38-80 26-74Z', LACQUER),
    area('M-4-56C-22-52-28-20-26 2H18C20-22 16-50-4-56Z', LACQUER),
    tint('M2-50C14-40 17-20 15-1H2C8-20 8-36 2-50Z', LACQUER_DARK),
    area('M-4-56C-22-52-28-20-26 2H18C20-22 16-50-4-56Z', 'none'),
    thin('M-8-30L20-38'),
    `<circle cx="23" cy="-38" r="6" fill="${SKIN}"/>`,
    // veil and face
    area('M-8-92C14-98 22-74 14-56C8-42-2-46-18-48C-26-60-28-86-8-92Z', WHITE),
    area('M-18-72C-18-86 4-86 4-70C4-54-18-54-18-70Z', SKIN),
    `<path d="M-20-82Q-6-92 8-80" fill="none" stroke="${GOLD}" stroke-width="5"/>`
  )
  const face = `<g fill="${INK}"><circle cx="-13" cy="-71" r="2.500"/><circle cx="-4" cy="-71" r="2.500"/></g><path d="M-12-64Q-8-60-4-64" fill="none" stroke="${INK}" stroke-width="2.500"/>`
  const shadow = `<ellipse cx="0" cy="2" rx="34" ry="7" fill="${INK}" opacity=".2"/>`
  return `<g transform="scale(${side} 1)">${shadow}${figure}${face}</g>`
}

// --- the feast -----------------------------------------------------------------------------------

const FESTIVE_COLORS = [LACQUER, GOLD, MOS, RIVER]

/** Rays and confetti around the tower; drawn under the route, so that no station is hidden. */
function party(): string {
  const confetti: [number, number, number][] = [
    [596, 176, 20],
    [618, 118, -30],
    [584, 232, 50],
    [640, 210, -10],
    [730, 196, 35],
    [690, 72, 15],
    [822, 186, -40],
    [790, 176, 60],
    [606, 276, -60],
    [744, 166, -20],
    [566, 118, 40],
    [846, 214, 10],
  ]
  return confetti
    .map(
      ([x, y, angle], i) =>
        `<rect x="-7" y="-4" width="14" height="8" transform="translate(${x} ${y}) rotate(${angle})" fill="${FESTIVE_COLORS[i % 4]}" stroke="${INK}" stroke-width="2.500"/>`
    )
    .join('')
}

/** A string of pennants along the upper edge. */
function garland(): string {
  const flags: string[] = []
  const sag = (t: number) => 48 + 24 * Math.sin(Math.PI * ((t * 3) % 1))
  for (let i = 0; i < 21; i++) {
    const t = (i + 0.5) / 21
    const x = Math.round(46 + t * 808)
    const y = Math.round(sag(t))
    flags.push(area(`M${x - 13} ${y}L${x + 13} ${y}L${x} ${y + 27}Z`, FESTIVE_COLORS[i % 4]!))
  }
  const arcs = [0, 1, 2].map((i) => {
    const x = 46 + i * 269.3
    return `M${round(x)} 48Q${round(x + 134.7)} 96 ${round(x + 269.3)} 48`
  })
  return drawn(`<g stroke-width="4">${flags.join('')}<path d="${arcs.join('')}" fill="none"/></g>`)
}

// --- letters -------------------------------------------------------------------------------------

/**
 * The letters of the names, from Fraunces (SIL Open Font License) at weight 620 and optical size
 * 24, on an em of 500 units: the width, then the outline.
 */
const LETTERS: Record<string, [number, string]> = {
  A: [
    372,
    'M88-147l151 0l1 33l-153 0zM121-15q0 7-4 11q-4 4-14 4l-76 0q-9 0-14-4q-4-4-4-11q0-5 2-8q3-4 9-7l8-3q6-4 10-9q4-6 9-21l75-232q4-11 2-16q-1-5-10-8q-7-3-10-7q-3-4-3-9q0-7 4-11q5-4 14-4l129 0q10 0 14 4q5 4 5 11q0 6-4 10q-3 3-10 6q-6 2-7 7q-1 4 1 13l78 235q5 15 9 22q5 7 13 10q9 4 11 7q3 4 3 10q0 7-4 11q-5 4-14 4l-110 0q-9 0-14-4q-4-4-4-11q0-6 3-9q3-4 9-6l14-3q6-3 6-8q0-5-4-15l-84-262l8-2l-82 252q-3 10-4 16q-1 7 3 11q3 4 12 8l13 3q6 3 9 6q3 3 3 9z',
  ],
  B: [
    356,
    'M344-84q0 37-31 61q-32 23-96 23l-175 0q-9 0-14-4q-4-4-4-11q0-11 12-16l12-4q7-2 10-6q4-4 4-12l0-245q0-7-4-11q-3-4-10-6l-12-4q-12-5-12-16q0-7 4-11q5-4 14-4l136 0q46 0 79 13q33 13 50 36q17 22 17 53q0 25-14 45q-14 19-41 31q-28 11-69 11l14-9q40 0 69 11q29 11 45 30q16 20 16 45zM187-149l-70 0l0-25l62 0q22 0 37-8q16-8 24-24q8-15 8-38q0-23-10-41q-9-17-28-26q-18-10-46-10l-21 0l0 263q0 14 8 22q8 7 25 7l23 0q21 0 36-7q14-7 21-20q8-13 8-31q0-28-20-45q-20-17-57-17z',
  ],
  C: [
    352,
    'M336-91q-1 16-10 34q-10 17-28 32q-18 15-44 25q-27 9-60 9q-54 0-93-23q-39-24-61-65q-21-41-21-95q0-39 13-73q13-34 35-59q23-25 54-39q31-14 67-14q25 0 40 5q15 5 24 9q9 5 15 5q6 0 9-4q4-4 7-8q4-4 10-4q6 0 9 3q3 4 6 12l25 85q2 7-1 12q-4 5-11 7q-7 1-12-2q-6-3-9-10q-13-29-29-46q-16-17-34-25q-18-7-39-7q-22 0-40 10q-18 10-31 28q-12 19-19 45q-7 25-7 56q0 48 15 81q15 34 41 51q27 17 61 17q31 0 54-14q23-14 39-40q4-7 9-9q4-2 8-1q4 1 6 4q2 3 2 8z',
  ],
  D: [
    400,
    'M24-15q0-11 12-16l12-4q7-2 10-6q4-4 4-11l0-246q0-7-4-11q-3-4-10-6l-12-4q-12-5-12-16q0-7 4-11q5-4 14-4l133 0q47 0 85 14q37 13 65 38q27 25 42 59q15 34 15 75q0 47-22 84q-22 37-63 59q-41 21-99 21l-156 0q-9 0-14-4q-4-4-4-11zM191-32q32 0 56-15q24-15 38-45q13-30 13-74q0-35-9-63q-9-28-26-48q-17-20-42-31q-24-10-54-10l-24 0l0 259q0 14 7 21q8 6 23 6z',
  ],
  E: [
    332,
    'M109-190l83 0q15 0 21-6q6-6 8-21q2-7 6-10q3-3 9-4q11 0 15 13l18 71q2 8-1 13q-2 4-8 7q-6 1-11-1q-5-2-8-7q-6-10-12-16q-5-5-12-7q-7-2-18-2l-90 0zM24-335q0-7 4-11q5-4 14-4l186 0q9 0 16-3q6-2 12-5q6-2 12-2q10 0 15 5q5 5 8 17l18 66q3 8-1 13q-3 5-10 6q-6 2-12-1q-6-2-9-10q-9-18-16-29q-8-10-16-16q-7-5-16-7q-9-2-21-2l-65 0l0 257q0 15 8 22q8 7 23 7l40 0q17 0 29-5q12-4 22-18q11-14 23-42q3-7 8-10q5-3 12-1q7 1 10 7q4 5 1 14l-19 74q-3 11-8 17q-5 5-15 5q-6 0-12-2q-5-2-12-5q-6-2-16-2l-195 0q-9 0-14-4q-4-4-4-11q0-11 12-16l12-4q7-2 10-6q4-4 4-11l0-246q0-7-4-11q-3-4-10-6l-12-4q-12-5-12-16z',
  ],
  K: [
    398,
    'M114-138l152-148q8-8 10-13q2-6 0-10q-2-4-9-7l-13-3q-6-3-9-6q-3-4-3-10q0-7 5-11q4-4 14-4l97 0q9 0 13 4q5 4 5 11q0 6-4 10q-5 3-15 7q-4 2-8 4q-4 2-9 6q-5 3-12 10q-8 6-19 17l-182 173zM177-184l61-50l118 183q6 9 11 13q6 3 12 5q9 3 12 8q3 4 3 10q0 7-4 11q-5 4-14 4l-119 0q-10 0-14-4q-5-4-5-11q0-6 3-10q3-3 8-5l12-3q5-2 5-7q0-4-5-12zM143-52q0 7 3 12q3 4 9 6l10 3q7 3 10 7q2 3 2 9q0 7-4 11q-5 4-14 4l-117 0q-9 0-14-4q-4-4-4-11q0-11 12-16l12-4q7-2 10-6q4-4 4-11l0-246q0-7-4-11q-3-4-10-6l-12-4q-12-5-12-16q0-7 4-11q5-4 14-4l121 0q9 0 14 4q4 4 4 11q0 11-12 16l-12 4q-7 2-10 6q-4 4-4 11z',
  ],
  R: [
    378,
    'M342-230q0 24-11 43q-10 19-30 32q-19 14-45 18q-11 2-21 5q-9 3-18 5q-10 2-22 2q-15 0-28-2q-14-2-26-6q-11-4-20-9l1-27q8 5 18 9q10 3 21 4q10 2 21 2q36 0 57-20q20-19 20-55q0-27-12-47q-12-21-33-33q-22-12-51-12l-20 0l0 268q0 8 3 12q4 4 10 7l13 3q7 3 9 7q2 4 2 9q0 15-18 15l-120 0q-9 0-14-4q-4-4-4-11q0-11 12-16l12-4q7-2 10-6q4-4 4-12l0-245q0-7-4-11q-3-4-10-6l-12-4q-12-5-12-16q0-7 4-11q5-4 14-4l125 0q56 0 95 16q39 15 60 42q20 27 20 62zM196-138l79-10l61 98q5 8 10 12q5 4 13 7q8 3 11 6q3 4 3 10q0 7-4 11q-5 4-14 4l-104 0q-18 0-18-15q0-4 2-7q2-2 6-5l7-2q4-2 5-5q1-4-2-10z',
  ],
  U: [
    378,
    'M294-150l-8-142q-1-11-5-16q-5-5-14-8l-10-2q-9-2-12-6q-4-4-4-11q0-7 4-11q5-4 13-4l90 0q8 0 13 4q4 4 4 11q0 7-4 11q-4 4-12 6l-10 2q-11 3-16 10q-4 6-3 16l9 140q1 12 2 25q0 12 1 25q0 31-15 56q-15 25-47 39q-31 14-79 14q-46 0-78-13q-32-14-48-38q-16-24-15-58q0-7 0-17q1-10 2-22q0-12 1-23l8-135q0-8-3-12q-4-5-13-7l-11-2q-17-4-17-17q0-7 5-11q4-4 13-4l132 0q9 0 13 4q4 4 4 11q0 7-4 11q-4 4-12 6l-11 2q-8 2-11 6q-3 4-4 13l-8 136q-1 17-1 30q-1 14-1 24q0 41 21 60q22 20 60 20q27 0 46-9q18-9 28-26q10-17 9-40q0-17 0-28q-1-10-2-20z',
  ],
  a: [
    280,
    'M170-33l0-6l-6-3l0-142q0-17-8-25q-9-9-24-9q-14 0-22 5q-7 6-7 15l0 19q0 15-11 24q-10 8-29 8q-16 0-24-7q-9-8-9-21q0-16 14-31q13-16 39-26q27-10 65-10q45 0 67 19q22 19 22 51l0 124q0 6 3 10q2 3 7 3q5 0 7-2q3-2 4-4q2-1 3-2q2-1 4-1q4 0 6 3q2 3 2 7q0 9-6 18q-6 10-18 16q-12 6-28 6q-23 0-37-10q-14-11-14-29zM20-53q0-31 28-51q29-19 79-19q15 0 28 2q13 3 22 7l-6 19q-8-3-17-5q-8-2-18-2q-19 0-31 10q-11 9-11 26q0 17 10 27q9 9 24 9q14 0 26-6q11-7 19-17l6 18q-13 20-37 31q-23 10-49 10q-33 0-53-16q-20-16-20-43z',
  ],
  c: [
    261,
    'M244-172q0 15-10 25q-10 10-27 10q-17 0-26-9q-9-10-9-25l0-7q0-15-9-25q-10-9-27-9q-15 0-27 9q-12 9-19 25q-7 17-7 40q0 30 11 50q10 21 28 31q18 11 41 11q22 0 37-8q15-9 25-23q4-4 7-6q3-2 6-2q4 0 6 4q2 3 2 9q-1 21-14 39q-14 18-38 28q-23 11-54 11q-36 0-64-15q-27-15-43-41q-16-27-16-63q0-37 16-66q16-29 44-46q29-17 68-17q31 0 53 9q22 10 34 26q12 16 12 35z',
  ],
  d: [
    310,
    'M198-45l-3-1l0-260q0-8-2-11q-2-3-7-4l-11-1q-5-2-7-5q-3-3-3-7q0-5 3-8q3-4 11-6l46-17q9-4 15-5q7-2 12-2q8 0 12 4q5 5 5 13l0 307q0 9 2 13q2 4 7 6l8 2q5 3 7 6q3 3 3 8q0 6-4 10q-4 3-12 3l-50 0q-14 0-23-9q-9-8-9-22zM17-112q0-39 16-69q16-29 43-45q27-16 61-16q30 0 52 14q23 14 38 40l-18 20q-12-20-27-30q-15-10-32-10q-16 0-29 10q-13 9-21 29q-7 20-7 50q0 28 7 47q8 19 21 29q13 9 29 9q18 0 33-10q15-11 27-32l12 16q-20 31-46 49q-25 17-57 17q-29 0-52-15q-24-15-37-41q-13-27-13-62z',
  ],
  e: [
    266,
    'M249-149q0 15-9 23q-9 8-25 8l-152 0l0-22l98 0q14 0 14-13q0-29-11-44q-12-15-31-15q-14 0-26 9q-11 8-18 25q-6 16-6 40q0 46 22 70q22 23 58 23q22 0 38-9q17-8 26-23q5-5 7-7q3-1 6-1q4 0 7 3q2 3 2 9q-1 21-15 39q-13 18-37 29q-24 11-56 11q-37 0-65-15q-28-15-44-42q-15-27-15-63q0-37 15-66q15-29 43-45q29-17 68-17q33 0 57 12q23 12 36 33q13 21 13 48z',
  ],
  g: [
    288,
    'M181-24q-32-4-47-8q-16-3-21-6q-5-4-5-8q0-4 4-8q3-3 10-6l-6-4q-27 2-42 8q-15 7-21 16q-6 10-6 20q0 12 7 22q7 9 27 16q20 6 58 11q30 4 47 9q16 4 23 10q7 6 7 14q0 10-7 17q-7 7-22 11q-15 3-39 3q-43 0-60-11q-17-11-17-29q0-11 9-20q9-9 26-12l-5-7q-48 5-68 19q-19 15-19 36q0 16 12 28q12 12 38 19q27 7 70 7q71 0 109-23q37-22 37-57q0-19-10-32q-9-14-31-22q-22-9-58-13zM183-216l20 4q8-17 14-24q6-7 14-7q6 0 10 3q3 4 7 8q3 5 8 8q5 3 13 3q12 0 19-8q7-9 7-23q0-16-10-25q-11-9-26-9q-20 0-38 13q-17 13-29 39zM259-151q0-25-14-46q-13-20-39-32q-26-12-62-12q-37 0-65 12q-27 12-42 34q-16 21-16 50q0 26 15 46q14 21 40 32q27 12 64 12q35 0 62-12q27-12 42-34q15-21 15-50zM133-217q22 0 35 19q13 20 16 54q2 30-7 47q-10 16-30 17q-13 0-24-8q-11-9-18-26q-6-16-8-40q-2-19 2-33q4-14 12-21q9-8 22-9z',
  ],
  h: [
    319,
    'M119-355l0 307q0 10 2 14q2 4 7 6l8 2q9 5 9 13q0 13-16 13l-95 0q-8 0-12-3q-4-4-4-10q0-5 3-8q2-3 8-6l8-2q4-2 7-6q2-4 2-13l0-258q0-8-2-11q-3-3-7-4l-12-1q-4-2-7-5q-2-3-2-7q0-5 3-8q3-4 10-6l46-17q10-4 16-5q6-2 12-2q8 0 12 4q4 5 4 13zM111-165l-13-14l11-10q30-28 53-41q23-12 44-12q30 0 47 20q18 20 21 54l13 120q1 9 3 13q2 4 7 6l7 2q5 3 8 6q3 3 3 8q0 6-4 10q-4 3-12 3l-97 0q-15 0-15-13q0-8 9-13l8-2q5-2 7-6q3-5 2-14l-12-106q-2-20-10-30q-8-11-24-11q-11 0-22 5q-11 5-24 17z',
  ],
  i: [
    159,
    'M119-224l0 176q0 9 3 13q2 4 6 6l8 2q5 3 8 6q2 3 2 8q0 6-4 10q-4 3-11 3l-97 0q-7 0-12-3q-4-4-4-10q0-5 3-8q3-3 8-6l8-2q4-2 7-6q2-4 2-13l0-127q0-7-2-11q-3-3-7-4l-12-1q-4-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q10-4 16-5q6-2 12-2q8 0 12 5q4 4 4 12zM77-277q-21 0-33-11q-13-10-13-28q0-17 13-28q12-10 33-10q21 0 33 10q13 11 13 28q0 18-13 28q-12 11-33 11z',
  ],
  j: [
    158,
    'M119-49q0 12 4 24q4 13 9 25q5 12 9 24q4 12 4 25q0 30-22 49q-22 19-60 19q-26 0-44-8q-18-8-27-21q-9-13-9-29q0-17 9-26q10-9 25-9q15 0 24 10q9 10 9 26l0 12q0 10 5 16q6 6 16 6q12 0 18-7q6-7 6-19q0-10-5-20q-5-10-12-20q-8-9-15-19q-7-10-12-21q-5-10-5-21l0-142q0-7-3-11q-2-3-6-4l-12-1q-4-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q10-4 16-5q6-2 12-2q8 0 12 5q4 4 4 12zM76-277q-21 0-34-11q-12-10-12-28q0-17 12-28q13-10 34-10q21 0 33 10q13 11 13 28q0 18-13 28q-12 11-33 11z',
  ],
  l: [
    159,
    'M119-355l0 307q0 9 3 13q2 4 6 6l8 2q5 3 8 6q2 3 2 8q0 6-4 10q-4 3-11 3l-97 0q-7 0-11-3q-5-4-5-10q0-5 3-8q3-3 8-6l8-2q4-2 7-6q2-4 2-13l0-258q0-8-2-11q-3-3-7-4l-12-1q-4-2-7-5q-2-3-2-7q0-5 3-8q3-4 10-6l46-17q10-4 16-6q6-1 12-1q8 0 12 4q4 5 4 13z',
  ],
  m: [
    476,
    'M119-224l0 176q0 10 2 14q2 4 7 6l8 2q8 5 8 13q0 13-15 13l-95 0q-8 0-12-3q-4-4-4-10q0-5 3-8q3-3 8-6l8-2q4-2 7-6q2-4 2-13l0-127q0-7-2-11q-3-3-7-4l-12-1q-4-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q9-3 16-5q6-2 12-2q8 0 12 5q4 4 4 12zM112-164l-14-15l11-10q31-29 55-41q23-12 44-12q32 0 51 20q19 21 19 55l0 119q0 10 3 14q2 4 7 6l7 2q9 5 9 13q0 13-15 13l-94 0q-15 0-15-13q0-8 8-13l8-2q5-2 7-6q2-5 2-14l0-105q0-20-9-31q-10-11-27-11q-11 0-23 5q-12 6-24 17zM271-165l-13-14l10-10q30-28 53-41q22-12 42-12q31 0 47 20q17 20 21 54l14 120q1 9 3 13q2 4 6 6l8 2q5 3 7 6q3 3 3 8q0 6-4 10q-4 3-12 3l-96 0q-15 0-15-13q0-8 9-13l8-2q4-2 7-6q3-5 2-14l-12-105q-3-21-11-31q-8-11-24-11q-10 0-20 6q-11 5-24 15z',
  ],
  n: [
    319,
    'M119-224l0 176q0 10 2 14q2 4 7 6l8 2q9 5 9 13q0 13-15 13l-96 0q-8 0-12-3q-4-4-4-10q0-5 3-8q2-3 8-6l8-2q4-2 7-6q2-4 2-13l0-127q0-7-2-11q-3-3-7-4l-12-1q-4-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q10-3 16-5q6-2 12-2q8 0 12 5q4 4 4 12zM111-165l-13-14l11-10q30-28 53-41q23-12 44-12q30 0 47 20q18 20 21 54l13 120q1 9 3 13q2 4 7 6l7 2q5 3 8 6q3 3 3 8q0 6-4 10q-4 3-12 3l-96 0q-16 0-16-13q0-8 9-13l8-2q5-2 8-6q2-5 1-14l-12-106q-2-20-10-30q-8-11-24-11q-11 0-22 5q-11 5-24 17z',
  ],
  o: [
    296,
    'M149-242q39 0 68 16q30 16 46 44q16 28 16 65q0 35-16 63q-17 28-47 44q-30 16-69 16q-39 0-68-16q-29-16-46-44q-16-28-16-65q0-35 17-63q17-28 46-44q30-16 69-16zM168-26q15-3 25-16q9-13 12-34q2-22-4-51q-6-30-17-50q-11-19-25-27q-14-9-30-6q-15 3-25 16q-10 12-12 34q-2 22 4 51q6 30 16 50q11 19 26 27q14 8 30 6z',
  ],
  p: [
    312,
    'M113-224l0 27l3 7l0 259q0 9 3 13q2 4 6 5l12 3q5 2 7 5q3 4 3 8q0 7-4 10q-4 4-12 4l-100 0q-7 0-11-4q-4-3-4-10q0-4 2-8q3-3 8-5l8-3q4-1 7-5q2-4 2-13l0-244q0-7-2-11q-3-3-7-4l-12-1q-4-2-7-5q-2-2-2-7q0-5 3-8q3-3 10-6l43-17q10-4 16-5q6-2 12-2q8 0 12 5q4 4 4 12zM102-160l-12-16q19-31 45-48q26-18 57-18q30 0 53 15q23 15 37 42q13 26 13 61q0 39-16 69q-16 29-43 45q-27 16-61 16q-30 0-53-14q-23-14-37-40l18-20q12 21 26 31q15 9 32 9q17 0 30-9q13-10 20-30q8-20 8-49q0-29-8-48q-7-19-20-29q-13-9-30-9q-17 0-32 10q-15 11-27 32z',
  ],
  r: [
    239,
    'M109-132q0-36 10-61q10-25 27-37q17-12 37-12q23 0 36 14q13 14 13 40q0 23-9 34q-10 12-25 12q-16 0-24-8q-8-8-8-22l0-9q0-8-4-12q-3-4-10-4q-9 0-16 7q-8 7-13 21q-5 14-5 35zM114-223l4 55l0 120q0 8 3 13q3 4 11 5l20 3q7 1 10 5q3 3 3 9q0 6-4 10q-4 3-12 3l-115 0q-7 0-12-3q-4-4-4-10q0-5 3-8q3-3 8-6l8-2q4-2 7-6q2-4 2-13l0-126q0-8-2-11q-3-4-7-5l-12-1q-4-1-7-4q-2-3-2-7q0-5 3-9q3-3 10-6l46-16q10-4 16-6q6-2 10-2q6 0 9 4q3 4 4 14z',
  ],
  t: [
    196,
    'M29-207l-10-3q-6-2-8-5q-3-4-3-8q0-6 4-10q4-3 11-3l13 0q6 0 10-3q4-3 9-10l23-34q5-7 11-11q5-4 11-4q6 0 10 4q4 4 4 12l0 206q0 17 7 26q7 9 19 9q8 0 13-3q6-4 9-8q4-4 7-7q3-3 7-3q4 0 7 3q2 3 2 9q-1 15-10 27q-10 13-26 21q-17 7-37 7q-34 0-52-16q-19-17-19-51l0-128q0-8-3-11q-3-4-9-6zM86-206l0-30l83 0q7 0 11 3q4 3 4 8q0 9-7 14q-8 5-25 5z',
  ],
  u: [
    314,
    'M199-35l0-14l-2-1l0-124q0-8-3-11q-2-4-6-5l-12-1q-5-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q10-3 16-5q6-2 12-2q8 0 12 5q4 4 4 12l0 176q0 9 2 13q3 4 7 6l8 2q5 3 8 6q2 3 2 8q0 6-4 10q-4 3-12 3l-49 0q-14 0-23-10q-10-10-10-25zM40-69l0-105q0-8-3-11q-2-4-6-5l-12-1q-5-2-7-4q-2-3-2-8q0-5 3-8q3-3 10-6l46-17q10-3 16-5q6-2 12-2q8 0 12 5q4 4 4 12l0 141q0 21 10 31q9 11 26 11q10 0 22-5q12-5 25-17l10-8l13 14l-11 10q-31 29-54 41q-24 12-45 12q-31 0-50-20q-19-21-19-55z',
  ],
  v: [
    281,
    'M153 3l-26 0q-9 0-15-5q-6-5-10-15l-71-172q-3-8-6-12q-3-5-7-6l-7-3q-5-2-7-5q-3-3-3-8q0-6 4-10q5-3 12-3l110 0q15 0 15 13q0 5-3 8q-3 3-9 5l-8 2q-10 3-12 10q-2 7 4 21l56 146l-17 6l58-152q6-14 3-21q-2-7-11-10l-9-2q-6-2-9-5q-2-3-2-8q0-6 4-10q4-3 11-3l67 0q7 0 11 3q5 4 5 10q0 4-3 7q-2 4-8 6l-7 2q-4 2-8 8q-4 6-10 21l-66 164q-5 11-11 14q-7 4-15 4z',
  ],
  z: [
    250,
    'M223-196l-135 185l-9-15l64 0q14 0 24-3q9-3 17-10q7-8 16-23l11-18q3-6 8-8q4-2 10-1q6 1 8 6q3 4 2 10l-15 65q-1 8-5 12q-3 3-9 3q-7 0-13-3q-6-4-19-4l-140 0q-12 0-18-4q-5-5-5-12q0-5 2-10q3-6 8-13l135-185l10 14l-64 0q-12 0-21 3q-8 2-14 8q-7 6-14 18l-9 16q-4 6-8 8q-4 2-10 1q-6-1-8-6q-3-4-2-10l12-56q2-9 6-12q3-3 9-3q7 0 13 3q6 4 18 4l136 0q11 0 16 3q5 4 5 11q0 5-3 11q-2 6-9 15z',
  ],
}
