import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { Data } from '@generated/data'
import { LABELS_PER_CALL, type LabelPaper } from '#domain/shop/parcels/carrier_labels'
import { afterMs, sendJson } from '~/http'
import { saveFile } from '~/admin/shell/save_file'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'
import { callWithin } from '~/wire/call'
import { readRefusal } from '~/wire/refusal'

type LabelOutcome = Data.Shop.Parcels.LabelOutcome

/** Longer than twice the time that the server waits for the service. */
const PATIENCE_MS = 75_000
const NOT_LOGGED_IN = 401
const NO_CONNECTION = 'Er is geen verbinding. Controleer je internet en probeer het opnieuw.'

const ask = callWithin(PATIENCE_MS)

/** Makes labels at the service, a few at a time, and tells of each parcel what became of it. */
export function useCarrierLabels() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [outcomes, setOutcomes] = useState<readonly LabelOutcome[]>([])
  const [error, setError] = useState<string | null>(null)
  const [printing, setPrinting] = useState(false)

  async function make(orderIds: readonly number[]) {
    if (progress !== null) return
    setError(null)
    setOutcomes([])
    setProgress({ done: 0, of: orderIds.length })
    for (let from = 0; from < orderIds.length; from += LABELS_PER_CALL) {
      const ids = orderIds.slice(from, from + LABELS_PER_CALL)
      const reply = await ask(adminRoute('carrier_label.store'), { ids })
      if (!reply.ok) {
        if (reply.error.status === NOT_LOGGED_IN) window.location.reload()
        setError(reply.error.sentence)
        break
      }
      setOutcomes((earlier) => [...earlier, ...reply.value])
      setProgress({ done: from + ids.length, of: orderIds.length })
    }
    setProgress(null)
    router.reload()
  }

  async function print(orderIds: readonly number[], paper: LabelPaper) {
    if (printing) return
    setPrinting(true)
    setError(await printed(orderIds, paper))
    setPrinting(false)
  }

  return { make, print, progress, outcomes, error, printing }
}

/** @returns why there is no file, or null when the browser has it */
async function printed(orderIds: readonly number[], paper: LabelPaper): Promise<string | null> {
  const address = `${adminUrlFor('carrier_label.show')}?ids=${orderIds.join('-')}&papier=${paper}`
  try {
    const signal = afterMs(PATIENCE_MS)
    const response = await sendJson(address, undefined, { method: 'GET', signal })
    if (!response.ok) return readRefusal(response.status, await response.text()).sentence
    saveFile('etiketten.pdf', await response.blob())
    return null
  } catch {
    return NO_CONNECTION
  }
}
