import type { ReactNode } from 'react'
import { asEuro } from '#domain/money'
import {
  EVENING_RATES,
  eveningPrice,
  EVENINGS,
  peopleFit,
  travelledKm,
  type Evening,
} from '#domain/shop/bookings/evening_price'
import { EVENING_NAMES, type BookingForm } from './use_booking_form'
import { Field } from '~/ui/field'
import { SelectField } from '~/ui/select_field'

const EVENING_CHOICES = EVENINGS.map((value) => ({ value, text: EVENING_NAMES[value] }))

/** Everything that the owner writes down about an evening. */
export function BookingFields({ form }: { form: BookingForm }) {
  const { fields, field, type } = form
  return (
    <>
      <Group name="De avond">
        <SelectField
          label="Wat"
          name="soort"
          choices={EVENING_CHOICES}
          value={fields.evening}
          onChoose={(evening) => type({ evening: evening as Evening })}
        />
        <Beside>
          <Field label="Dag" type="date" {...field('day')} />
          <Field label="Begint om" type="time" {...field('time')} />
          <Field label="Duur in minuten" mandatory inputMode="numeric" {...field('minutes')} />
        </Beside>
        <Field label="Aantal personen" mandatory inputMode="numeric" {...field('people')} />
        <Indication form={form} />
      </Group>
      <Group name="De plaats">
        <Field label="Straat en huisnummer" maxLength={150} {...field('address')} />
        <Beside>
          <Field label="Postcode" maxLength={10} {...field('postcode')} />
          <Field label="Plaats" maxLength={100} {...field('city')} />
        </Beside>
        <Field
          label="Kilometers heen"
          inputMode="numeric"
          note="Alleen de heenweg. De terugweg rekenen we er zelf bij."
          {...field('km')}
        />
      </Group>
      <Customer form={form} />
      <Field
        label="Notities"
        lines={5}
        maxLength={5000}
        note="Alleen voor jou; de klant ziet ze nooit."
        {...field('notes')}
      />
    </>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="space-y-4">
    <legend className="mb-2 text-lg font-semibold">{name}</legend>
    {children}
  </fieldset>
)

/** Fields beside each other where they fit: the form also unfolds in half a page. */
const Beside = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-4">{children}</div>
)

function Customer({ form: { fields, field, type } }: { form: BookingForm }) {
  const business = fields.buyer === 'business'
  return (
    <Group name="De klant">
      <div className="flex flex-wrap gap-x-6">
        {(['consumer', 'business'] as const).map((buyer) => (
          <label key={buyer} className="option">
            <input
              type="radio"
              name="klant"
              checked={fields.buyer === buyer}
              onChange={() => type({ buyer })}
            />
            {buyer === 'business' ? 'Bedrijf of organisatie' : 'Particulier'}
          </label>
        ))}
      </div>
      {business && (
        <Field
          label="Bedrijf of organisatie"
          mandatory
          maxLength={150}
          {...field('organisation')}
        />
      )}
      <Field
        label={business ? 'Contactpersoon' : 'Naam'}
        mandatory
        maxLength={100}
        {...field('name')}
      />
      <Beside>
        <Field label="E-mail" mandatory type="email" {...field('email')} />
        <Field label="Telefoon" type="tel" maxLength={30} {...field('phone')} />
      </Beside>
      <Field
        label="Adres voor de factuur"
        maxLength={250}
        note="Alleen als dat een ander adres is dan dat van de avond. Op één regel."
        {...field('billingAddress')}
      />
    </Group>
  )
}

/** What it would cost, and whether so many people fit. Neither stops the owner from saving. */
function Indication({ form: { fields } }: { form: BookingForm }) {
  const { evening } = fields
  const people = Number(fields.people)
  const kmThere = Number(fields.km || 0)
  if (!Number.isInteger(people) || people < 1) return null
  const { min, max } = EVENING_RATES[evening].people
  return (
    <div className="space-y-2" aria-live="polite">
      {!peopleFit(evening, people) && (
        <p className="rounded-lg border-2 border-brass px-3 py-2">
          <strong>Let op:</strong> dit spel is voor {min} tot {max} personen. Het mag, maar spreek
          het goed af.
        </p>
      )}
      {Number.isInteger(kmThere) && kmThere >= 0 && (
        <p>
          Dat kost <strong>{asEuro(eveningPrice({ evening, people, kmThere }).totalCents)}</strong>
          {kmThere > 0 ? `, met ${travelledKm(kmThere)} kilometer reiskosten.` : '.'}
        </p>
      )}
    </div>
  )
}
