import { ActionNotice } from '~/admin/shell/action_notice'
import type { Order } from './order_types'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { RefundForm } from './refund_form'
import { useOrderAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

const ATTEMPTS = ['Betaling', 'Stand', { getal: 'Bedrag' }, { getal: 'Terug' }, 'Begonnen'] as const
const REFUNDS = ['Terugbetaling', 'Stand', { getal: 'Bedrag' }, 'Reden', 'Gevraagd'] as const

type Props = { bestelling: Order; dialoog: DialogInUse }

/** The money of an order: each attempt to pay, what went back, and calling it off. */
export function OrderPayments({ bestelling: order, dialoog: dialog }: Props) {
  const action = useOrderAction(order.id)
  const { doe: run, gedaan: outcome, bezig: busy, fout: error } = action
  const {
    betalingen: payments,
    terugbetalingen: refunds,
    terugTeBetalen: toRefund,
    mag: allowed,
  } = order

  async function cancel() {
    const confirmed = await dialog.vraag({
      titel: 'Bestelling annuleren',
      alineas: [
        'De klant kan deze bestelling dan niet meer betalen, en een actiecode komt weer vrij. Dit kun je niet ongedaan maken.',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed) await run('annuleren', {}, 'Geannuleerd.')
  }

  return (
    <Panel titel="Betaling">
      <div className="space-y-4">
        {payments.length === 0 ? (
          <p className="text-zacht">Er hoefde niets te worden betaald.</p>
        ) : (
          <Table naam="Betaalpogingen" kolommen={ATTEMPTS} stapel>
            {payments.map((attempt) => (
              <tr key={attempt.id}>
                <th scope="row" className="font-code">
                  {attempt.providerId ?? '–'}
                </th>
                <td>{attempt.status}</td>
                <td data-kop="Bedrag" className="getal whitespace-nowrap">
                  {attempt.bedrag}
                </td>
                <td data-kop="Terug" className="getal whitespace-nowrap">
                  {attempt.terug ?? '–'}
                  {attempt.teruggevorderd && (
                    <span className="block text-sm font-bold text-fout">
                      {attempt.teruggevorderd} teruggevorderd
                    </span>
                  )}
                </td>
                <td>
                  <Time op={attempt.op} />
                </td>
              </tr>
            ))}
          </Table>
        )}
        {refunds.length > 0 && (
          <Table naam="Terugbetalingen" kolommen={REFUNDS} stapel>
            {refunds.map((one) => (
              <tr key={one.id}>
                <th scope="row" className="font-code">
                  {one.providerId ?? '–'}
                </th>
                <td>{one.status}</td>
                <td data-kop="Bedrag" className="getal whitespace-nowrap">
                  {one.bedrag}
                </td>
                <td data-kop="Reden" className="naam">
                  {one.reden}
                </td>
                <td>
                  <Time op={one.op} />
                </td>
              </tr>
            ))}
          </Table>
        )}
        {refunds.map(
          ({ id, onbekend: unknown }) =>
            unknown && (
              <p key={id} className="font-semibold">
                {unknown}
              </p>
            )
        )}
        {order.facturen.length > 0 && (
          <ul className="flex flex-wrap gap-x-5">
            {order.facturen.map(({ naam: name, bedrag: amount, href }) => (
              <li key={href}>
                <a href={href} download className="link inline-flex min-h-11 items-center">
                  {name} ({amount})
                </a>
              </li>
            ))}
          </ul>
        )}
        {allowed.betalingStoppen && (
          <p className="font-semibold">
            De betaling die al liep, kon niet worden gestopt. Betaalt de klant toch nog, dan wordt
            er geleverd en krijg je een alarm.
          </p>
        )}
        {toRefund && <RefundForm over={toRefund} dialoog={dialog} {...action} />}
        {allowed.annuleren && (
          <button type="button" aria-busy={busy} onClick={cancel} className="knop">
            Bestelling annuleren
          </button>
        )}
        {allowed.betalingStoppen && (
          <button
            type="button"
            aria-busy={busy}
            onClick={() => run('annuleren', {}, '')}
            className="knop"
          >
            Probeer de betaling te stoppen
          </button>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
