import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'
import { tally } from '#app/core/tally'
import { recordFlag, removeFlag } from '#app/play/puzzles/record_flag'
import FinishGame from '#app/play/puzzles/finish_game'
import { readFlags, type PlayLink } from '#app/play/links/play_link'
import { err, ok, type Result } from '#domain/result'
import {
  assess,
  findPuzzle,
  type Submission,
  type Outcome,
  type Refusal,
} from '#domain/play/puzzles/submission'
import type { Game } from '#domain/play/puzzles/puzzle'

/** Five wrong answers in twenty seconds is guessing, and costs a few seconds (design decision). */
const MISTAKES = 5
const WITHIN_SECONDS = 20
const ATTEMPTS = 30
const PAUSE_SECONDS = 6

type Pause = { readonly type: 'pauze'; readonly seconden: number }
export type Assessed = { readonly uitkomst: Outcome; readonly pauzeKomt: boolean }

/** Judges what a player sends, and stores what it brings. */
@inject()
export default class ProcessSubmission {
  constructor(protected rondAf: FinishGame) {}

  /** @returns what to tell, or why nothing was stored */
  async execute(
    link: PlayLink,
    submission: Submission
  ): Promise<Result<Assessed, Refusal | Pause>> {
    if (submission.antwoord === undefined || !findPuzzle(link.spel, submission.name)) {
      const assessment = await this.#verwerk(link, submission)
      return assessment.ok ? ok({ uitkomst: assessment.value, pauzeKomt: false }) : assessment
    }

    const brake = guessBrake(link.levering.id)
    const delay = await brake.wachttijd()
    if (delay > 0) return err({ type: 'pauze', seconden: delay })
    const assessment = await this.#verwerk(link, submission)
    if (!assessment.ok) return assessment
    if (assessment.value.soort !== 'fout')
      return ok({ uitkomst: assessment.value, pauzeKomt: false })
    const remaining = await brake.telFout()
    /** Of many at once, what came after the pause began is not told. */
    if (remaining < 0) return err({ type: 'pauze', seconden: PAUSE_SECONDS })
    return ok({ uitkomst: assessment.value, pauzeKomt: remaining === 1 })
  }

  async #verwerk(link: PlayLink, submission: Submission): Promise<Result<Outcome, Refusal>> {
    const { spel: game, levering: delivery } = link
    const flags = new Set(await readFlags(link))
    const assessment = assess(game, flags, submission)
    if (!assessment.ok) return assessment

    const outcome = assessment.value
    switch (outcome.soort) {
      case 'geluid_uit':
        await removeFlag(delivery.id, outcome.vlag)
        break
      case 'opgelost':
      case 'hint':
      case 'genoteerd':
        if (flags.has(outcome.vlag)) break
        if (await recordFlag(delivery.id, outcome.vlag, isAutomatic(outcome)))
          countFlag(game, outcome)
        /** The end does not wait for a device that may have lost its line by now. */
        if (findPuzzle(game, outcome.vlag)?.soort === 'finale') await this.rondAf.execute(link)
    }
    return ok(outcome)
  }
}

const isAutomatic = (outcome: Outcome) => outcome.soort === 'opgelost' && outcome.automatisch

/** Counts an opened hint or a puzzle that is done, for the owner's figures; the sound is neither. */
function countFlag(game: Game, outcome: Extract<Outcome, { vlag: string }>) {
  const { soort: kind, vlag: flag } = outcome
  if (kind === 'hint') tally.count('hint', game.itemName, flag)
  else if (findPuzzle(game, flag))
    tally.count(isAutomatic(outcome) ? 'antwoord' : 'opgelost', game.itemName, flag)
}

/**
 * The brake on guessing, per link: whoever shares the link shares the pause. Wrong answers count once
 * they are judged; how many can be judged at once is bounded as well, far above what a family sends.
 */
function guessBrake(deliveryId: number) {
  const within = `${WITHIN_SECONDS} seconds`
  const mistakes = limiter.use({ requests: MISTAKES, duration: within })
  const attempts = limiter.use({ requests: ATTEMPTS, duration: within })
  const key = `mistake_${deliveryId}`
  return {
    /** Seconds to wait before an answer is looked at; 0 when it is looked at now. */
    async wachttijd(): Promise<number> {
      const state = await mistakes.get(key)
      if (state && state.remaining <= 0) return Math.max(1, state.availableIn)
      const attempt = await attempts.increment(`poging_${deliveryId}`)
      return attempt.consumed > ATTEMPTS ? Math.max(1, attempt.availableIn) : 0
    },
    /** @returns how many wrong answers are left before the pause; below 0 after it began */
    async telFout(): Promise<number> {
      const state = await mistakes.increment(key)
      if (state.consumed === MISTAKES) await mistakes.block(key, `${PAUSE_SECONDS} seconds`)
      return MISTAKES - state.consumed
    },
  }
}
