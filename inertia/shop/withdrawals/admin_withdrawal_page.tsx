import { useEffect, useRef } from 'react'
import type { Data } from '@generated/data'
import { CloseWithdrawal } from './close_withdrawal'
import { WithdrawalOrder } from './withdrawal_order'
import { WithdrawalMoney } from './withdrawal_money'
import { WithdrawalReturn } from './withdrawal_return'
import { WithdrawalStatement } from './withdrawal_statement'
import { SameAddress } from '~/shop/same_address/same_address'
import { Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'
import { Heading } from '~/ui/heading'

type Detail = Data.Shop.Withdrawals.Withdrawal

const STATE = 'stand'

type Props = {
  title: string
  withdrawal: Detail
  sameAddress: Data.Shop.SameAddress.SameAddress
}

/** A withdrawal: the statement, what has to be done, and the buttons for it. */
export default function Withdrawal({ title, withdrawal, sameAddress }: Props) {
  const dialog = useDialog()
  useMoveToState(withdrawal.open)
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Herroepingen', href: adminUrlFor('withdrawal_screen.index') },
          { text: title },
        ]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel id={STATE} title={withdrawal.open ? 'Nu te doen' : withdrawal.status}>
        <State withdrawal={withdrawal} />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <WithdrawalStatement withdrawal={withdrawal} />
        <WithdrawalOrder withdrawal={withdrawal} dialog={dialog} />
        {(withdrawal.allowed.parcelReturn || withdrawal.returnedAt) && (
          <WithdrawalReturn withdrawal={withdrawal} />
        )}
        {withdrawal.order && <WithdrawalMoney withdrawal={withdrawal} dialog={dialog} />}
        <SameAddress sameAddress={sameAddress} />
      </div>
      {withdrawal.open && <CloseWithdrawal withdrawal={withdrawal} dialog={dialog} />}
      <Dialog dialog={dialog} />
    </div>
  )
}

Withdrawal.layout = inAdmin

/**
 * Moves the focus to the outcome when a withdrawal is closed, because the pressed button
 * disappears.
 */
function useMoveToState(open: boolean) {
  const earlier = useRef(open)
  useEffect(() => {
    if (earlier.current && !open) document.getElementById(STATE)?.focus()
    earlier.current = open
  }, [open])
}

function State({ withdrawal }: { withdrawal: Detail }) {
  const { open, step, term, assessment, note } = withdrawal
  if (!open)
    return (
      <p className="whitespace-pre-line">
        {note ?? 'Alles is terugbetaald; er hoefde niets bij te worden geschreven.'}
      </p>
    )
  return (
    <div className="space-y-2">
      <p className="text-lg font-semibold">
        {step.title}
        {term && (
          <>
            , uiterlijk <Deadline {...term} />
          </>
        )}
      </p>
      <p>{step.explanation}</p>
      <p>{assessment}</p>
    </div>
  )
}
