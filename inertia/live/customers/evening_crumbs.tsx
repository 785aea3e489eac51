import { Breadcrumb, type Crumb } from '~/ui/breadcrumb'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  customer: { readonly id: number; readonly name: string }
  /** The crumbs from the page of the evening on. */
  trail: readonly Crumb[]
}

/** Where a page of one evening stands: customers > name > Spellenfabriek > page. */
export function EveningCrumbs({ customer, trail }: Props) {
  const own = { klantId: customer.id }
  return (
    <Breadcrumb
      crumbs={[
        { text: 'Klanten', href: adminUrlFor('dashboard.index') },
        { text: customer.name, href: adminUrlFor('customer_screen.show', own) },
        { text: 'Spellenfabriek', href: adminUrlFor('customer_screen.settings', own) },
        ...trail,
      ]}
    />
  )
}
