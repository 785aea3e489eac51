import type { Data } from '@generated/data'
import { DiscountCodeForm } from './discount_code_form'
import { DISCOUNT_CODE_STATES, DISCOUNT_CODE_TONES } from './discount_code_states'
import { AuditEntries } from '~/admin/audit_log/audit_entries'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  code: Data.Shop.DiscountCodes.DiscountCode.Variants['forForm'] | null
  games: Data.Shop.DiscountCodes.GameChoice[]
  history: Data.Admin.AuditLog.AuditEntry[]
}

export default function DiscountCodePage({ title, code, games, history }: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Actiecodes', href: adminUrlFor('discount_code_screen.index') },
          { text: title },
        ]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      {code && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone={DISCOUNT_CODE_TONES[code.state]}>{DISCOUNT_CODE_STATES[code.state]}</Chip>
          {usage(code.used)}
        </p>
      )}
      <DiscountCodeForm key={code?.id} code={code} games={games} dialog={dialog} />
      {code && (
        <Panel title="Geschiedenis">
          <AuditEntries lines={history} empty="Nog geen wijzigingen." />
        </Panel>
      )}
      <Dialog dialog={dialog} />
    </div>
  )
}

DiscountCodePage.layout = inAdmin

const usage = (times: number) =>
  times === 0
    ? 'Nog niet gebruikt'
    : `Gebruikt bij ${times} ${times === 1 ? 'bestelling' : 'bestellingen'}`
