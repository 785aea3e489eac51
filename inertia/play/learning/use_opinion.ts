import { useState } from 'react'
import { callGame } from '~/play/puzzles/use_try_call'
import type { PayloadWithout } from '~/wire/payloads'
import { route } from '~/wire/routes'

/** Sends what players think of a game. */
export function useOpinion(path: string, uniqueId: string) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')

  /** Resolves to whether it arrived. */
  async function send(opinion: PayloadWithout<'opinion.store', 'uniqueid'>): Promise<boolean> {
    setBusy(true)
    const sent = await callGame(route('opinion.store', { spel: path }), {
      uniqueid: uniqueId,
      ...opinion,
    })
    setBusy(false)
    setFailed(sent.ok ? '' : sent.error.sentence)
    return sent.ok
  }

  return { send, busy, failed }
}
