import { useEffect, useRef } from 'react'
import { CloseWithdrawal } from './close_withdrawal'
import { WithdrawalOrder } from './withdrawal_order'
import { WithdrawalMoney } from './withdrawal_money'
import { WithdrawalReturn } from './withdrawal_return'
import { WithdrawalStatement } from './withdrawal_statement'
import type { Withdrawal as Data } from './withdrawal_types'
import { Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'

const STATE = 'stand'

type Props = { titel: string; herroeping: Data }

/** A withdrawal: what was said, what has to be done, and the buttons that do it. */
export default function Withdrawal({ titel: title, herroeping: withdrawal }: Props) {
  const dialog = useDialog()
  useMoveToState(withdrawal.open)
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[{ tekst: 'Herroepingen', href: '/dashboard/herroepingen' }, { tekst: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      <Panel id={STATE} titel={withdrawal.open ? 'Nu te doen' : withdrawal.status}>
        <State herroeping={withdrawal} />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <WithdrawalStatement herroeping={withdrawal} />
        <WithdrawalOrder herroeping={withdrawal} />
        {(withdrawal.mag.retour || withdrawal.retourOp) && (
          <WithdrawalReturn herroeping={withdrawal} />
        )}
        {withdrawal.bestelling && <WithdrawalMoney herroeping={withdrawal} dialoog={dialog} />}
      </div>
      {withdrawal.open && <CloseWithdrawal herroeping={withdrawal} dialoog={dialog} />}
      <Dialog dialoog={dialog} />
    </div>
  )
}

Withdrawal.layout = inAdmin

/** Who closes it loses the button that was pressed: focus goes to how it ended. */
function useMoveToState(open: boolean) {
  const earlier = useRef(open)
  useEffect(() => {
    if (earlier.current && !open) document.getElementById(STATE)?.focus()
    earlier.current = open
  }, [open])
}

function State({ herroeping: withdrawal }: { herroeping: Data }) {
  const { open, stap: step, termijn: term, oordeel: assessment, toelichting: note } = withdrawal
  if (!open)
    return (
      <p className="whitespace-pre-line">
        {note ?? 'Alles is terugbetaald; er hoefde niets bij te worden geschreven.'}
      </p>
    )
  return (
    <div className="space-y-2">
      <p className="text-lg font-semibold">
        {step.titel}
        {term && (
          <>
            , uiterlijk <Deadline {...term} />
          </>
        )}
      </p>
      <p>{step.uitleg}</p>
      <p>{assessment}</p>
    </div>
  )
}
