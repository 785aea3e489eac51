import { useCallback } from 'react'
import type { Data } from '@generated/data'
import { callWithin, type Call } from '~/wire/call'
import { isRecord } from '~/wire/refusal'
import { ANSWER_MS, LIVE_PATIENCE_MS, NOT_YET, RETRY_MS } from './pace'
import { useSnapshot, type SnapshotSource } from './use_snapshot'

type Snapshot = Pick<Data.Live.Game.TeamSnapshot, 'versie' | 'server_tijd'>

const callLive = callWithin(LIVE_PATIENCE_MS)

/** A game as one screen follows it, with the calls of that screen. */
export function useLive<T extends Snapshot>(options: SnapshotSource<T>) {
  const { take, setReachable, expectAnswer, ...followed } = useSnapshot(options)
  const { refresh } = followed

  /** Sends something that somebody did; done or refused, the answer brings the game as it stands. */
  const run = useCallback<Call>(
    async (route, ...payload) => {
      const answered = expectAnswer()
      const late = setTimeout(answered, ANSWER_MS)
      const reply = await callLive(route, ...payload)
      if (!reply.ok && reply.error.status === 0) setReachable(false)
      const brought = snapshotIn<T>(reply.ok ? reply.value : reply.error.body)
      if (brought) take(brought)
      else if (reply.ok && route.method !== 'DELETE') void refresh()
      clearTimeout(late)
      answered()
      return reply
    },
    [take, refresh, setReachable, expectAnswer]
  )

  /** Repeats the call until there is a connection; the server makes sure that it counts once. */
  const doReliably = useCallback<Call>(
    async (route, ...payload) => {
      for (;;) {
        const reply = await run(route, ...payload)
        if (reply.ok || !NOT_YET.includes(reply.error.status)) return reply
        await reconnected()
      }
    },
    [run]
  )

  return { ...followed, run, doReliably }
}

/** The game as an answer or a refusal carries it, if it does. */
function snapshotIn<T>(body: unknown): T | null {
  if (!isRecord(body)) return null
  if (typeof body.versie === 'number') return body as T
  return 'snapshot' in body ? snapshotIn(body.snapshot) : null
}

/** Resolves at a moment to try again: the device is online again, or some time has passed. */
function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS)
    window.addEventListener('online', done)
  })
}
