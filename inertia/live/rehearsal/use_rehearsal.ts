import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { call } from '~/wire/call'
import { adminRoute } from '~/wire/admin_routes'

const EVERY_MS = 1_500
/** The wait before a server that restarts is asked again. */
const AGAIN_MS = 4_000

/** The last rehearsal of an evening, followed for as long as it runs. */
export function useRehearsal(customerId: number, asked: number) {
  const [rehearsal, setRehearsal] = useState<Data.Live.Rehearsal.Rehearsal | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    async function look() {
      const seen = await call(adminRoute('rehearsal.show', { id: customerId }))
      if (gone) return
      if (seen.ok) setRehearsal(seen.value)
      if (!seen.ok || seen.value.bezig) timer = setTimeout(look, seen.ok ? EVERY_MS : AGAIN_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [customerId, asked])

  return rehearsal?.fase ? rehearsal : null
}
