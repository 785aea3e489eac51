import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { ErrorSummary } from '~/ui/error_summary'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useSave } from '~/admin/drafts/use_save'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

type Notice = Data.Shop.Settings.Holiday['notice']

const LENGTH = 300
const NAMES = { tekst: 'Wat bezoekers lezen', van: 'Eerste dag', tot: 'Laatste dag' } as const

function useHolidayForm(notice: Notice, seen: string) {
  const kept = useKeptFields('holiday', notice)
  const { fields } = kept
  const { save, setOutcome, ...setting } = useSave(seen)

  const field = (name: keyof Notice) => ({
    name,
    label: NAMES[name],
    value: fields[name],
    errors: setting.errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setOutcome('')
      kept.change({ [name]: target.value })
    },
  })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    if (await save(adminRoute('holiday.update'), fields, 'Opgeslagen.')) kept.settle()
  }

  async function remove() {
    if (await save(adminRoute('holiday.destroy'), {}, 'De melding is weg.')) kept.clear()
  }

  return { ...setting, kept, field, saveForm, remove }
}

/** The notice that visitors read while the shop is away. */
export function HolidayForm({ holiday }: { holiday: Data.Shop.Settings.Holiday }) {
  const { notice, configured, visibleNow, seen } = holiday
  const { kept, field, saveForm, remove, ...setting } = useHolidayForm(notice, seen)
  const { outcome, busy, error, errors } = setting

  return (
    <Panel title="Vakantiemelding">
      <form onSubmit={saveForm} noValidate className="max-w-[44rem] space-y-4">
        <p>
          Staat in die dagen boven elke pagina van de winkel, en boven het bestelformulier van
          spellen die per post gaan. Een pakket of antwoord dat dan beloofd is, schuift op naar de
          eerste werkdag erna.{' '}
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
        <KeptNotes kept={kept} names={NAMES} />
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
