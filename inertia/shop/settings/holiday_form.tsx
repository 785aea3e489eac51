import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { ErrorSummary } from '~/ui/error_summary'
import { NowSavedFields } from './now_saved'
import { Panel } from '~/admin/shell/panel'
import { useSetting, useFields } from './use_setting'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

type Notice = Data.Shop.Settings.Holiday['notice']

const LENGTH = 300
const NAMES = { tekst: 'Wat bezoekers lezen', van: 'Eerste dag', tot: 'Laatste dag' } as const
const FIELDS = ['tekst', 'van', 'tot'] as const
const EMPTY: Notice = { tekst: '', van: '', tot: '' }

function useHolidayForm(notice: Notice, seen: string) {
  const [fields, setFields] = useFields(notice)
  const { save, setOutcome, ...setting } = useSetting(seen)

  const field = (name: keyof Notice) => ({
    name,
    label: NAMES[name],
    value: fields[name],
    errors: setting.errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setOutcome('')
      setFields((earlier) => ({ ...earlier, [name]: target.value }))
    },
  })

  function saveForm(event: FormEvent) {
    event.preventDefault()
    void save(adminRoute('holiday.update'), fields, 'Opgeslagen.')
  }

  async function remove() {
    if (await save(adminRoute('holiday.destroy'), {}, 'De melding is weg.')) setFields(EMPTY)
  }

  return { ...setting, fields, field, saveForm, remove }
}

/** The notice that visitors read while the shop is away. */
export function HolidayForm({ holiday }: { holiday: Data.Shop.Settings.Holiday }) {
  const { notice, configured, visibleNow, seen } = holiday
  const { fields, field, saveForm, remove, ...setting } = useHolidayForm(notice, seen)
  const { overtaken, outcome, busy, error, errors } = setting

  return (
    <Panel title="Vakantiemelding">
      <form onSubmit={saveForm} noValidate className="max-w-[44rem] space-y-4">
        <p>
          Staat in die dagen boven elke pagina van de winkel, en boven het bestelformulier van
          spellen die per post gaan.{' '}
          {configured && <strong>{visibleNow ? 'Nu te zien.' : 'Nu niet te zien.'}</strong>}
        </p>
        <ErrorSummary errors={errors} />
        <Field
          mandatory
          lines={2}
          maxLength={LENGTH}
          note="Bijvoorbeeld: We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post."
          {...field('tekst')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field mandatory type="date" {...field('van')} />
          <Field mandatory type="date" {...field('tot')} />
        </div>
        <GeneralError>{error}</GeneralError>
        {overtaken && (
          <NowSavedFields
            fields={FIELDS.map((name) => ({
              name: NAMES[name],
              typed: fields[name],
              saved: notice[name],
            }))}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Melding opslaan
          </button>
          {configured && (
            <button type="button" aria-busy={busy} onClick={remove} className="button">
              Melding weghalen
            </button>
          )}
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </Panel>
  )
}
