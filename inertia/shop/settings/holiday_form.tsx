import type { FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { NowSavedFields } from './now_saved'
import { Panel } from '~/admin/shell/panel'
import { useSetting, useFields } from './use_setting'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

type Notice = { tekst: string; van: string; tot: string }

export type HolidayState = {
  melding: Notice
  ingesteld: boolean
  nuTeZien: boolean
  gezien: string
}

const LENGTH = 300
const NAMES = { tekst: 'Wat bezoekers lezen', van: 'Eerste dag', tot: 'Laatste dag' } as const
const FIELDS = ['tekst', 'van', 'tot'] as const
const EMPTY: Notice = { tekst: '', van: '', tot: '' }

/** What visitors read while the shop is away. */
export function HolidayForm({ vakantie: holiday }: { vakantie: HolidayState }) {
  const { melding: notice, ingesteld: configured, nuTeZien: visibleNow, gezien: seen } = holiday
  const [fields, setFields] = useFields(notice)
  const setting = useSetting('/api/dashboard/vakantie', seen)
  const {
    bewaar: save,
    ingehaald: overtaken,
    gedaan: outcome,
    setGedaan: setOutcome,
    bezig: busy,
    fout: error,
    errors,
  } = setting

  const field = (name: keyof Notice) => ({
    naam: name,
    label: NAMES[name],
    value: fields[name],
    fouten: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setOutcome('')
      setFields((earlier) => ({ ...earlier, [name]: target.value }))
    },
  })

  function saveForm(event: FormEvent) {
    event.preventDefault()
    void save(fields, 'Opgeslagen.')
  }

  async function remove() {
    if (await save({}, 'De melding is weg.', 'DELETE')) setFields(EMPTY)
  }

  return (
    <Panel titel="Vakantiemelding">
      <form onSubmit={saveForm} noValidate className="max-w-[44rem] space-y-4">
        <p>
          Staat in die dagen boven elke pagina van de winkel, en boven het bestelformulier van
          spellen die per post gaan.{' '}
          {configured && <strong>{visibleNow ? 'Nu te zien.' : 'Nu niet te zien.'}</strong>}
        </p>
        <ErrorSummary errors={errors} />
        <Field
          verplicht
          regels={2}
          maxLength={LENGTH}
          toelichting="Bijvoorbeeld: We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post."
          {...field('tekst')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field verplicht type="date" {...field('van')} />
          <Field verplicht type="date" {...field('tot')} />
        </div>
        <GeneralError>{error}</GeneralError>
        {overtaken && (
          <NowSavedFields
            velden={FIELDS.map((name) => ({
              naam: NAMES[name],
              getypt: fields[name],
              opgeslagen: notice[name],
            }))}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Melding opslaan
          </button>
          {configured && (
            <button type="button" aria-busy={busy} onClick={remove} className="knop">
              Melding weghalen
            </button>
          )}
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
    </Panel>
  )
}
