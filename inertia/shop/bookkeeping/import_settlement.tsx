import { router } from '@inertiajs/react'
import { useRef, useState, type FormEvent } from 'react'
import { useAction } from '~/admin/shell/use_action'
import { Outcome } from '~/admin/shell/outcome'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

/** A file of a year of payments is smaller; a larger file is not read at all. */
const LARGEST_BYTES = 200_000
const TOO_LARGE = 'Dit bestand is te groot. Haal één uitbetaling tegelijk op.'

/** Reads a settlement from the file that the provider's dashboard gives. */
export function ImportSettlement() {
  const { file, fields, change, save, busy, error, errors, outcome } = useImport()
  return (
    <details className="no-print books-import">
      <summary>Een uitbetaling inlezen uit een bestand</summary>
      <form onSubmit={save} noValidate className="mt-3 max-w-[44rem] space-y-4">
        <p className="text-soft">
          In het dashboard van Mollie staat bij elke uitbetaling een CSV. Kies die, en neem dag en
          bedrag over van je bankafschrift. Namen en rekeningnummers uit het bestand worden niet
          bewaard.
        </p>
        <ErrorSummary errors={errors} />
        <Field
          ref={file}
          label="Bestand"
          name="bestand"
          mandatory
          type="file"
          accept=".csv,text/csv"
          errors={errors.bestand}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Dag waarop het binnenkwam"
            name="dag"
            mandatory
            type="date"
            value={fields.dag}
            errors={errors.dag}
            onChange={({ target }) => change({ dag: target.value })}
          />
          <Field
            label="Bedrag op je rekening"
            name="bedrag"
            mandatory
            inputMode="decimal"
            autoComplete="off"
            note="Zoals 123,45."
            value={fields.bedrag}
            errors={errors.bedrag}
            onChange={({ target }) => change({ bedrag: target.value })}
          />
        </div>
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button">
            Inlezen
          </button>
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </details>
  )
}

const EMPTY = { dag: '', bedrag: '' }

function useImport() {
  const file = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [fields, setFields] = useState(EMPTY)
  const [outcome, setOutcome] = useState('')
  const { execute, refuse, busy, error, errors } = useAction({ fields: 'all' })

  async function save(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    const chosen = file.current?.files?.[0]
    if (chosen && chosen.size > LARGEST_BYTES) return refuse({ bestand: [TOO_LARGE] })
    const text = chosen ? await chosen.text() : ''
    if (!(await execute(adminRoute('settlement.store'), { bestand: text, ...fields }))) return
    setOutcome('De uitbetaling staat in de boeken. Twee keer inlezen telt één keer.')
    setFields(EMPTY)
    if (file.current) file.current.value = ''
    router.reload()
  }

  const change = (changed: Partial<typeof EMPTY>) => setFields((now) => ({ ...now, ...changed }))
  return { file, fields, change, save, busy, error, errors, outcome }
}
