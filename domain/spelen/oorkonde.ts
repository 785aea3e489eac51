import { err, ok, type Result } from '#domain/result'
import type { Spel } from '#domain/spelen/raadsel'
import type { Tekening } from '#domain/spelen/tekening'
import { GELUID, hintVlag, isAfgelopen } from '#domain/spelen/verloop'

/** What a game prints on its certificate, beside what its players did. */
export type Oorkondetekst = {
  readonly titel: string
  /** The line before the name. */
  readonly aanhef: string
  /** What they did, told after the name. */
  readonly verdienste: string
  readonly ondertekening: { readonly naam: string; readonly rol: string }
  readonly embleem: Tekening
}

/** Something reached on a link, and when. */
export type Moment = { readonly naam: string; readonly op: Date; readonly automatisch: boolean }

/** What the players did, from what the link remembers. */
export type Prestatie = {
  readonly klaarOp: Date
  /** Null when the game was put down in between; 0 is less than half an hour. */
  readonly halveUren: number | null
  readonly hints: number
  /** Answers that were asked for instead of found. */
  readonly antwoordenGevraagd: number
}

const MINUUT_MS = 60_000
const HALF_UUR_MS = 30 * MINUUT_MS

/** Nobody looks at one puzzle longer than this, so whoever did had put the game down. */
export const NEERGELEGD_MS = 120 * MINUUT_MS

/**
 * What a certificate may say. A link remembers when something was reached, not when its page was
 * opened, so the time runs from the first trace to the last final, in half hours: more exact would
 * pretend. A game that was put down in between gets no time at all, as a night's sleep is no playing.
 */
export function prestatie(
  spel: Spel,
  momenten: readonly Moment[]
): Result<Prestatie, { readonly type: 'niet_uit' }> {
  if (!isAfgelopen(spel, new Set(momenten.map(({ naam }) => naam))))
    return err({ type: 'niet_uit' })

  const finales = vlaggenVan(spel, 'finale')
  const hints = new Set(
    spel.raadsels.flatMap(({ naam, hints: teksten }) =>
      teksten.map((_, nr) => hintVlag(naam, nr + 1))
    )
  )
  const opgelost = new Set([...vlaggenVan(spel, 'raadsel'), ...finales])
  const einde = Math.max(...momenten.filter(({ naam }) => finales.has(naam)).map(tijd))
  const sporen = momenten
    .filter(({ naam }) => naam !== GELUID)
    .map(tijd)
    .filter((op) => op <= einde)
  return ok({
    klaarOp: new Date(einde),
    halveUren: halveUren([...sporen].sort((een, ander) => een - ander)),
    hints: momenten.filter(({ naam }) => hints.has(naam)).length,
    antwoordenGevraagd: momenten.filter(
      ({ naam, automatisch }) => automatisch && opgelost.has(naam)
    ).length,
  })
}

const tijd = ({ op }: Moment) => op.getTime()

const vlaggenVan = ({ raadsels }: Spel, gezocht: 'raadsel' | 'finale') =>
  new Set(raadsels.filter(({ soort }) => soort === gezocht).map(({ vlag }) => vlag))

function halveUren(sporen: readonly number[]): number | null {
  const neergelegd = sporen.some((op, nr) => nr > 0 && op - sporen[nr - 1]! > NEERGELEGD_MS)
  if (neergelegd) return null
  const duur = sporen.at(-1)! - sporen[0]!
  return duur < HALF_UUR_MS ? 0 : Math.round(duur / HALF_UUR_MS)
}

export const TEAMNAAM_MAX = 40

export type TeamnaamGeweigerd =
  | { readonly type: 'leeg' }
  | { readonly type: 'te_lang' }
  | { readonly type: 'onbekend_teken'; readonly teken: string }

/** Latin with the marks of Europe, Greek and Cyrillic: what the certificate has letters for. */
const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ňŊ-žƏəƵƶǍ-ǔǤ-ǰǴǵǺ-ǿȀ-țȞȟȪ-ȳẀ-ẅẞỲỳΆΈ-ΊΌΎ-ΡΣ-ώЀ-џҐґ'
const TEKENS = '0-9 .,:;!?&+/()\'’‘"„“”«»·–—#*@€%-'
const TEAMNAAM = new RegExp(`^[${LETTERS}${TEKENS}]$`, 'u')
const LEESBAAR = new RegExp(`[${LETTERS}0-9]`, 'u')

/** The name for a certificate as it is printed, or why it cannot be. */
export function leesTeamnaam(invoer: string): Result<string, TeamnaamGeweigerd> {
  const naam = invoer.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const tekens = [...naam]
  if (tekens.length > TEAMNAAM_MAX) return err({ type: 'te_lang' })
  const vreemd = tekens.find((teken) => !TEAMNAAM.test(teken))
  if (vreemd !== undefined) return err({ type: 'onbekend_teken', teken: vreemd })
  return LEESBAAR.test(naam) ? ok(naam) : err({ type: 'leeg' })
}
