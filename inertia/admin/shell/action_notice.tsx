import { GeneralError } from '~/ui/general_error'
import { Outcome } from '~/admin/shell/outcome'

/** The outcome of the last action of a panel, read aloud when it changes. */
export function ActionNotice({ outcome, error }: { outcome: string; error: string | null }) {
  return (
    <div className={outcome === '' && error === null ? 'absolute' : 'mt-3 space-y-2'}>
      <GeneralError>{error}</GeneralError>
      <Outcome>{outcome}</Outcome>
    </div>
  )
}
