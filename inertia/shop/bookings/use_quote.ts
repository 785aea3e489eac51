import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { readAmount } from '#domain/money'
import { EXTRA_AMOUNT, priceQuote } from '#domain/shop/bookings/quote_extras'
import { quoteInWords } from '#domain/shop/bookings/quote_in_words'
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
  const price = priceOf(proposal, buyer, fields)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (status === 'accepted' && !(await dialog.confirm(AGAIN))) return
    const data = {
      tekst: fields.text,
      regels: fields.lines.map(({ text, amount }) => ({ tekst: text, bedrag: amount })),
      korting: fields.discount.trim() || null,
      aanbetaling: fields.deposit.trim() || null,
      opRekening: fields.onAccount,
      dagen: Number(fields.days.trim() === '' ? Number.NaN : fields.days),
      totaal: Math.max(0, price.totalCents),
      gezien: proposal.seen,
    }
    const route = adminRoute('booking_action.quote', { id })
    if (!(await action.run(route, data, 'De offerte is onderweg.'))) return
    kept.clear()
  }

  return { kept, fields, price, change, send, action }
}

/** What it costs with what is typed; an amount that cannot be read yet counts for nothing. */
function priceOf(
  { evening, scheme }: Booking['proposal'],
  buyer: Booking['fields']['buyer'],
  { lines, discount }: { lines: readonly TypedLine[]; discount: string }
) {
  const added = lines.map(({ text, amount }) => ({
    ...{ description: text.trim() || 'Nieuwe regel', cents: centsIn(amount) },
  }))
  const price = priceQuote(evening, { lines: added, discountCents: centsIn(discount) })
  return { totalCents: price.totalCents, words: quoteInWords(price, scheme, buyer) }
}

function centsIn(typed: string): number {
  const cents = readAmount(typed, EXTRA_AMOUNT)
  return cents.ok ? cents.value : 0
}

const AGAIN = {
  title: 'Nieuwe offerte',
  paragraphs: [
    'De klant was al akkoord. Met een nieuwe offerte vraag je opnieuw akkoord; wat al is betaald, telt mee. Een factuur die nog openstaat, vervalt. Versturen?',
  ],
}
