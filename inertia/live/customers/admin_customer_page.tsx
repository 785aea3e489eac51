import { CustomerForm } from './customer_form'
import { CustomerGames } from './customer_games'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useLive } from '~/live/channels/use_live'
import { inAdmin } from '~/layouts/admin_layout'
import type { CustomerSnapshot } from '~/live/game/snapshot_types'

type Props = { titel: string; snapshot: CustomerSnapshot }

export default function Customer({ snapshot: begin }: Props) {
  const dialog = useDialog()
  const { snapshot: customer, doe: run } = useLive(begin, `/api/dashboard/klant/${begin.id}`, true)

  return (
    <div className="space-y-5">
      <Breadcrumb kruimels={[{ tekst: 'Klanten', href: '/dashboard' }, { tekst: customer.name }]} />
      <h1 className="text-3xl">{customer.name}</h1>
      <CustomerForm klant={customer} doe={run} dialoog={dialog} />
      <CustomerGames klant={customer} doe={run} />
      <Dialog dialoog={dialog} />
    </div>
  )
}

Customer.layout = inAdmin
