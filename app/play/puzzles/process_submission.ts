import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'
import { tally } from '#app/core/tally'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { recordFlag, removeFlag } from '#app/play/puzzles/record_flag'
import FinishGame from '#app/play/puzzles/finish_game'
import { readFlags, type PlayLink } from '#app/play/links/play_link'
import { err, ok, type Result } from '#domain/result'
import {
  assess,
  findPuzzle,
  type Submission,
  type SubmitOutcome,
  type SubmitRefused,
} from '#domain/play/puzzles/submission'
import type { Game } from '#domain/play/puzzles/puzzle'

/**
 * Five wrong answers in twenty seconds count as guessing, and cost a pause of a few seconds (design
 * decision).
 */
const MISTAKES = 5
const WITHIN_SECONDS = 20
const ATTEMPTS = 30
const PAUSE_SECONDS = 6

type Pause = { readonly type: 'pause'; readonly seconds: number }
export type Assessed = { readonly outcome: SubmitOutcome; readonly pauseComing: boolean }

/** Judges a submission of a player, and stores what it reached. */
@inject()
export default class ProcessSubmission {
  constructor(protected finishGame: FinishGame) {}

  /** @returns the outcome, or the reason why nothing was stored */
  async execute(
    link: PlayLink,
    submission: Submission
  ): Promise<Result<Assessed, SubmitRefused | Pause>> {
    if (submission.answer === undefined || !findPuzzle(link.game, submission.name)) {
      const assessment = await this.#process(link, submission)
      return assessment.ok ? ok({ outcome: assessment.value, pauseComing: false }) : assessment
    }

    const brake = guessBrake(link.delivery.id, submission.name)
    const delay = await brake.waitTime()
    if (delay > 0) return err({ type: 'pause', seconds: delay })
    const assessment = await this.#process(link, submission)
    if (!assessment.ok) return assessment
    if (assessment.value.kind !== 'wrong')
      return ok({ outcome: assessment.value, pauseComing: false })
    wrongGuesses.count(link.game.itemName, submission.name, submission.answer)
    const remaining = await brake.countMistake()
    /** When many answers come at once, those after the start of the pause are not judged. */
    if (remaining < 0) return err({ type: 'pause', seconds: PAUSE_SECONDS })
    return ok({ outcome: assessment.value, pauseComing: remaining === 1 })
  }

  async #process(
    link: PlayLink,
    submission: Submission
  ): Promise<Result<SubmitOutcome, SubmitRefused>> {
    const { game, delivery } = link
    const flags = new Set(await readFlags(link))
    const assessment = assess(game, flags, submission)
    if (!assessment.ok) return assessment

    const outcome = assessment.value
    switch (outcome.kind) {
      case 'sound_off':
        await removeFlag(delivery.id, outcome.flag)
        break
      case 'solved':
      case 'hint':
      case 'noted':
        if (flags.has(outcome.flag)) break
        if (await recordFlag(delivery.id, outcome.flag, isAutomatic(outcome)))
          countFlag(game, outcome)
        /**
         * The game ends here, because the device may have lost its line by now and never ask for
         * the end.
         */
        if (findPuzzle(game, outcome.flag)?.kind === 'finale') await this.finishGame.execute(link)
    }
    return ok(outcome)
  }
}

const isAutomatic = (outcome: SubmitOutcome) => outcome.kind === 'solved' && outcome.automatic

/** Counts an opened hint or a finished puzzle, for the owner's figures. The sound is neither. */
function countFlag(game: Game, outcome: Extract<SubmitOutcome, { flag: string }>) {
  const { kind, flag } = outcome
  if (kind === 'hint') tally.count('hint', game.itemName, flag)
  else if (findPuzzle(game, flag))
    tally.count(isAutomatic(outcome) ? 'antwoord' : 'opgelost', game.itemName, flag)
}

/**
 * The limit on guessing, per puzzle of a link: everybody who shares the link shares the pause, and a
 * mistake elsewhere on the table costs nothing here. Wrong answers count once they are judged. The
 * number of answers of one link that can be judged at once is limited as well, far above what a
 * family sends.
 */
function guessBrake(deliveryId: number, flag: string) {
  const within = `${WITHIN_SECONDS} seconds`
  const mistakes = limiter.use({ requests: MISTAKES, duration: within })
  const attempts = limiter.use({ requests: ATTEMPTS, duration: within })
  const key = `mistake_${deliveryId}_${flag}`
  return {
    /** How many seconds to wait before an answer is judged; 0 when it is judged now. */
    async waitTime(): Promise<number> {
      const state = await mistakes.get(key)
      if (state && state.remaining <= 0) return Math.max(1, state.availableIn)
      const attempt = await attempts.increment(`attempt_${deliveryId}`)
      return attempt.consumed > ATTEMPTS ? Math.max(1, attempt.availableIn) : 0
    },
    /** @returns how many wrong answers are left before the pause; below 0 after it began */
    async countMistake(): Promise<number> {
      const state = await mistakes.increment(key)
      if (state.consumed === MISTAKES) await mistakes.block(key, `${PAUSE_SECONDS} seconds`)
      return MISTAKES - state.consumed
    },
  }
}
