import { hintFlag } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { isHint, isVerdict, type Guard } from '~/wire/answers'
import { call } from '~/wire/call'
import type { PayloadWithout } from '~/wire/payloads'
import { route } from '~/wire/routes'
import { withFlag, withoutFlag } from './merge_state'
import type { Link, Progress } from './use_progress'
import { GAME_PATIENCE_MS, type TryCall } from './use_try_call'

type Answer = Data.Play.Puzzles.Answer
type ShownPuzzle = Data.Play.Puzzles.Puzzle
type Verdict = Data.Play.Puzzles.Verdict
type Revealed = Data.Play.Puzzles.State['onthuld'][string]

/** What a submission of a flag says about it. */
type Part = PayloadWithout<'flag.store', 'uniqueid' | 'name'>

type Submission<T> = {
  flag: string
  data: Part
  answer: Guard<T>
  reveals: (answer: T) => Revealed | null
  back?: string
}

/** What a player sends: answers, requests for one, opened hints and the sound. */
export function useSubmissions(link: Link, progress: Progress, tryCall: TryCall) {
  const { setState } = progress
  const submitFlag = flagSubmitter(link)
  const send = <T>(submission: Submission<T>) => sendFlag(submission, progress, tryCall, submitFlag)

  return {
    /** @returns the verdict; null when the player gave up on a failing call */
    submit: (puzzle: ShownPuzzle, typed: string) =>
      send({
        flag: puzzle.vlag,
        data: { antwoord: typed },
        answer: isVerdict,
        reveals: (verdict) => (verdict.juist ? asAnswer(verdict) : null),
        back: inputId(puzzle),
      }),

    /** @returns the answer; null when the player gave up on a failing call */
    requestAnswer: async (puzzle: ShownPuzzle) => {
      const received = await send({
        flag: puzzle.vlag,
        data: { automatisch: true },
        answer: isVerdict,
        reveals: asAnswer,
        back: inputId(puzzle),
      })
      return received && asAnswer(received)
    },

    /** Each opening is told to the server; resolves to whether the hint is there. */
    openHint: async ({ naam: name }: ShownPuzzle, number: number) =>
      (await send({
        flag: hintFlag(name, number),
        data: {},
        answer: isHint,
        reveals: ({ hint }) => ({ hint }),
      })) !== null,

    setFlag: async (name: string, on: boolean) => {
      if (await tryCall(() => submitFlag(name, on ? {} : { aan: on })))
        setState((old) => (on ? withFlag(old, name) : withoutFlag(old, name)))
    },
  }
}

type SubmitFlag = ReturnType<typeof flagSubmitter>

const flagSubmitter =
  ({ path, uniqueId }: Link) =>
  <T>(name: string, data: Part, answer?: Guard<T>) =>
    call<'flag.store', T>(
      route('flag.store', { spel: path }),
      { uniqueid: uniqueId, name, ...data },
      { answer, patienceMs: GAME_PATIENCE_MS }
    )

/** Sends a flag; what it reveals shows at once, before the server's next answer tells all. */
async function sendFlag<T>(
  { flag, data, answer, reveals, back }: Submission<T>,
  { setState, refresh, underway }: Progress,
  tryCall: TryCall,
  submitFlag: SubmitFlag
): Promise<T | null> {
  underway.add(flag)
  const sent = await tryCall(() => submitFlag(flag, data, answer), back)
  const content = sent && reveals(sent.answer)
  if (content) {
    setState((old) => withFlag(old, flag, content))
    void refresh()
  }
  underway.delete(flag)
  return sent && sent.answer
}

/** The input of a puzzle, where focus goes back to when a dialog about it closes. */
export const inputId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `antwoord-${name}`

const asAnswer = ({ antwoord: answer = '', uitleg: explanation = '' }: Verdict): Answer => ({
  antwoord: answer,
  uitleg: explanation,
})
