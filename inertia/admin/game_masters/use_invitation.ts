import { useState, type FormEvent } from 'react'
import { usePageAction } from '~/admin/shell/use_page_action'
import { adminRoute } from '~/wire/admin_routes'

export const EMPTY = { naam: '', email: '', afterRound: true, tot: '', huidig: '' }

/** The form that invites a game master. */
export function useInvitation(customerId: number, onDone: () => void) {
  const [fields, setFields] = useState(EMPTY)
  const action = usePageAction('all')
  const type = (part: Partial<typeof EMPTY>) => setFields((earlier) => ({ ...earlier, ...part }))

  async function invite(event: FormEvent) {
    event.preventDefault()
    const { afterRound, tot, ...rest } = fields
    if (!afterRound && tot === '') return action.refuse({ tot: ['Kies een dag en een tijd.'] })
    const route = adminRoute('game_master.store', { id: customerId })
    const data = { ...rest, tot: afterRound ? null : tot }
    if (await action.run(route, data, `We mailen ${fields.email} een uitnodiging.`)) {
      setFields(EMPTY)
      onDone()
    }
  }

  return { ...action, fields, type, invite }
}
