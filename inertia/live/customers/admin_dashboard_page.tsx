import { Link } from '@inertiajs/react'
import { useRef } from 'react'
import type { Data } from '@generated/data'
import { PageHead } from '~/admin/shell/lists/page_head'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { Pages } from '~/admin/shell/pages'
import { AddCustomer, NEW_CUSTOMER } from './add_customer'
import { NoCustomers, CustomerList } from './customer_list'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  search: string
  customers: Data.Live.Customers.Customer[]
  page: number
  pages: number
  count: number
}

export default function Dashboard({ title, search, customers, page, pages, count }: Props) {
  const { open: adding, unfold, fold } = useOpenForm(NEW_CUSTOMER)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    fold()
    button.current?.focus()
  }

  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <button
          ref={button}
          type="button"
          aria-expanded={adding}
          onClick={adding ? close : unfold}
          className="button button-primary"
        >
          Klant toevoegen
        </button>
      </PageHead>
      <p className="max-w-[46rem] text-soft">
        Wie een avond Spellenfabriek boekt. Wie een spel bestelt, staat bij{' '}
        <Link href={adminUrlFor('admin_order.index')} className="link">
          Bestellingen
        </Link>
        .
      </p>
      {adding && <AddCustomer onClose={close} />}
      <SearchBar
        path={adminUrlFor('dashboard.index')}
        search={search}
        label="Zoek op naam of e-mailadres"
      />
      <Panel title={count === 1 ? '1 klant' : `${count} klanten`}>
        {customers.length === 0 ? (
          <NoCustomers search={search} />
        ) : (
          <CustomerList customers={customers} />
        )}
        <Pages
          path={adminUrlFor('dashboard.index')}
          query={{ zoek: search }}
          page={page}
          pages={pages}
        />
      </Panel>
    </div>
  )
}

Dashboard.layout = inAdmin
