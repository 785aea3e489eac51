import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { MailTable } from '~/shop/mails/mail_table'
import { ResendButtons } from '~/shop/mails/resend_buttons'

/** The mails of an order, with a button to send them again. */
export function OrderMails({ order }: { order: Data.Shop.Orders.OrderDetail }) {
  const { run, outcome, busy, error } = usePageAction()
  const { mails, repeatable } = order
  return (
    <Panel title="E-mails">
      <MailTable mails={mails} />
      <ResendButtons order={order} run={run} busy={busy} className="mt-4" />
      {repeatable.some(({ confirms }) => confirms) && (
        <p className="mt-2 text-sm text-soft">
          De bevestigingsmail is alleen een e-mail: er gaat geen nieuw pakket op de post.
        </p>
      )}
      <ActionNotice outcome={outcome} error={error} />
    </Panel>
  )
}
