import { DiscountCodeForm, type GameChoice } from './discount_code_form'
import { DISCOUNT_CODE_STATES, type DiscountCode } from './discount_code_states'
import { AuditEntries, type AuditEntry } from '~/admin/audit_log/audit_entries'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  code: DiscountCode | null
  spellen: GameChoice[]
  historie: AuditEntry[]
}

export default function DiscountCodePage({
  titel: title,
  code,
  spellen: games,
  historie: history,
}: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[{ tekst: 'Actiecodes', href: '/dashboard/actiecodes' }, { tekst: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      {code && (
        <p>
          <strong>{capitalize(DISCOUNT_CODE_STATES[code.stand])}.</strong> {usage(code.gebruikt)}.
        </p>
      )}
      <DiscountCodeForm key={code?.id} code={code} spellen={games} dialoog={dialog} />
      {code && (
        <Panel titel="Geschiedenis">
          <AuditEntries regels={history} leeg="Nog geen wijzigingen." />
        </Panel>
      )}
      <Dialog dialoog={dialog} />
    </div>
  )
}

DiscountCodePage.layout = inAdmin

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const usage = (times: number) =>
  times === 0
    ? 'Nog niet gebruikt'
    : `Gebruikt bij ${times} ${times === 1 ? 'bestelling' : 'bestellingen'}`
