import { Field } from '~/ui/field'
import type { HandOrderInUse } from './use_hand_order'

/** Who it is for, and where a parcel goes. */
export function HandCustomer({ order }: { order: HandOrderInUse }) {
  const { field, game, given, payment } = order
  return (
    <>
      <Field label="Naam" mandatory {...field('name')} />
      <Field
        label="E-mail"
        type="email"
        mandatory

        note={
          payment === 'betaallink'
            ? 'Hier gaat de betaallink naartoe, en na de betaling de bevestiging met de factuur.'
            : 'Hier gaat de bevestiging met de factuur meteen naartoe.'
        }
        {...field('email')}
      />
      {game.byPost && !given && (
        <fieldset className="grid gap-5 sm:grid-cols-6">
          <legend className="sr-only">Bezorgadres</legend>
          <div className="sm:col-span-6">
            <Field label="Adres" mandatory {...field('address')} />
          </div>
          <div className="sm:col-span-2">
            <Field
              label="Postcode"
              mandatory

              {...field('postcode')}
            />
          </div>
          <div className="sm:col-span-4">
            <Field label="Plaats" mandatory {...field('city')} />
          </div>
        </fieldset>
      )}
    </>
  )
}
