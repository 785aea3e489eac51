import { useLeaving } from './use_leaving'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'

/** Asks before a page is left on which something is typed that is not saved. */
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
  return <Dialog dialog={dialog} />
}
