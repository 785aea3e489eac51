import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

/** The customer's statement, its moment, and whether the receipt was mailed. */
export function WithdrawalStatement({
  withdrawal,
}: {
  withdrawal: Data.Shop.Withdrawals.Withdrawal
}) {
  const { id, statement, receivedAt, email, receipt, others } = withdrawal
  const { run, outcome, busy, error } = usePageAction()
  const receiptRoute = adminRoute('admin_withdrawal.send_receipt', { id })
  return (
    <Panel title="Wat de klant verklaarde">
      <div className="space-y-4">
        <blockquote className="border-l-4 border-blue pl-3 wrap-anywhere">
          {statement.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
        <Facts
          facts={[
            ['Ontvangen', <Time key="op" at={receivedAt} />],
            [
              'E-mail',
              <a key="mail" href={`mailto:${email}`} className="link">
                {email}
              </a>,
            ],
            ['Bevestiging', receipt ?? 'tegengehouden'],
          ]}
        />
        {!receipt && (
          <>
            <p>
              Dit adres kreeg die dag al drie bevestigingen. De klant zag haar wel op de pagina. Is
              dit een echte klant, mail haar dan alsnog.
            </p>
            <button
              type="button"
              aria-busy={busy}
              onClick={() => run(receiptRoute, {}, 'De bevestiging wordt gemaild.')}
              className="button"
            >
              Bevestiging alsnog mailen
            </button>
          </>
        )}
        {others.length > 0 && <Others others={others} />}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}

function Others({ others }: Pick<Data.Shop.Withdrawals.Withdrawal, 'others'>) {
  return (
    <div>
      <p className="font-semibold">Deze klant herriep ook:</p>
      <ul>
        {others.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-x-3">
            <Link href={adminUrlFor('withdrawal_screen.show', { id: one.id })} className="link">
              {one.text}
            </Link>
            <span className="text-soft">
              {one.status}, <Time at={one.receivedAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
