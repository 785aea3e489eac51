import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'
import { tally } from '#app/core/tally'
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
import type { Spel } from '#domain/spelen/raadsel'

/** Five wrong answers in twenty seconds is guessing, and costs a few seconds (design decision). */
const FOUTEN = 5
const BINNEN_SECONDEN = 20
const POGINGEN = 30
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

    const rem = foutenrem(link.levering.id)
    const wacht = await rem.wachttijd()
    if (wacht > 0) return err({ type: 'pauze', seconden: wacht })
    const oordeel = await this.#verwerk(link, inzending)
    if (!oordeel.ok) return oordeel
    if (oordeel.value.soort !== 'fout') return ok({ uitkomst: oordeel.value, pauzeKomt: false })
    const over = await rem.telFout()
    /** Of many at once, what came after the pause began is not told. */
    if (over < 0) return err({ type: 'pauze', seconden: PAUZE_SECONDEN })
    return ok({ uitkomst: oordeel.value, pauzeKomt: over === 1 })
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
        if (await noteerVlag(levering.id, uitkomst.vlag, isAutomatisch(uitkomst)))
          telVlag(spel, uitkomst)
        /** The end does not wait for a device that may have lost its line by now. */
        if (vindRaadsel(spel, uitkomst.vlag)?.soort === 'finale') await this.rondAf.execute(link)
    }
    return ok(uitkomst)
  }
}

const isAutomatisch = (uitkomst: Uitkomst) => uitkomst.soort === 'opgelost' && uitkomst.automatisch

/** Counts an opened hint or a puzzle that is done, for the owner's figures; the sound is neither. */
function telVlag(spel: Spel, uitkomst: Extract<Uitkomst, { vlag: string }>) {
  const { soort, vlag } = uitkomst
  if (soort === 'hint') tally.count('hint', spel.itemName, vlag)
  else if (vindRaadsel(spel, vlag))
    tally.count(isAutomatisch(uitkomst) ? 'antwoord' : 'opgelost', spel.itemName, vlag)
}

/**
 * The brake on guessing, per link: whoever shares the link shares the pause. Wrong answers count once
 * they are judged; how many can be judged at once is bounded as well, far above what a family sends.
 */
function foutenrem(leveringId: number) {
  const binnen = `${BINNEN_SECONDEN} seconds`
  const fouten = limiter.use({ requests: FOUTEN, duration: binnen })
  const pogingen = limiter.use({ requests: POGINGEN, duration: binnen })
  const key = `fout_${leveringId}`
  return {
    /** Seconds to wait before an answer is looked at; 0 when it is looked at now. */
    async wachttijd(): Promise<number> {
      const stand = await fouten.get(key)
      if (stand && stand.remaining <= 0) return Math.max(1, stand.availableIn)
      const poging = await pogingen.increment(`poging_${leveringId}`)
      return poging.consumed > POGINGEN ? Math.max(1, poging.availableIn) : 0
    },
    /** @returns how many wrong answers are left before the pause; below 0 after it began */
    async telFout(): Promise<number> {
      const stand = await fouten.increment(key)
      if (stand.consumed === FOUTEN) await fouten.block(key, `${PAUZE_SECONDEN} seconds`)
      return FOUTEN - stand.consumed
    },
  }
}
