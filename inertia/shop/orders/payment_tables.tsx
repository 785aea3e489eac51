import type { Data } from '@generated/data'
import { Time } from '~/ui/time'
import { Chip, type ChipTone } from '~/admin/shell/chip'
import { Table } from '~/admin/shell/table'

type Order = Data.Shop.Orders.OrderDetail

const ATTEMPTS = [
  'Betaling',
  'Stand',
  { number: 'Bedrag' },
  { number: 'Terug' },
  'Begonnen',
] as const
const REFUNDS = ['Terugbetaling', 'Stand', { number: 'Bedrag' }, 'Reden', 'Gevraagd'] as const

const ATTEMPT_TONES: Readonly<Record<Order['payments'][number]['state'], ChipTone>> = {
  nieuw: 'waits',
  open: 'waits',
  betaald: 'done',
  afwijkend: 'wrong',
  mislukt: 'wrong',
  geannuleerd: 'over',
  verlopen: 'over',
}
const REFUND_TONES: Readonly<Record<Order['refunds'][number]['state'], ChipTone>> = {
  nieuw: 'wrong',
  aangevraagd: 'waits',
  betaald: 'done',
  mislukt: 'wrong',
}

export function PaymentAttempts({ payments }: Pick<Order, 'payments'>) {
  return (
    <Table name="Betaalpogingen" columns={ATTEMPTS} onPhone="stacked">
      {payments.map((attempt) => (
        <tr key={attempt.id}>
          <th scope="row" className="font-code">
            {attempt.byHand ?? attempt.providerId ?? '–'}
          </th>
          <td>
            <Chip tone={ATTEMPT_TONES[attempt.state]}>{attempt.status}</Chip>
          </td>
          <td data-heading="Bedrag" className="number whitespace-nowrap">
            {attempt.amount}
          </td>
          <td data-heading="Terug" className="number whitespace-nowrap">
            {attempt.refunded ?? '–'}
            {attempt.chargedBack && (
              <span className="block text-sm font-bold text-error">
                {attempt.chargedBack} teruggehaald
              </span>
            )}
          </td>
          <td>
            <Time at={attempt.at} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The refunds, and below the table a sentence about each one with an unknown outcome. */
export function Refunds({ refunds }: Pick<Order, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <>
      <Table name="Terugbetalingen" columns={REFUNDS} onPhone="stacked">
        {refunds.map((one) => (
          <tr key={one.id}>
            <th scope="row" className="font-code">
              {one.providerId ?? '–'}
            </th>
            <td>
              <Chip tone={REFUND_TONES[one.state]}>{one.status}</Chip>
            </td>
            <td data-heading="Bedrag" className="number whitespace-nowrap">
              {one.amount}
            </td>
            <td data-heading="Reden" className="name">
              {one.reason}
            </td>
            <td>
              <Time at={one.at} />
            </td>
          </tr>
        ))}
      </Table>
      {refunds.map(
        ({ id, unknown }) =>
          unknown && (
            <p key={id} className="font-semibold">
              {unknown}
            </p>
          )
      )}
    </>
  )
}
