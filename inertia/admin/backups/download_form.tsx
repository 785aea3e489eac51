import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { CurrentPassword } from '~/admin/shell/current_password'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { Time } from '~/ui/time'
import { adminRoute } from '~/wire/admin_routes'

type Props = { backup: Data.Admin.Backups.Backup; onClose: () => void }

/** Asks for the password again, because the file holds everything that the shop knows. */
export function DownloadForm({ backup, onClose }: Props) {
  const [current, setCurrent] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function send(event: FormEvent) {
    event.preventDefault()
    const route = adminRoute('backup_download.store', { kopie: backup.name })
    const reply = await submit(route, { huidig: current })
    if (!reply?.ok) return
    onClose()
    window.location.assign(reply.value.naar)
  }

  return (
    <form method="post" onSubmit={send} noValidate className="mt-4 max-w-[24rem] space-y-4">
      <p>
        Je haalt de kopie van <Time at={backup.at} /> op, als één bestand.
      </p>
      <ErrorSummary errors={errors} />
      <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
      <GeneralError>{generalError}</GeneralError>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={loading} className="button button-primary">
          Ophalen
        </button>
        <button type="button" onClick={onClose} className="button">
          Toch niet
        </button>
      </div>
    </form>
  )
}
