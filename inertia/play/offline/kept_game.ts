import type { Data } from '@generated/data'
import { bucketOf, drawingsIn } from '#domain/play/offline/kept_things'
import { withFlag } from '~/play/puzzles/merge_state'

type State = Data.Play.Puzzles.State
type SealedGame = Data.Play.Offline.SealedGame

/** An answer that the phone found right, and that the server has not judged yet. */
export type Unsent = { readonly flag: string; readonly typed: string }

/** How far a game is on this phone. */
export type KeptGame = { readonly state: State; readonly unsent: readonly Unsent[] }

/** Whether this browser can keep a game: https or this machine, and not too old to unpack it. */
export const canKeep = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'caches' in window &&
  'DecompressionStream' in window

/** Whether the page came from, or is watched over by, the worker of its link. */
export const isWatched = (): boolean => canKeep() && navigator.serviceWorker.controller !== null

const placeOf = (address: string) => `${address}/bewaard`

/**
 * How far the phone kept the game of this address; null when it did not. The state holds every
 * answer that waits, even when another page than the one that found the answer stored the state.
 */
export async function readGame(address: string): Promise<KeptGame | null> {
  const kept = await readJson<KeptGame>(address, placeOf(address))
  return kept && { ...kept, state: kept.unsent.reduce(withUnsent, kept.state) }
}

const withUnsent = (state: State, { flag, typed }: Unsent) =>
  withFlag(state, flag, state.onthuld[flag] ?? foundAlone(typed))

/** An answer that this phone found right, as the page shows it until the server explains it. */
export const foundAlone = (typed: string) => ({
  antwoord: typed.trim(),
  uitleg: 'De uitleg komt zodra er weer verbinding is.',
})

/**
 * Keeps a game as this page has it. Answers that another page of the link left there stay, until a
 * page has sent them.
 *
 * @param sent the flags whose answers this page has sent
 */
export async function keepGame(address: string, game: KeptGame, sent: ReadonlySet<string>) {
  const bucket = await caches.open(bucketOf(address))
  /** Pages keep one after the other, so that none reads what another is about to replace. */
  await navigator.locks.request(placeOf(address), async () => {
    const earlier = (await readGame(address))?.unsent ?? []
    const left = earlier.filter(({ flag }) => !sent.has(flag))
    const isNew = ({ flag }: Unsent) => left.every((answer) => answer.flag !== flag)
    const unsent = [...left, ...game.unsent.filter(isNew)]
    await bucket.put(placeOf(address), new Response(JSON.stringify({ ...game, unsent })))
  })
}

/** The sealed steps, which the worker fetched from `source`. */
export const readSealed = (address: string, source: string) => readJson<SealedGame>(address, source)

async function readJson<T>(address: string, place: string): Promise<T | null> {
  if (!canKeep()) return null
  const bucket = await caches.open(bucketOf(address))
  const found = await bucket.match(place, { ignoreVary: true })
  return found ? ((await found.json()) as T) : null
}

/** Keeps drawings that came sealed with their step, at the addresses where the page looks for them. */
export async function keepDrawings(address: string, drawings: Readonly<Record<string, string>>) {
  const bucket = await caches.open(bucketOf(address))
  const headers = { 'content-type': 'image/svg+xml' }
  for (const [name, svg] of Object.entries(drawings))
    await bucket.put(name, new Response(svg, { headers }))
}

/** Fetches the drawings of the open puzzles, which the page itself fetches only when they come in sight. */
export async function fetchDrawings(address: string, { raadsels: puzzles }: State) {
  const bucket = await caches.open(bucketOf(address))
  for (const drawing of drawingsIn(puzzles))
    if (!(await bucket.match(drawing, { ignoreVary: true })))
      await bucket.add(drawing).catch(() => {})
}

/** Clears away everything that this phone kept of a link, its worker included. */
export async function forgetGame(address: string) {
  if (!canKeep()) return
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname === address) await registration.unregister()
  await caches.delete(bucketOf(address))
}
