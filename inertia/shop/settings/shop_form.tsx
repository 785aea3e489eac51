import { useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { NowSavedFields } from './now_saved'
import { Panel } from '~/admin/shell/panel'
import { useSetting, useFields } from './use_setting'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

export type ShopData = {
  naam: string
  email: string
  meldingen: string
  kvk: string
  btwId: string
  kor: boolean
  adres: string
  social: string
}

const NAMES = {
  naam: 'Naam van de winkel',
  email: 'E-mailadres van de winkel',
  meldingen: 'E-mailadres voor meldingen',
  adres: 'Adres',
  kvk: 'KvK-nummer',
  btwId: 'Btw-id',
  kor: 'We doen mee aan de kleineondernemersregeling (KOR): geen btw',
  social: 'Social media',
} as const
const FIELDS = Object.keys(NAMES) as (keyof ShopData)[]

type Props = { gegevens: ShopData; gezien: string }

/** Who the shop is. Another e-mail address asks for the password: customers' mail goes there. */
export function ShopForm({ gegevens: data, gezien: seen }: Props) {
  const [fields, setFields] = useFields(data)
  const [current, setCurrent] = useState('')
  const setting = useSetting('/api/dashboard/instellingen', seen)
  const {
    bewaar: save,
    ingehaald: overtaken,
    gedaan: outcome,
    setGedaan: setOutcome,
    bezig: busy,
    fout: error,
    errors,
  } = setting
  const otherAddress = fields.email !== data.email || fields.meldingen !== data.meldingen

  function change(part: Partial<ShopData>) {
    setOutcome('')
    setFields((earlier) => ({ ...earlier, ...part }))
  }

  const field = (name: Exclude<keyof ShopData, 'kor'>) => ({
    naam: name,
    label: NAMES[name],
    value: fields[name],
    fouten: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const { meldingen: notices, btwId: vatId, social } = fields
    const values = {
      ...fields,
      meldingen: notices.trim() || null,
      btwId: vatId.trim() || null,
      social: social.trim() || null,
      huidig: otherAddress ? current : null,
    }
    if (await save(values, 'Opgeslagen. De winkel laat het meteen zien.')) setCurrent('')
  }

  return (
    <Panel titel="Winkelgegevens">
      <form onSubmit={saveForm} noValidate className="max-w-[44rem] space-y-4">
        <ErrorSummary errors={errors} />
        <Field verplicht maxLength={80} {...field('naam')} />
        <Field
          verplicht
          type="email"
          toelichting="Dit zien bezoekers, en hierheen gaan hun antwoorden."
          {...field('email')}
        />
        <Field
          type="email"
          toelichting="Hier komen contactberichten en verzendopdrachten binnen. Leeg: op het adres van de winkel."
          {...field('meldingen')}
        />
        {otherAddress && (
          <Field
            label="Je wachtwoord"
            naam="huidig"
            verplicht
            type="password"
            autoComplete="current-password"
            toelichting="Een ander e-mailadres wijzigen kan alleen met je wachtwoord."
            value={current}
            fouten={errors.huidig}
            onChange={({ target }) => setCurrent(target.value)}
          />
        )}
        <Field verplicht maxLength={200} {...field('adres')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field verplicht {...field('kvk')} />
          <Field verplicht={!fields.kor} {...field('btwId')} />
        </div>
        <label className="keuze">
          <input
            type="checkbox"
            name="kor"
            checked={fields.kor}
            onChange={({ target }) => change({ kor: target.checked })}
          />
          {NAMES.kor}
        </label>
        <Field type="url" toelichting="Het hele adres, met https:// ervoor." {...field('social')} />
        <GeneralError>{error}</GeneralError>
        {overtaken && (
          <NowSavedFields
            velden={FIELDS.map((name) => ({
              naam: NAMES[name],
              getypt: fields[name],
              opgeslagen: data[name],
            }))}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Opslaan
          </button>
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
    </Panel>
  )
}
