import {
  BRASS,
  BRONZE,
  INK,
  LACQUER,
  LACQUER_LIGHT,
  MOSS,
  MOSS_LIGHT,
  PARCHMENT,
  SEA,
  SKIN,
  WHITE,
} from '#games/cunera/map/palette'
import { area, at, drawn, thin, tint } from '#games/cunera/map/svg'

/** The ship of the pilgrims. */
export function ship(x: number, y: number): string {
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
        area('M-35-16C-36-28-16-28-17-16C-22-20-30-20-35-16Z', MOSS),
        area('M13-16C12-28 32-28 31-16C26-20 18-20 13-16Z', LACQUER),
        area(
          'M-60-22L-54-10C-30 0 30 0 52-12L66-28C66 4 54 26 38 28H-36C-52 24-60 2-60-22Z',
          BRASS
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

/** A sea serpent, as on old sea charts. */
export function seaSerpent(x: number, y: number): string {
  const bends = 'M-4 8C-4-44 54-44 54 8M72 8C72-26 112-26 112 8'
  const neck = 'M-52 10C-30-6-34-30-44-44'
  return at(
    x,
    y,
    [
      `<g fill="none"><path d="${bends}${neck}" stroke="${INK}" stroke-width="32"/><path d="${bends}${neck}" stroke="${MOSS}" stroke-width="22"/></g>`,
      `<path d="M6-14Q14-24 24-24M80-6Q86-14 92-14" fill="none" stroke="${MOSS_LIGHT}" stroke-width="5"/>`,
      drawn(
        // fins on the humps, tail
        thin('M18-38L26-52L34-39ZM86-24L93-36L100-23Z', LACQUER_LIGHT),
        area(
          'M132 10C132-10 140-22 138-36L126-44C140-50 150-46 152-38C158-46 170-46 174-36L154-28C156-14 150 0 150 10Z',
          MOSS
        ),
        // head with a kind face
        area(
          'M-32-50C-28-74-52-84-70-78C-88-76-104-66-106-54C-106-44-94-40-84-42C-72-38-56-34-44-36Z',
          MOSS
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
