import { useLeaving } from './use_leaving'
import { useLostLine } from './use_lost_line'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'

/** Asks before a page is left on which something is typed that is not saved, and says when that failed. */
export function LeaveQuestion({ url }: { url: string }) {
  const dialog = useDialog()
  useLeaving(url, () =>
    dialog.ask({
      title: 'Nog niet opgeslagen',
      paragraphs: [
        'Je hebt iets getypt dat nog niet is opgeslagen. Ga je weg, dan staat het er weer als je in dit tabblad terugkomt.',
      ],
      close: 'Blijven',
      yes: 'Weggaan',
      tone: 'plain',
    })
  )
  useLostLine(() => {
    void dialog.ask({
      title: 'Geen verbinding',
      paragraphs: [
        'Die bladzijde kon niet worden opgehaald. Wat je typte, staat er nog. Probeer het straks opnieuw.',
      ],
      close: 'Sluiten',
      tone: 'wrong',
    })
  })
  return <Dialog dialog={dialog} />
}
