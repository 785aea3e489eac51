import { cirkel, groep, hoekig, pad, tel, verstrooiing, type Punt } from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

/** An arrow that bends from one point over another to a third. */
export function pijl(van: Punt, over: Punt, naar: Punt): Vorm {
  const richting = Math.atan2(naar[1] - over[1], naar[0] - over[0])
  const weerhaak = (draai: number): Punt => [
    naar[0] - 11 * Math.cos(richting + draai),
    naar[1] - 11 * Math.sin(richting + draai),
  ]
  return groep(0, 0, [
    pad(`M ${van.join(' ')} Q ${over.join(' ')} ${naar.join(' ')}`, { lijn: 'lak' }),
    pad(hoekig([weerhaak(0.5), naar, weerhaak(-0.5)]), { lijn: 'lak', vulling: 'lak', dikte: 1 }),
  ])
}

/** Whole flakes of snow, scattered the same way every time; the upper right corner can be kept clear. */
export function sneeuw(
  breedte: number,
  hoogte: number,
  aantal: number,
  droog?: { vanafX: number; totY: number }
): Vorm[] {
  const volgende = verstrooiing(20)
  return tel(aantal)
    .map((): Punt => [3 + volgende() * (breedte - 6), 3 + volgende() * (hoogte - 6)])
    .filter(([x, y]) => !droog || x < droog.vanafX || y > droog.totY)
    .map(([x, y]) => cirkel(x, y, 2, { vulling: 'zand', lijn: 'zacht', dikte: 1 }))
}
