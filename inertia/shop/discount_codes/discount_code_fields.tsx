import type { Data } from '@generated/data'
import { Field } from '~/ui/field'
import type { DiscountCodeInUse } from './use_discount_code'

type Editing = Pick<DiscountCodeInUse, 'fields' | 'field' | 'change'>

/** How much comes off: a part of the price, or an amount. */
export function DiscountFields({ fields, field, change }: Editing) {
  const percentage = fields.soort === 'percentage'
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">Soort korting</legend>
        {(['percentage', 'bedrag'] as const).map((kind) => (
          <label key={kind} className="option">
            <input
              type="radio"
              name="soort"
              checked={fields.soort === kind}
              onChange={() => change({ soort: kind })}
            />
            {kind === 'percentage' ? 'Een percentage van de prijs' : 'Een vast bedrag'}
          </label>
        ))}
      </fieldset>
      <Field
        label={percentage ? 'Percentage' : 'Bedrag in euro’s'}
        mandatory
        inputMode="decimal"
        note={
          percentage
            ? 'Een heel getal. Met 100 is het spel gratis.'
            : 'Zoals 5,00. Is het spel goedkoper, dan is het gratis.'
        }
        {...field('waarde')}
      />
    </>
  )
}

/** The games for which the code works. */
export function GameChoices({
  games,
  fields: { keys },
  change,
}: Omit<Editing, 'field'> & { games: Data.Shop.DiscountCodes.GameChoice[] }) {
  const toggle = (key: string, on: boolean) =>
    change({ keys: on ? [...keys, key] : keys.filter((one) => one !== key) })
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        Spellen <span className="font-normal text-soft">(niets gekozen: alle {games.length})</span>
      </legend>
      {games.map(({ key, title }) => (
        <label key={key} className="option">
          <input
            type="checkbox"
            name="spellen"
            checked={keys.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

/** When it works, and how often. */
export function LimitFields({ field }: Pick<Editing, 'field'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Geldig vanaf" type="date" {...field('vanaf')} />
      <Field label="Geldig tot en met" type="date" {...field('totEnMet')} />
      <Field label="Aantal keer in totaal" inputMode="numeric" {...field('maxTotaal')} />
      <Field label="Aantal keer per e-mailadres" inputMode="numeric" {...field('maxPerEmail')} />
    </div>
  )
}
