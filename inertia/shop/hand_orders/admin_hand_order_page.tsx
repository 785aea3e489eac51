import { HandOrderForm } from './hand_order_form'
import type { HandGame } from './use_hand_order'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; games: HandGame[] }

/** The owner takes an order for somebody: by phone, or at a market stall. */
export default function HandOrder({ title, games }: Props) {
  const [first, ...rest] = games.filter(({ price }) => price !== null)
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Bestellingen', href: adminUrlFor('admin_order.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title="Wie en wat">
        {first ? (
          <HandOrderForm games={[first, ...rest]} />
        ) : (
          <p className="text-soft">
            Geen enkel spel heeft een prijs. Vul die eerst in bij Prijzen.
          </p>
        )}
      </Panel>
    </div>
  )
}

HandOrder.layout = inAdmin
