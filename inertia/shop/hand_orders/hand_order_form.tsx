import { Link } from '@inertiajs/react'
import { HandCustomer } from './hand_customer'
import { HandPaymentChoice } from './hand_payment_choice'
import { useHandOrder, type HandGame, type HandOrderInUse } from './use_hand_order'
import { asEuro, toCents } from '#domain/money'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { SelectField } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

/** The order of a customer who is not behind a screen, and how that customer pays. */
export function HandOrderForm({ games }: { games: readonly [HandGame, ...HandGame[]] }) {
  const order = useHandOrder(games)
  const { game, choose, save, busy, error, errors, payment } = order
  return (
    <form onSubmit={save} noValidate className="max-w-[44rem] space-y-5">
      <RestoredNote {...order.kept} />
      <ErrorSummary errors={errors} />
      <SelectField
        label="Spel"
        name="spel"
        choices={games.map(({ itemName, title, price }) => ({
          value: itemName,
          text: `${title}, ${asEuro(toCents(price ?? '0.00'))}`,
        }))}
        value={game.itemName}
        onChoose={choose}
      />
      <HandPaymentChoice order={order} />
      <HandCustomer order={order} />
      {game.withDiscountCode && <DiscountCode order={order} />}
      <p className="flex flex-wrap items-baseline justify-between gap-3 border-t-2 border-line-soft pt-4">
        <span>{order.discount.text}</span>
        <span className="font-code text-2xl font-bold">{asEuro(order.discount.total)}</span>
      </p>
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={busy} className="button button-primary">
          {payment === 'betaallink' ? 'Opslaan en betaallink mailen' : 'Opslaan als betaald'}
        </button>
        <Link href={adminUrlFor('admin_order.index')} className="button">
          Terug
        </Link>
      </div>
    </form>
  )
}

function DiscountCode({ order: { field, fields, discount } }: { order: HandOrderInUse }) {
  const { errors, ...code } = field('discountCode')
  const refused = discount.refused(fields.discountCode)
  return (
    <Field
      label="Actiecode"
      {...code}
      errors={errors ?? (refused === null ? undefined : [refused])}
      onBlur={() => void discount.preview(fields.discountCode)}
    />
  )
}
