/** The towns on the way, each drawn on 0,0. */
import {
  BRASS,
  BRONZE,
  GOLD,
  LACQUER,
  LACQUER_LIGHT,
  MOSS,
  PARCHMENT,
  RIVER,
  SEA,
  SLATE,
  WHITE,
} from '#games/cunera/map/palette'
import { area, drawn, place, thin, tint } from '#games/cunera/map/svg'

export function utrecht(): string {
  return [
    drawn(
      area('M12 0V-34L20-46H52V0Z', LACQUER),
      area('M14 0V-26H50V0Z', GOLD),
      thin('M25 0V-14Q29-20 33-14V0'),
      area('M-12-62L0-96L12-62Z', SLATE),
      area('M-12-38V-64H12V-38Z', WHITE),
      thin('M-4-40V-52Q0-58 4-52V-40', RIVER),
      area('M-18 0V-40H18V0Z', GOLD),
      tint('M8-38H16V-2H8Z', BRASS),
      area('M-8 0V-16Q0-26 8-16V0Z', BRONZE)
    ),
    place('huis', -36, 2),
  ].join('')
}

export function cologne(): string {
  const spire = (x: number) =>
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
      spire(-20),
      spire(20),
      area('M-11 0V-46L0-62L11-46V0Z', WHITE),
      `<circle cy="-38" r="6" fill="${LACQUER}" stroke-width="3"/>`,
      area('M-7 0V-14Q0-24 7-14V0Z', BRONZE)
    ),
    place('huis', -88, 4, 0.9),
  ].join('')
}

export function basel(): string {
  const spire = (x: number) =>
    area(`M${x - 9}-48L${x}-82L${x + 9}-48Z`, LACQUER) +
    area(`M${x - 10} 0V-50H${x + 10}V0Z`, LACQUER_LIGHT) +
    thin(`M${x}-36V-28`)
  return [
    drawn(
      area('M-44 0V-28L-36-42H-8V0Z', MOSS),
      area('M-42 0V-22H-8V0Z', LACQUER_LIGHT),
      thin('M-32-6V-12M-20-6V-12'),
      spire(-10),
      spire(16),
      area('M-1 0V-34H7V0Z', WHITE)
    ),
    place('huis', 36, 2, 0.8),
  ].join('')
}

export function rome(): string {
  return drawn(
    // a pine, which only grows in the south
    area('M-62 0C-60-20-64-28-62-38', 'none'),
    area('M-86-38C-90-60-34-60-38-38Z', MOSS),
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
