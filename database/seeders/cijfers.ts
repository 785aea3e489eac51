import { DateTime } from 'luxon'
import { BESTELBARE_SPELLEN, CATALOGUS } from '#content/catalogus'
import { SPELLEN } from '#content/spelen/index'
import { hintVlag } from '#domain/spelen/verloop'
import Telling from '#models/telling'

const DAGEN = 91
/** Who plays is told of the last weeks only. */
const SPEELDAGEN = 28
/** Games draw different crowds, and weekends draw more of them. */
const BEKEKEN = [14, 22, 9, 6, 12, 17, 5, 3, 4, 20]
const WEEKEND = 1.7

/**
 * A quarter of a year of visits and hints, for the demo: always the same ones. Orders are those that
 * are really placed.
 */
export async function vulDemocijfers() {
  if (await Telling.first()) return
  const vandaag = DateTime.now().setZone('Europe/Amsterdam')
  const dagen = Array.from({ length: DAGEN }, (_, nr) => vandaag.minus({ days: nr }))
  await Telling.createMany([...bezoek(dagen), ...hints(dagen)])
}

function bezoek(dagen: readonly DateTime[]) {
  return dagen.flatMap((dag, nr) =>
    CATALOGUS.flatMap(({ itemName: spel }, plek) => {
      const druk = (dag.weekday > 5 ? WEEKEND : 1) * (0.7 + ((nr * 7 + plek * 3) % 7) / 10)
      const bekeken = Math.round(BEKEKEN[plek]! * druk)
      const rij = { dag: dag.toISODate()!, spel, onderdeel: '' }
      const bestelpagina = BESTELBARE_SPELLEN.some(({ itemName }) => itemName === spel)
      return [
        { ...rij, soort: 'detail', aantal: bekeken },
        ...(bestelpagina
          ? [{ ...rij, soort: 'bestelpagina', aantal: Math.max(1, Math.round(bekeken / 4)) }]
          : []),
      ]
    })
  )
}

/** Each week some groups play; the later the puzzle, the more help they take. */
function hints(dagen: readonly DateTime[]) {
  const speeldagen = dagen.filter(({ weekday }, nr) => weekday === 6 && nr < SPEELDAGEN)
  return speeldagen.flatMap((dag) =>
    SPELLEN.flatMap(({ itemName: spel, raadsels }) =>
      raadsels.flatMap(({ naam, vlag, hints: teksten }, plek) => {
        const rij = { dag: dag.toISODate()!, spel }
        return [
          { ...rij, soort: 'opgelost', onderdeel: vlag, aantal: 6 },
          ...teksten.map((_, nr) => ({
            ...rij,
            soort: 'hint',
            onderdeel: hintVlag(naam, nr + 1),
            aantal: Math.max(1, 1 + (plek % 5) - nr),
          })),
        ]
      })
    )
  )
}
