import { Link } from '@inertiajs/react'
import { WithdrawalConfirmation, type Confirmation } from './withdrawal_confirmation'
import { WithdrawalForm, type WithdrawalFields } from './withdrawal_form'
import type { FieldErrors } from '~/ui/hooks/use_form'
import { inShop } from '~/layouts/shop_layout'

type Props = {
  titel: string
  pageToken: string
  velden: WithdrawalFields
  fouten: FieldErrors
  melding: string | null
  /** Filled in step 2. */
  bevestigen: Confirmation | null
}

/** Withdrawing from an agreement, in the two steps of the law. */
export default function Withdraw({ titel: title, bevestigen: confirmation, ...props }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <p className="font-semibold text-zacht">Stap {confirmation ? 2 : 1} van 2</p>
      <h1 className="mt-1 text-4xl sm:text-5xl">{title}</h1>
      {!confirmation && (
        <p className="mt-4 text-lg">
          Wil je van je bestelling af? Dan herroep je haar hier. Je hoeft niet in te loggen en geen
          reden te geven. Wat er daarna gebeurt, lees je bij{' '}
          <Link href="/herroepingsrecht" className="link">
            herroepingsrecht
          </Link>
          .
        </p>
      )}
      <section aria-label={title} className="kist mt-7 p-5 sm:p-8">
        {confirmation ? (
          <WithdrawalConfirmation bevestigen={confirmation} {...props} />
        ) : (
          <WithdrawalForm {...props} />
        )}
      </section>
    </div>
  )
}

Withdraw.layout = inShop
