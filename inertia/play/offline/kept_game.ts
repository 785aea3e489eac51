import type { Data } from '@generated/data'
import { bucketOf, drawingsIn } from '#domain/play/offline/kept_things'

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

/** How far the phone kept the game of this address; null when it did not. */
export const readGame = (address: string) => readJson<KeptGame>(address, placeOf(address))

export async function keepGame(address: string, game: KeptGame): Promise<void> {
  const bucket = await caches.open(bucketOf(address))
  await bucket.put(placeOf(address), new Response(JSON.stringify(game)))
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
