import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'
import { noteerVlag, wisVlag } from '#app/spelen/actions/noteer_vlag'
import RondAf from '#app/spelen/actions/rond_af'
import { leesVlaggen, type Speellink } from '#app/spelen/speellink'
import { err, ok, type Result } from '#domain/result'
import {
  beoordeel,
  vindRaadsel,
  type Inzending,
  type Uitkomst,
  type Weigering,
} from '#domain/spelen/inzending'

/** Five wrong answers in twenty seconds is guessing, and costs a few seconds (design decision). */
const FOUTEN = 5
const BINNEN_SECONDEN = 20
const PAUZE_SECONDEN = 6

type Pauze = { readonly type: 'pauze'; readonly seconden: number }
export type Beoordeeld = { readonly uitkomst: Uitkomst; readonly pauzeKomt: boolean }

/** Judges what a player sends, and stores what it brings. */
@inject()
export default class Beantwoord {
  constructor(protected rondAf: RondAf) {}

  /** @returns what to tell, or why nothing was stored */
  async execute(
    link: Speellink,
    inzending: Inzending
  ): Promise<Result<Beoordeeld, Weigering | Pauze>> {
    if (inzending.antwoord === undefined || !vindRaadsel(link.spel, inzending.name)) {
      const oordeel = await this.#verwerk(link, inzending)
      return oordeel.ok ? ok({ uitkomst: oordeel.value, pauzeKomt: false }) : oordeel
    }

    const poging = await telPoging(link.levering.id)
    if (poging.wacht > 0) return err({ type: 'pauze', seconden: poging.wacht })
    const oordeel = await this.#verwerk(link, inzending)
    const isFout = oordeel.ok && oordeel.value.soort === 'fout'
    if (!isFout) await poging.teltNiet()
    else if (poging.over === 0) await poging.rust()
    return oordeel.ok
      ? ok({ uitkomst: oordeel.value, pauzeKomt: isFout && poging.over === 1 })
      : oordeel
  }

  async #verwerk(link: Speellink, inzending: Inzending): Promise<Result<Uitkomst, Weigering>> {
    const { spel, levering } = link
    const vlaggen = new Set(await leesVlaggen(link))
    const oordeel = beoordeel(spel, vlaggen, inzending)
    if (!oordeel.ok) return oordeel

    const uitkomst = oordeel.value
    switch (uitkomst.soort) {
      case 'geluid_uit':
        await wisVlag(levering.id, uitkomst.vlag)
        break
      case 'opgelost':
      case 'hint':
      case 'genoteerd':
        if (vlaggen.has(uitkomst.vlag)) break
        await noteerVlag(
          levering.id,
          uitkomst.vlag,
          uitkomst.soort === 'opgelost' && uitkomst.automatisch
        )
        /** The end does not wait for a device that may have lost its line by now. */
        if (vindRaadsel(spel, uitkomst.vlag)?.soort === 'finale') await this.rondAf.execute(link)
    }
    return ok(uitkomst)
  }
}

/**
 * The brake on guessing, per link: whoever shares the link shares the pause. An answer counts before
 * it is judged, so that many at once do not slip past, and no longer counts when it was not wrong.
 */
async function telPoging(leveringId: number) {
  const fouten = limiter.use({ requests: FOUTEN, duration: `${BINNEN_SECONDEN} seconds` })
  const key = `fout_${leveringId}`
  const stand = await fouten.increment(key)
  return {
    /** Seconds to wait before an answer is looked at; 0 when it is looked at now. */
    wacht: stand.consumed > FOUTEN ? Math.min(Math.max(1, stand.availableIn), PAUZE_SECONDEN) : 0,
    /** How many wrong answers are left before the pause. */
    over: stand.remaining,
    teltNiet: () => fouten.decrement(key),
    rust: () => fouten.block(key, `${PAUZE_SECONDEN} seconds`),
  }
}
