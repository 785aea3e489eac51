import { useState, type FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { usePageAction } from '~/admin/shell/use_page_action'
import { adminRoute } from '~/wire/admin_routes'

const EMPTY = { naam: '', email: '', afterRound: true, tot: '' }

/** See `useKeptFields`. */
export const invitationForm = (customerId: number) => `game_master:${customerId}`

/** The form that invites a game master. */
export function useInvitation(customerId: number, onDone: () => void) {
  const kept = useKeptFields(invitationForm(customerId), EMPTY)
  const { fields } = kept
  const [current, setCurrent] = useState('')
  const action = usePageAction('all')

  async function invite(event: FormEvent) {
    event.preventDefault()
    const { afterRound, tot, ...rest } = fields
    if (!afterRound && tot === '') return action.refuse({ tot: ['Kies een dag en een tijd.'] })
    const route = adminRoute('game_master.store', { id: customerId })
    const data = { ...rest, huidig: current, tot: afterRound ? null : tot }
    if (await action.run(route, data, `We mailen ${fields.email} een uitnodiging.`)) {
      setCurrent('')
      onDone()
    }
  }

  return { ...action, kept, fields, type: kept.change, current, setCurrent, invite }
}
