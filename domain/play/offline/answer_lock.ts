import {
  fromBase64,
  seal,
  slowKey,
  toBase64,
  unseal,
  type Bytes,
} from '#domain/play/offline/cipher'
import { canonical, readingOf, type Reading } from '#domain/play/puzzles/puzzle_answer'
import type { Puzzle } from '#domain/play/puzzles/puzzle'

/**
 * The key of the next step behind one accepted answer of this step: an answer in its canonical form
 * (decision 0071), together with the key of this step, gives the key of the lock. That key came from
 * the answer before, and so on, so the key of a step hangs on all answers before it.
 */
export type AnswerLock = {
  /** How an answer is read that may open this lock. */
  readonly reading: Reading
  /** The key of the next step, sealed, in base64. */
  readonly sealed: string
}

/** A step that is sealed: its own key, and how slow its locks are. */
type Step = { readonly key: Bytes; readonly rounds: number }

type Accepted = Pick<Puzzle, 'answer' | 'alsoCorrect'>

/** The canonical forms of everything that counts as an answer, each once. */
export function acceptedForms({ answer, alsoCorrect = [] }: Accepted) {
  const forms = new Map<string, { readonly reading: Reading; readonly text: string }>()
  for (const accepted of [answer, ...alsoCorrect]) {
    const reading = readingOf(accepted)
    const text = canonical(accepted, reading)
    forms.set(`${reading} ${text}`, { reading, text })
  }
  return [...forms.values()]
}

/**
 * Locks the key of the next step once for every accepted answer, so that each spelling that the
 * server takes opens one of the locks, and nothing else does.
 *
 * @param freshNonce gives a nonce that was never used with these keys
 */
export async function lockStep(
  puzzle: Accepted,
  step: Step,
  nextKey: Bytes,
  freshNonce: () => Bytes
): Promise<AnswerLock[]> {
  const locks: AnswerLock[] = []
  for (const { reading, text } of acceptedForms(puzzle)) {
    const key = await lockKey(text, reading, step)
    locks.push({ reading, sealed: toBase64(await seal(key, nextKey, freshNonce())) })
  }
  return locks
}

/**
 * Tries a typed answer on the locks of a step.
 *
 * @returns the key of the next step; null when the answer opens none of them
 */
export async function tryAnswer(
  typed: string,
  locks: readonly AnswerLock[],
  step: Step
): Promise<Bytes | null> {
  for (const reading of new Set(locks.map((lock) => lock.reading))) {
    const text = canonical(typed, reading)
    if (text === '') continue
    const key = await lockKey(text, reading, step)
    for (const lock of locks.filter((one) => one.reading === reading)) {
      const opened = await unseal(key, fromBase64(lock.sealed))
      if (opened) return opened
    }
  }
  return null
}

const lockKey = (text: string, reading: Reading, { key, rounds }: Step) =>
  slowKey(`${reading}:${text}`, key, rounds)
