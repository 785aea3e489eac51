import type { Data } from '@generated/data'
import { tryAnswer } from '#domain/play/offline/answer_lock'
import { fromBase64, toBase64, unseal, type Bytes } from '#domain/play/offline/cipher'

type State = Data.Play.Puzzles.State
type SealedGame = Data.Play.Offline.SealedGame
type StepContent = Data.Play.Offline.StepContent

/** What an answer opened: the step after it, or nothing after the last one. */
export type Opened = {
  readonly next: StepContent | null
  /** The key that the phone holds from now on. */
  readonly told: State['onderweg']
}

/**
 * Tries an answer on the step that a game is at, as the server would judge it.
 *
 * @returns what it opened; `wrong`; or null when what is kept cannot tell
 */
export async function tryOffline(
  sealed: SealedGame,
  { onderweg: told }: Pick<State, 'onderweg'>,
  step: string,
  typed: string
): Promise<Opened | 'wrong' | null> {
  if (told?.naam !== step) return null
  const key = fromBase64(told.sleutel)
  const content = await readStep(sealed, step, key)
  if (!content) return null

  const locks = content.sloten.map((lock) => ({ reading: lock.lezing, sealed: lock.slot }))
  const nextKey = await tryAnswer(typed, locks, { key, rounds: sealed.rondes })
  if (!nextKey) return 'wrong'
  const { stappen: steps } = sealed
  const after = steps[steps.findIndex(({ naam: name }) => name === step) + 1]
  if (!after) return { next: null, told: null }
  const next = await readStep(sealed, after.naam, nextKey)
  return next && { next, told: { naam: after.naam, sleutel: toBase64(nextKey) } }
}

async function readStep({ stappen: steps }: SealedGame, step: string, key: Bytes) {
  const sealed = steps.find(({ naam: name }) => name === step)
  const packed = sealed ? await unseal(key, fromBase64(sealed.inhoud)) : null
  return packed && (JSON.parse(await unpacked(packed)) as StepContent)
}

const unpacked = (packed: Bytes) =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
