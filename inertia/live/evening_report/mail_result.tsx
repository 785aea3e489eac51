import type { Data } from '@generated/data'
import { Outcome } from '~/admin/shell/outcome'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { formatMoment } from '#domain/dutch_time'
import { Dialog } from '~/ui/dialog'
import { GeneralError } from '~/ui/general_error'
import { useDialog } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = {
  customerId: number
  roundId: number
  mails: Data.Live.EveningReport.ResultMail[]
}

/** One press mails the result to the customer who booked the evening. A second press asks first. */
export function MailResult({ customerId, roundId, mails }: Props) {
  const dialog = useDialog()
  const { run, outcome, busy, error } = usePageAction()
  const last = mails.at(-1)

  async function mail() {
    if (last && !(await dialog.confirm(AGAIN))) return
    const route = adminRoute('evening_report.store', { id: customerId })
    await run(route, { ronde: roundId, verstuurd: mails.length }, 'De uitslag is onderweg.')
  }

  return (
    <Panel title="Uitslag mailen" className="no-print">
      <p className="mb-3 max-w-prose">
        De klant krijgt de eindstand, de kamers, een plaatje om te delen en een oorkonde voor elk
        team.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" aria-busy={busy} onClick={mail} className="button button-primary">
          {last ? 'Nog eens mailen' : 'Mail de uitslag aan de klant'}
        </button>
        {last && <p className="text-soft">{stateOf(last)}</p>}
        <Outcome>{outcome}</Outcome>
      </div>
      <GeneralError>{error}</GeneralError>
      <Dialog dialog={dialog} />
    </Panel>
  )
}

const AGAIN = {
  title: 'Nog eens mailen',
  paragraphs: ['Deze uitslag is al gemaild. Weet je zeker dat je hem nog een keer wilt sturen?'],
}

const stateOf = ({ status, queuedAt }: Props['mails'][number]) =>
  `Gemaild op ${formatMoment(queuedAt)}: ${status}.`
