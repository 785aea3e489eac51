import { cirkel, lijn, opCirkel, tel, vlak } from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

/** The double rule of a menu card around a whole drawing. */
export function kader(breedte: number, hoogte: number): Vorm[] {
  return [
    vlak(6, 6, breedte - 12, hoogte - 12, { rond: 10, dikte: 2 }),
    vlak(12, 12, breedte - 24, hoogte - 24, { rond: 6, lijn: 'messing', dikte: 1 }),
  ]
}

/** A clock face with its hands; the hour hand is the short one. */
export function wijzerplaat(x: number, y: number, r: number, minuten: number): Vorm[] {
  const streepjes = tel(12).map((uur) =>
    lijn(
      ...opCirkel(x, y, r * 0.92, uur * 30),
      ...opCirkel(x, y, r * (uur % 3 ? 0.84 : 0.74), uur * 30),
      { dikte: uur % 3 ? 1.5 : 3 }
    )
  )
  return [
    cirkel(x, y, r, { vulling: 'wit', dikte: 3 }),
    ...streepjes,
    lijn(x, y, ...opCirkel(x, y, r * 0.48, (minuten % 720) / 2), { dikte: 5 }),
    lijn(x, y, ...opCirkel(x, y, r * 0.76, (minuten % 60) * 6), { dikte: 3 }),
    cirkel(x, y, 4, { vulling: 'messing', dikte: 1.5 }),
  ]
}

/** 1165 is written 19.25, as a waiter writes it on a slip. */
export function tijd(minuten: number): string {
  return `${Math.floor(minuten / 60)}.${String(minuten % 60).padStart(2, '0')}`
}
