import { useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { Outcome } from '~/admin/shell/outcome'
import { Panel } from '~/admin/shell/panel'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { saveFile } from '~/admin/shell/save_file'
import { adminRoute } from '~/wire/admin_routes'

/** Downloads everything that is kept of an address, for the person it belongs to. */
export function ExportPerson({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [saved, setSaved] = useState(false)
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function download(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    const reply = await submit(adminRoute('personal_data.export'), { email, huidig: current })
    if (!reply?.ok) return
    const text = `${JSON.stringify(reply.value, null, 2)}\n`
    saveFile(`gegevens ${email}.json`, new Blob([text], { type: 'application/json' }))
    setCurrent('')
    setSaved(true)
  }

  return (
    <Panel title="Geven">
      <form onSubmit={download} noValidate className="max-w-[32rem] space-y-4">
        <p>
          Een bestand met alles wat je van dit adres bewaart, om aan deze persoon te sturen. Ga
          eerst na dat het adres van die persoon is.
        </p>
        <ErrorSummary errors={errors} />
        <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
        <GeneralError>{generalError}</GeneralError>
        <button type="submit" aria-busy={loading} className="button">
          Gegevens downloaden
        </button>
        <Outcome>{saved && 'Het bestand staat bij je downloads.'}</Outcome>
      </form>
    </Panel>
  )
}
