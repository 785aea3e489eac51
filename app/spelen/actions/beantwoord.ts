import limiter from '@adonisjs/limiter/services/main'
import { noteerVlag, wisVlag } from '#app/spelen/actions/noteer_vlag'
import { leesVlaggen, type Speellink } from '#app/spelen/speellink'
import { err, ok, type Result } from '#domain/result'
import { beoordeel, type Inzending, type Uitkomst, type Weigering } from '#domain/spelen/inzending'

/** Five wrong answers in twenty seconds is guessing, and costs a few seconds (design decision). */
const FOUTEN = 5
const BINNEN_SECONDEN = 20
export const PAUZE_SECONDEN = 6

type Pauze = { readonly type: 'pauze'; readonly seconden: number }
export type Beoordeeld = { readonly uitkomst: Uitkomst; readonly pauzeKomt: boolean }

/**
 * Judges what a player sends and stores what it brings.
 *
 * @returns what to tell, or why nothing was stored
 */
export async function beantwoord(
  link: Speellink,
  inzending: Inzending
): Promise<Result<Beoordeeld, Weigering | Pauze>> {
  const { spel, levering } = link
  const rem = inzending.antwoord === undefined ? null : foutenrem(levering.id)
  const wacht = rem ? await rem.wachttijd() : 0
  if (wacht > 0) return err({ type: 'pauze', seconden: wacht })

  const vlaggen = new Set(await leesVlaggen(link))
  const oordeel = beoordeel(spel, vlaggen, inzending)
  if (!oordeel.ok) return oordeel

  const uitkomst = oordeel.value
  switch (uitkomst.soort) {
    case 'fout':
      return ok({ uitkomst, pauzeKomt: (await rem!.telFout()) === 1 })
    case 'geluid_uit':
      await wisVlag(levering.id, uitkomst.vlag)
      break
    case 'opgelost':
    case 'hint':
    case 'genoteerd':
      if (!vlaggen.has(uitkomst.vlag))
        await noteerVlag(
          levering.id,
          uitkomst.vlag,
          uitkomst.soort === 'opgelost' && uitkomst.automatisch
        )
  }
  return ok({ uitkomst, pauzeKomt: false })
}

/** The brake on guessing, per link: whoever shares the link shares the pause. */
function foutenrem(leveringId: number) {
  const fouten = limiter.use({ requests: FOUTEN, duration: `${BINNEN_SECONDEN} seconds` })
  const key = `fout_${leveringId}`
  return {
    /** Seconds to wait before an answer is looked at; 0 when it is looked at now. */
    async wachttijd(): Promise<number> {
      const stand = await fouten.get(key)
      return stand && stand.remaining <= 0 ? Math.max(1, stand.availableIn) : 0
    },
    /** @returns how many wrong answers are left before the pause */
    async telFout(): Promise<number> {
      const stand = await fouten.increment(key)
      if (stand.remaining <= 0) await fouten.block(key, `${PAUZE_SECONDEN} seconds`)
      return stand.remaining
    },
  }
}
