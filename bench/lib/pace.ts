import { Agent, request as open } from 'node:http'
import { pause, percentile } from './measure.ts'
import { itemAt } from '#domain/present'

/** One request: an address, and what is sent to it. */
export type Post = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the requests of one run took, in milliseconds. */
export type Paced = { readonly taken: number[]; readonly refused: number }

/**
 * Begins a request at each beat, whether or not those before it were answered, as visitors do who
 * know nothing of each other. Its time counts from its beat, so waiting for other requests or for
 * this program counts too.
 */
export async function pace(
  perSecond: number,
  seconds: number,
  make: (index: number) => Post
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  const taken: number[] = []
  let refused = 0
  const started = performance.now() + 10
  const sent = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const beat = started + (index * 1000) / perSecond
    await pause(Math.max(0, beat - performance.now()))
    const status = await post(make(index), agent)
    taken.push(performance.now() - beat)
    if (status !== 200) refused++
  })
  await Promise.all(sent)
  agent.destroy()
  return { taken, refused }
}

/** @returns the status, once the whole answer is in; null without an answer */
function post({ url, headers, body }: Post, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = open(url, { method: 'POST', headers, agent }, (answer) => {
      answer.resume().on('close', () => resolve((answer.complete && answer.statusCode) || null))
    })
    asked.on('error', () => resolve(null))
    asked.end(body)
  })
}

/** How many requests of all rounds were refused, or had no answer. */
export const refusedIn = (rounds: readonly Paced[]): number =>
  rounds.reduce((sum, { refused }) => sum + refused, 0)

/** The round in the middle, by its 99th percentile. */
export const middle = (rounds: readonly Paced[]): Paced =>
  itemAt(
    rounds.toSorted((a, b) => percentile(a.taken, 0.99) - percentile(b.taken, 0.99)),
    Math.floor(rounds.length / 2)
  )
