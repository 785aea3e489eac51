import { useCallback, useEffect, useRef, useState } from 'react'
import { isVerdict } from '~/wire/answers'
import { withFlag, withoutFlag } from '~/play/puzzles/merge_state'
import { asAnswer, flagSubmitter } from '~/play/puzzles/submit_flag'
import type { Link, Progress } from '~/play/puzzles/use_progress'
import type { Unsent } from './kept_game'

const AGAIN_MS = 5000
const TOO_OFTEN = 429
const GONE = 403
/**
 * Failures that say nothing about the answer itself: no line, a fault, a pause, or a link that has
 * ended.
 */
const isPassing = (status: number) =>
  status === 0 || status >= 500 || status === TOO_OFTEN || status === GONE

/**
 * The answers that this phone found right without a line, in the order in which they were found. They
 * go up one by one, and each is judged by the server; sending one twice counts once.
 */
export function useOutbox(
  link: Link,
  { setState, refresh, connected }: Pick<Progress, 'setState' | 'refresh' | 'connected'>
) {
  const unsent = useRef<readonly Unsent[]>([])
  const sent = useRef(new Set<string>())
  const sending = useRef<Promise<boolean> | null>(null)
  const [waiting, setWaiting] = useState(0)
  const { path, uniqueId } = link

  const put = useCallback((answers: readonly Unsent[]) => {
    unsent.current = answers
    setWaiting(answers.length)
  }, [])

  /** @returns whether nothing waits any more */
  const sendAll = useCallback(async () => {
    const submitFlag = flagSubmitter({ path, uniqueId })
    for (let first = unsent.current[0]; first; first = unsent.current[0]) {
      const { flag, typed } = first
      const reply = await submitFlag(flag, { antwoord: typed }, isVerdict)
      if (!reply.ok && isPassing(reply.error.status)) return false
      const verdict = reply.ok && reply.value.juist ? reply.value : null
      setState((old) => (verdict ? withFlag(old, flag, asAnswer(verdict)) : withoutFlag(old, flag)))
      sent.current.add(flag)
      put(unsent.current.slice(1))
    }
    await refresh()
    return true
  }, [path, uniqueId, setState, refresh, put])

  /** Callers during a round share it. */
  const send = useCallback(async () => {
    if (unsent.current.length === 0) return true
    sending.current ??= sendAll().finally(() => (sending.current = null))
    return sending.current
  }, [sendAll])

  useEffect(() => {
    if (waiting === 0 || !connected) return
    void send()
    const again = setInterval(() => void send(), AGAIN_MS)
    return () => clearInterval(again)
  }, [waiting, connected, send])

  return { unsent, sent, waiting, put, send }
}
