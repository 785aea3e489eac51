/**
 * What `keptLink` on the server writes above the worker's code: what to keep, and under which names.
 */
export type KeptLink = {
  /** The page of the link, which is the whole scope of the worker. */
  readonly address: string
  readonly bucket: string
  /** The address of the sealed steps. */
  readonly steps: string
  readonly files: readonly string[]
  readonly edition: string
}

/** An event that a worker stays alive for until its work is done. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type AskedEvent = LastingEvent & {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/**
 * The part of a service worker's global that ours uses. TypeScript's library for workers clashes
 * with the one for pages.
 */
export type WorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: AskedEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly location: { readonly origin: string }
}
