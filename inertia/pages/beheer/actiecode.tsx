import { DiscountCodeForm, type GameChoice } from '~/components/beheer/actiecodeformulier'
import { DISCOUNT_CODE_STATES, type DiscountCode } from '~/components/beheer/actiecodes'
import { AuditEntries, type AuditEntry } from '~/components/beheer/auditregels'
import { Panel } from '~/components/beheer/paneel'
import { Dialog } from '~/components/spelen/dialoog'
import { Breadcrumb } from '~/components/ui/kruimelpad'
import { useDialog } from '~/hooks/use_dialoog'
import { inAdmin } from '~/layouts/beheer'

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
