import { CustomerForm } from '~/components/beheer/klantformulier'
import { CustomerGames } from '~/components/beheer/klantspellen'
import { Dialog } from '~/components/spelen/dialoog'
import { Breadcrumb } from '~/components/ui/kruimelpad'
import { useDialog } from '~/hooks/use_dialoog'
import { useLive } from '~/hooks/use_live'
import { inAdmin } from '~/layouts/beheer'
import type { CustomerSnapshot } from '~/types_live'

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
