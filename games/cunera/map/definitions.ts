import { ENGLAND, EUROPE } from '#games/cunera/map/land'
import { LETTERS } from '#games/cunera/map/letters'
import {
  INK,
  LACQUER,
  MOSS,
  MOSS_DARK,
  MOSS_LIGHT,
  PARCHMENT,
  RIVER,
  WHITE,
} from '#games/cunera/map/palette'
import { area, OUTLINE_SMALL, tint } from '#games/cunera/map/svg'

/** The shapes that are drawn more than once: each is defined once and used by its id. */
export function definitions(): string {
  const letters = Object.entries(LETTERS).map(
    ([letter, [, shape]]) => `<path id="kaart-${letter}" d="${shape}"/>`
  )
  return [
    '<defs>',
    `<path id="kaart-land" d="${ENGLAND}${EUROPE}"/>`,
    `<clipPath id="kaart-kust"><use href="#kaart-land"/></clipPath>`,
    `<clipPath id="kaart-raam"><rect x="46" y="46" width="808" height="1033"/></clipPath>`,
    `<pattern id="kaart-korrel" width="46" height="42" patternUnits="userSpaceOnUse"><path d="M4 6h2M19 15l2 1M34 5v2M41 27h2M10 30l1 2M27 35h1M16 3h1M38 16h1M3 20h1M23 25h2" stroke="${INK}" stroke-width="1.4" opacity=".07"/></pattern>`,
    `<g id="kaart-spar" ${OUTLINE_SMALL}>${area('M0 0V-8', 'none')}${area('M-16-8L-6-24H-12L0-46L12-24H6L16-8Z', MOSS)}${tint('M3-38L10-26H5L13-10H3Z', MOSS_DARK)}</g>`,
    `<g id="kaart-loof" ${OUTLINE_SMALL}>${area('M0 0V-14', 'none')}${area('M-12-10C-24-12-22-28-12-28C-12-42 12-42 12-28C22-28 24-12 12-10Z', MOSS_LIGHT)}${tint('M4-34C12-32 10-26 12-25C18-24 19-14 11-13H4C12-20 8-28 4-34Z', MOSS)}</g>`,
    `<path id="kaart-golf" d="M-20 0Q-14-9-7-1Q0-9 7-1Q14-9 20 0" fill="none" stroke="${RIVER}" stroke-width="4"/>`,
    `<g id="kaart-huis" ${OUTLINE_SMALL}>${area('M-12 0V-14L-3-24L6-14V0Z', WHITE)}${area('M-3-24H12L20-14H6Z', LACQUER)}${area('M6-14H18V0H6Z', PARCHMENT)}</g>`,
    `<path id="kaart-lak" d="M-3-27C4-30 9-24 15-22C23-20 22-13 26-7C30 0 24 5 24 11C23 20 15 19 10 24C4 29-2 25-8 25C-17 25-18 18-23 13C-28 7-25 1-27-5C-27-14-20-15-16-21C-12-26-8-24-3-27Z"/>`,
    `<g id="kaart-heuvel" ${OUTLINE_SMALL}>${area('M-30 0C-22-14-12-28 2-27C16-26 24-12 32 0', PARCHMENT)}${area('M8-18L14-4M17-12L21-3', 'none', 'stroke-width="3"')}</g>`,
    ...letters,
    '</defs>',
  ].join('')
}
