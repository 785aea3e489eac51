import type { Data } from '@generated/data'
import { CustomerForm } from './customer_form'
import { CustomerGames } from './customer_games'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useLive } from '~/live/channels/use_live'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; snapshot: Data.Live.Customers.CustomerSnapshot }

export default function Customer({ snapshot: begin }: Props) {
  const dialog = useDialog()
  const { snapshot: customer, run } = useLive({
    begin,
    source: adminRoute('customer.show', { id: begin.id }),
    live: true,
  })

  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Klanten', href: adminUrlFor('dashboard.index') },
          { text: customer.name },
        ]}
      />
      <Heading level={1} size="title">
        {customer.name}
      </Heading>
      <CustomerForm customer={customer} run={run} dialog={dialog} />
      <CustomerGames customer={customer} run={run} />
      <Dialog dialog={dialog} />
    </div>
  )
}

Customer.layout = inAdmin
