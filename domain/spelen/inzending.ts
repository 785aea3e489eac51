import { err, ok, type Result } from '#domain/result'
import { beantwoordt, bijnaGoedTekst } from '#domain/spelen/antwoord'
import { magAntwoordVragen, magHint } from '#domain/spelen/hints'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'
import { alleVlaggen, GELUID, hintVlag, isAanDeBeurt, isAfgelopen } from '#domain/spelen/verloop'
import type { Vlaggen } from '#domain/spelen/verloop'

/** What a player sends: a flag's name, alone or with what the project adds to the specification. */
export type Inzending = {
  readonly name: string
  readonly antwoord?: string
  readonly automatisch?: boolean
  readonly aan?: boolean
}

export type Uitkomst =
  | { readonly soort: 'hint'; readonly vlag: string; readonly hint: string }
  | {
      readonly soort: 'opgelost'
      readonly vlag: string
      readonly antwoord: string
      readonly uitleg: string
      readonly automatisch: boolean
    }
  | { readonly soort: 'fout'; readonly bijna: string | null }
  /** A bare name, as the specification's client sends it. */
  | { readonly soort: 'genoteerd'; readonly vlag: string }
  | { readonly soort: 'geluid_uit'; readonly vlag: string }

export type Weigering =
  | { readonly type: 'onbekende_naam' }
  | { readonly type: 'nog_niet_aan_de_beurt' }
  | { readonly type: 'hint_nog_dicht'; readonly eerst: number }
  | { readonly type: 'antwoord_nog_dicht'; readonly eerst: number }
  | { readonly type: 'spel_is_uit' }

/**
 * What becomes of something that a player sends, given the flags of the link (specification 1,
 * sections 4 and 5). What was reached before is answered the same way again, also after the end.
 */
export function beoordeel(
  spel: Spel,
  vlaggen: Vlaggen,
  inzending: Inzending
): Result<Uitkomst, Weigering> {
  const { name } = inzending
  if (!alleVlaggen(spel).includes(name)) return err({ type: 'onbekende_naam' })
  if (name === GELUID)
    return ok({ soort: inzending.aan === false ? 'geluid_uit' : 'genoteerd', vlag: name })

  const raadsel = vindRaadsel(spel, name)
  return raadsel
    ? beoordeelAntwoord(spel, raadsel, vlaggen, inzending)
    : beoordeelHint(spel, vlaggen, name)
}

function beoordeelHint(spel: Spel, vlaggen: Vlaggen, vlag: string): Result<Uitkomst, Weigering> {
  const gevonden = vindHint(spel, vlag)
  if (!gevonden) return err({ type: 'onbekende_naam' })
  const { raadsel, nummer, hint } = gevonden
  if (vlaggen.has(vlag)) return ok({ soort: 'hint', vlag, hint })
  if (isAfgelopen(spel, vlaggen)) return err({ type: 'spel_is_uit' })
  if (!isAanDeBeurt(spel, raadsel, vlaggen)) return err({ type: 'nog_niet_aan_de_beurt' })
  if (!magHint(spel, raadsel.naam, nummer, vlaggen))
    return err({ type: 'hint_nog_dicht', eerst: nummer - 1 })
  return ok({ soort: 'hint', vlag, hint })
}

function beoordeelAntwoord(
  spel: Spel,
  raadsel: Raadsel,
  vlaggen: Vlaggen,
  { antwoord, automatisch = false }: Inzending
): Result<Uitkomst, Weigering> {
  if (!vlaggen.has(raadsel.vlag)) {
    if (isAfgelopen(spel, vlaggen)) return err({ type: 'spel_is_uit' })
    if (!isAanDeBeurt(spel, raadsel, vlaggen)) return err({ type: 'nog_niet_aan_de_beurt' })
    if (automatisch && !magAntwoordVragen(spel, raadsel.naam, vlaggen))
      return err({ type: 'antwoord_nog_dicht', eerst: spel.antwoordNaHints })
  }
  if (automatisch) return ok(opgelost(raadsel, true))
  if (antwoord === undefined) return ok({ soort: 'genoteerd', vlag: raadsel.vlag })
  if (beantwoordt(raadsel, antwoord)) return ok(opgelost(raadsel, false))
  return ok({ soort: 'fout', bijna: bijnaGoedTekst(raadsel.bijnaGoed, antwoord) })
}

function opgelost({ vlag, toonAntwoord, uitleg }: Raadsel, automatisch: boolean): Uitkomst {
  return { soort: 'opgelost', vlag, antwoord: toonAntwoord, uitleg, automatisch }
}

/**
 * What a flag reveals once it is stored.
 *
 * @returns null for what reveals nothing: the sound, and a flag of content that has since been dropped
 */
export function onthulling(
  spel: Spel,
  vlag: string
): { antwoord: string; uitleg: string } | { hint: string } | null {
  const raadsel = vindRaadsel(spel, vlag)
  if (raadsel) return { antwoord: raadsel.toonAntwoord, uitleg: raadsel.uitleg }
  const hint = vindHint(spel, vlag)?.hint
  return hint === undefined ? null : { hint }
}

/** @returns the puzzle that a flag says was solved; undefined for hints, the sound and unknown names */
export function vindRaadsel({ raadsels }: Pick<Spel, 'raadsels'>, vlag: string) {
  return raadsels.find((raadsel) => raadsel.vlag === vlag)
}

function vindHint(spel: Spel, vlag: string) {
  for (const raadsel of spel.raadsels)
    for (const [nr, hint] of raadsel.hints.entries())
      if (hintVlag(raadsel.naam, nr + 1) === vlag) return { raadsel, nummer: nr + 1, hint }
  return null
}
