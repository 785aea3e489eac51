import { Link, router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { readAmount } from '#domain/money'
import { VOUCHER_EUROS } from '#domain/shop/vouchers/vouchers'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Panel } from '~/admin/shell/panel'
import { useAction } from '~/admin/shell/use_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const EMPTY = { amount: '', recipient: '', email: '', note: '' }
/** The names of the fields in the call and in its messages. */
const WIRE_NAMES = { amount: 'bedrag', recipient: 'voor', email: 'email', note: 'notitie' } as const

/** The owner makes a voucher, such as for a prize or to make something good. */
export default function NewVoucher({ title }: { title: string }) {
  const { kept, fields, field, save, busy, error, errors } = useNewVoucher()
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Cadeaubonnen', href: adminUrlFor('admin_voucher.index') },
          { text: title },
        ]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title="Gegevens">
        <form onSubmit={save} noValidate className="max-w-[44rem] space-y-5">
          <RestoredNote {...kept} />
          <ErrorSummary errors={errors} />
          <Field
            label="Bedrag in euro’s"
            mandatory
            inputMode="numeric"
            note={`Een heel bedrag van ${VOUCHER_EUROS.min} tot en met ${VOUCHER_EUROS.max} euro.`}
            {...field('amount')}
          />
          <Field
            label="Voor wie"
            note="Staat op de kaart."
            maxLength={100}
            {...field('recipient')}
          />
          <Field
            label="E-mail"
            type="email"
            note="Vul je een adres in, dan gaan de code en de kaart daar meteen naartoe."
            {...field('email')}
          />
          <Field
            label="Notitie"
            note="Waarom je hem uitgeeft. Alleen voor jou."
            maxLength={200}
            {...field('note')}
          />
          <GeneralError>{error}</GeneralError>
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={busy} className="button button-primary">
              {fields.email.trim() === '' ? 'Uitgeven' : 'Uitgeven en mailen'}
            </button>
            <Link href={adminUrlFor('admin_voucher.index')} className="button">
              Terug
            </Link>
          </div>
        </form>
      </Panel>
    </div>
  )
}

NewVoucher.layout = inAdmin

function useNewVoucher() {
  const kept = useKeptFields('voucher:new', EMPTY)
  const { fields } = kept
  const { execute, busy, error, errors } = useAction({ fields: 'all' })

  const field = (name: keyof typeof EMPTY) => ({
    name: WIRE_NAMES[name],
    value: fields[name],
    errors: errors[WIRE_NAMES[name]],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => kept.change({ [name]: target.value }),
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    const { amount, recipient, email, note } = fields
    const made = await execute(adminRoute('admin_voucher.store'), {
      bedrag: asNumber(amount),
      voor: recipient.trim() || null,
      email: email.trim() || null,
      notitie: note.trim() || null,
    })
    if (!made) return
    kept.clear()
    router.visit(adminUrlFor('admin_voucher.index'))
  }

  return { kept, fields, field, save, busy, error, errors }
}

/** The server says what is wrong with anything that is not an amount. */
function asNumber(typed: string): number {
  const cents = readAmount(typed, { min: 0, max: Number.MAX_SAFE_INTEGER })
  return cents.ok ? cents.value / 100 : Number.NaN
}
