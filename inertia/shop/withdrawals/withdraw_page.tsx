import { Link } from '@inertiajs/react'
import { WithdrawalConfirmation, type Confirmation } from './withdrawal_confirmation'
import { WithdrawalForm, type WithdrawalFields } from './withdrawal_form'
import type { FieldErrors } from '~/wire/refusal'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

type Props = {
  title: string
  pageToken: string
  fields: WithdrawalFields
  fieldErrors: FieldErrors
  notice: string | null
  /** Present in step 2. */
  confirmation: Confirmation | null
}

/** Withdraws from an agreement, in the two steps of the law. */
export default function Withdraw({ title, confirmation, ...props }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <p className="font-semibold text-soft">Stap {confirmation ? 2 : 1} van 2</p>
      <Heading level={1} className="mt-1">
        {title}
      </Heading>
      {!confirmation && (
        <p className="mt-4 text-lg">
          Wil je van je bestelling af? Dan herroep je haar hier. Je hoeft niet in te loggen en geen
          reden te geven. Wat er daarna gebeurt, lees je bij{' '}
          <Link href={urlFor('information.withdrawal')} className="link">
            herroepingsrecht
          </Link>
          .
        </p>
      )}
      <section aria-label={title} className="case mt-7 p-5 sm:p-8">
        {confirmation ? (
          <WithdrawalConfirmation confirmation={confirmation} {...props} />
        ) : (
          <WithdrawalForm {...props} />
        )}
      </section>
    </div>
  )
}

Withdraw.layout = inShop
