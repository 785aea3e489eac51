import { BaseTransformer } from '@adonisjs/core/transformers'
import { toonMateriaal } from '#app/spelen/toon_materiaal'
import type { Speellink } from '#app/spelen/speellink'
import { onthulling } from '#domain/spelen/inzending'
import type { Raadsel } from '#domain/spelen/raadsel'
import { isAanDeBeurt, isAfgelopen } from '#domain/spelen/verloop'

type Bron = Speellink & {
  readonly vlaggen: readonly string[]
  /** The names of the puzzles that the device holds already. */
  readonly heeft: ReadonlySet<string>
}

/**
 * How a game stands. Only what was reached is sent: puzzles whose turn it is, answers that were
 * found, hints that were opened, and the end when it has come.
 */
export default class StandTransformer extends BaseTransformer<Bron> {
  toObject() {
    const { spel, levering, vlaggen, heeft } = this.resource
    const bereikt = new Set(vlaggen)
    const nieuw = spel.raadsels.filter(
      (raadsel) => !heeft.has(raadsel.naam) && isAanDeBeurt(spel, raadsel, bereikt)
    )
    return {
      versie: levering.spelversie,
      vlaggen: [...vlaggen],
      raadsels: nieuw.map((raadsel) => ({
        nr: spel.raadsels.indexOf(raadsel),
        ...toonRaadsel(raadsel),
      })),
      onthuld: Object.fromEntries(
        vlaggen.flatMap((vlag) => {
          const inhoud = onthulling(spel, vlag)
          return inhoud ? [[vlag, inhoud]] : []
        })
      ),
      einde: isAfgelopen(spel, bereikt)
        ? { titel: spel.einde.titel, alineas: [...spel.einde.alineas] }
        : null,
      uitgespeeld: levering.uitgespeeldOp !== null,
    }
  }
}

/** A puzzle as its players see it: named field by field, so that no answer or hint slips along. */
function toonRaadsel(raadsel: Raadsel) {
  const { naam, vlag, label, groep, soort, verhaal, materiaal, vraag, hints, niveau, teken } =
    raadsel
  return {
    naam,
    vlag,
    label,
    groep,
    soort,
    verhaal: [...verhaal],
    materiaal: toonMateriaal(materiaal),
    vraag,
    aantalHints: hints.length,
    niveau: niveau ?? null,
    teken: teken ?? null,
  }
}
