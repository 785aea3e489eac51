import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { RefundWithdrawal } from './refund_withdrawal'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = { withdrawal: Data.Shop.Withdrawals.Withdrawal; dialog: DialogInUse }

/** Accepts the withdrawal: the money goes back, and online deliveries stop working. */
export function WithdrawalMoney({ withdrawal, dialog }: Props) {
  const { id, money, order, allowed } = withdrawal
  const { outcome, error, ...action } = usePageAction(['bedrag'])
  const links = order?.workingLinks ?? 0

  async function revoke() {
    const confirmed = await dialog.confirm({
      title: 'Links intrekken',
      paragraphs: [
        'De download en de speellink van deze bestelling werken daarna niet meer. Dit kun je niet ongedaan maken.',
      ],
    })
    const revocation = adminRoute('admin_withdrawal.revoke_links', { id })
    if (confirmed) await action.run(revocation, {}, 'De links werken niet meer.')
  }

  return (
    <Panel title="Geld en links">
      <div className="space-y-4">
        <Facts
          facts={[
            ['Betaald', money?.paid],
            ['Terugbetaling onderweg', money?.underway],
            ['Terugbetaald', money?.refunded],
            ['Links', links === 0 ? null : links === 1 ? '1 werkt nog' : `${links} werken nog`],
          ]}
        />
        {money?.unknown && <p className="font-semibold">{money.unknown}</p>}
        {allowed.refund && (
          <RefundWithdrawal
            id={id}
            remaining={money?.remaining ?? ''}
            endsLinks={links > 0}
            way={money?.way ?? 'shop'}
            dialog={dialog}
            {...action}
          />
        )}
        {allowed.revokeLinks && links > 0 && (
          <button type="button" aria-busy={action.busy} onClick={revoke} className="button">
            Links nu intrekken
          </button>
        )}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}
