import { hintFlag } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { err, ok, type Result } from '#domain/result'
import type { OfflineInUse } from '~/play/offline/use_offline'
import { isHint, isVerdict, type Guard } from '~/wire/answers'
import { NOT_CONNECTED, type Refusal } from '~/wire/refusal'
import { withFlag, withoutFlag } from './merge_state'
import { asAnswer, flagSubmitter, type Part } from './submit_flag'
import type { Link, Progress } from './use_progress'
import { isSilent, type TryCall } from './use_try_call'

type ShownPuzzle = Data.Play.Puzzles.Puzzle
type Revealed = Data.Play.Puzzles.State['onthuld'][string]

type Submission<T> = {
  flag: string
  data: Part
  answer: Guard<T>
  reveals: (answer: T) => Revealed | null
  /** What this phone knows itself, when no answer comes; null when it does not. */
  instead?: () => Promise<T | null>
  back?: string
}

/** Only the server has these, and a phone without a line says so. */
const COMES_WITH_LINE =
  'Hints en antwoorden komen pas weer als er verbinding is. Zelf een antwoord invullen kan wel, en wat je al invulde, blijft staan.'

/** What a player sends: answers, requests for one, opened hints and the sound. */
export function useSubmissions(
  link: Link,
  progress: Progress,
  tryCall: TryCall,
  offline: OfflineInUse
) {
  const { setState, connected } = progress
  const submitFlag = flagSubmitter(link)
  const silence = offline.ready ? COMES_WITH_LINE : undefined

  const send = async <T>(submission: Submission<T>): Promise<T | null> => {
    const { flag, reveals, back } = submission
    progress.underway.add(flag)
    const sent = await tryCall(() => attempt(submission, connected, offline, submitFlag), {
      back,
      silence,
    })
    const content = sent && reveals(sent.answer)
    if (content) {
      setState((old) => withFlag(old, flag, content))
      void progress.refresh()
    }
    progress.underway.delete(flag)
    return sent && sent.answer
  }

  return {
    /** @returns the verdict; null when the player gave up on a failing call */
    submit: (puzzle: ShownPuzzle, typed: string) =>
      send({
        flag: puzzle.vlag,
        data: { antwoord: typed },
        answer: isVerdict,
        reveals: (verdict) => (verdict.juist ? asAnswer(verdict) : null),
        instead: () => offline.judge(puzzle, typed),
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
      const attemptFlag = () => submitFlag(name, on ? {} : { aan: on })
      /**
       * Without a line the sound changes on this phone only, so that no message about a failed call
       * appears.
       */
      const sent = offline.ready && !connected ? true : await tryCall(attemptFlag)
      if (sent) setState((old) => (on ? withFlag(old, name) : withoutFlag(old, name)))
    },
  }
}

/** What waits goes first, because the server takes one step after the other. */
async function attempt<T>(
  { flag, data, answer, instead }: Submission<T>,
  connected: boolean,
  offline: OfflineInUse,
  submitFlag: ReturnType<typeof flagSubmitter>
): Promise<Result<T, Refusal>> {
  const own = connected ? null : await instead?.()
  if (own) return ok(own)
  const reply: Result<T, Refusal> = (await offline.send())
    ? await submitFlag(flag, data, answer)
    : err(NOT_CONNECTED)
  const known = isSilent(reply) ? await instead?.() : null
  return known ? ok(known) : reply
}

/** The input of a puzzle, where focus goes back to when a dialog about it closes. */
export const inputId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `antwoord-${name}`
