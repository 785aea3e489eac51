import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { DiscountCode } from './discount_code_states'
import { callApi } from '~/admin/shell/call_api'
import { ErrorSummary } from '~/ui/error_summary'
import { Panel } from '~/admin/shell/panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

export type GameChoice = { sleutel: string; titel: string }

type Props = { code: DiscountCode | null; spellen: GameChoice[]; dialoog: DialogInUse }

const API = '/api/dashboard/actiecode'

/** Makes a discount code or changes one. */
export function DiscountCodeForm({ code, spellen: games, dialoog: dialog }: Props) {
  const [fields, setFields] = useState(() => begin(code))
  const [outcome, setOutcome] = useState('')
  const { voerUit: execute, bezig: busy, fout: error, errors } = useAction(callApi)

  function change(part: Partial<typeof fields>) {
    setOutcome('')
    setFields((earlier) => ({ ...earlier, ...part }))
  }

  const field = (name: Exclude<keyof typeof fields, 'soort' | 'sleutels'>) => ({
    naam: name,
    value: fields[name],
    fouten: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    const data = asData(fields)
    if (!code) {
      const updated = { ...data, code: fields.code }
      if (await execute(`${API}/new`, updated)) router.visit('/dashboard/actiecodes')
    } else if (await execute(`${API}/${code.id}`, data, 'PUT')) done('Opgeslagen.')
  }

  async function stop({ id, code: name }: DiscountCode) {
    const confirmed = await dialog.vraag({
      titel: 'Stoppen',
      alineas: [
        `Klanten die ${name} invullen, lezen vanaf nu dat de code is verlopen. Bestellingen die er al zijn, houden hun korting.`,
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed && (await execute(`${API}/${id}/stop`))) done('Gestopt.')
  }

  async function resume({ id }: DiscountCode) {
    if (await execute(`${API}/${id}/hervat`)) done('De code werkt weer.')
  }

  function done(text: string) {
    setOutcome(text)
    router.reload()
  }

  return (
    <Panel titel="Gegevens">
      <form onSubmit={saveForm} noValidate className="max-w-[44rem] space-y-5">
        <ErrorSummary errors={errors} />
        {!code && (
          <Field
            label="Code"
            verplicht
            maxLength={40}
            toelichting="Letters, cijfers en streepjes. Klanten mogen hem met kleine letters of spaties typen."
            {...field('code')}
          />
        )}
        <fieldset>
          <legend className="mb-1 font-semibold">Soort korting</legend>
          {(['percentage', 'bedrag'] as const).map((kind) => (
            <label key={kind} className="keuze">
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
          label={fields.soort === 'percentage' ? 'Percentage' : 'Bedrag in euro’s'}
          verplicht
          inputMode="decimal"
          toelichting={
            fields.soort === 'percentage'
              ? 'Een heel getal. Met 100 is het spel gratis.'
              : 'Met een komma, zoals 5,00. Is het spel goedkoper, dan is het gratis.'
          }
          {...field('waarde')}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">
            Spellen <span className="font-normal text-zacht">(niets gekozen: alle)</span>
          </legend>
          {games.map(({ sleutel: key, titel: title }) => (
            <label key={key} className="keuze">
              <input
                type="checkbox"
                name="spellen"
                checked={fields.sleutels.includes(key)}
                onChange={({ target }) =>
                  change({
                    sleutels: target.checked
                      ? [...fields.sleutels, key]
                      : fields.sleutels.filter((one) => one !== key),
                  })
                }
              />
              {title}
            </label>
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Geldig vanaf" type="date" {...field('vanaf')} />
          <Field label="Geldig tot en met" type="date" {...field('totEnMet')} />
          <Field label="Aantal keer in totaal" inputMode="numeric" {...field('maxTotaal')} />
          <Field
            label="Aantal keer per e-mailadres"
            inputMode="numeric"
            {...field('maxPerEmail')}
          />
        </div>
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Opslaan
          </button>
          {code && code.stand !== 'gestopt' && (
            <button type="button" aria-busy={busy} onClick={() => stop(code)} className="knop">
              Stoppen
            </button>
          )}
          {code?.stand === 'gestopt' && (
            <button type="button" aria-busy={busy} onClick={() => resume(code)} className="knop">
              Weer laten werken
            </button>
          )}
          <Link href="/dashboard/actiecodes" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
    </Panel>
  )
}

function begin(code: DiscountCode | null) {
  return {
    code: '',
    soort: code?.soort ?? ('percentage' as const),
    waarde: code?.waarde ?? '',
    sleutels: code?.sleutels ?? [],
    vanaf: code?.vanaf ?? '',
    totEnMet: code?.totEnMet ?? '',
    maxTotaal: String(code?.maxTotaal ?? ''),
    maxPerEmail: String(code?.maxPerEmail ?? ''),
  }
}

/** An empty field is no limit; the server says what is wrong with anything else. */
function asData(fields: ReturnType<typeof begin>) {
  const number = (typed: string) => {
    if (typed.trim() === '') return null
    return Number.isNaN(Number(typed)) ? typed : Number(typed)
  }
  return {
    soort: fields.soort,
    waarde: fields.waarde,
    spellen: fields.sleutels,
    vanaf: fields.vanaf || null,
    totEnMet: fields.totEnMet || null,
    maxTotaal: number(fields.maxTotaal),
    maxPerEmail: number(fields.maxPerEmail),
  }
}
