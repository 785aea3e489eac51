import { GeneralError } from '~/ui/general_error'

/** How the last press of a panel ended; read aloud when it changes. */
export function ActionNotice({
  gedaan: outcome,
  fout: error,
}: {
  gedaan: string
  fout: string | null
}) {
  return (
    <div className={outcome === '' && error === null ? 'absolute' : 'mt-3 space-y-2'}>
      <GeneralError>{error}</GeneralError>
      <p role="status" className="font-semibold text-mos">
        {outcome}
      </p>
    </div>
  )
}
