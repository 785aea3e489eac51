import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { mistakesInQuote, priceTyped } from './read_quote'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking

/** A line that is added, as it is typed. */
export type TypedLine = { text: string; amount: string }

/** The quote while the owner makes it. */
export function useQuote(
  { id, status, proposal, fields: { buyer } }: Booking,
  dialog: DialogInUse
) {
  const action = usePageAction('all')
  const kept = useKeptFields(`booking:${id}:quote`, {
    text: proposal.text,
    lines: proposal.lines as TypedLine[],
    discount: proposal.discount,
    deposit: proposal.deposit,
    days: String(proposal.validDays),
    onAccount: proposal.onAccount,
  })
  const { fields, change } = kept
  const price = priceTyped({ ...proposal, buyer }, fields)

  async function send(event: FormEvent) {
    event.preventDefault()
    const { totalCents } = price
    const mistakes = mistakesInQuote(fields, totalCents)
    action.refuse(mistakes)
    if (Object.keys(mistakes).length > 0 || totalCents === null) return
    if (status === 'accepted' && !(await dialog.confirm(AGAIN))) return
    const data = {
      tekst: fields.text,
      regels: fields.lines.map(({ text, amount }) => ({ tekst: text, bedrag: amount })),
      korting: fields.discount.trim() || null,
      aanbetaling: fields.deposit.trim() || null,
      opRekening: fields.onAccount,
      dagen: Number(fields.days.trim() === '' ? Number.NaN : fields.days),
      totaal: Math.max(0, totalCents),
      gezien: proposal.seen,
    }
    const route = adminRoute('booking_action.quote', { id })
    if (!(await action.run(route, data, 'De offerte is onderweg.'))) return
    kept.clear()
  }

  return { kept, fields, price, change, send, action }
}

const AGAIN = {
  title: 'Nieuwe offerte',
  paragraphs: [
    'De klant was al akkoord. Met een nieuwe offerte vraag je opnieuw akkoord; wat al is betaald, telt mee. Een factuur die nog openstaat, vervalt. Versturen?',
  ],
}
