import { useRef, useState } from 'react'
import { Pages } from '~/admin/shell/pages'
import { AddCustomer } from './add_customer'
import { NoCustomers, CustomerList, type CustomerRow } from './customer_list'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  zoek: string
  klanten: CustomerRow[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

export default function Dashboard({
  titel: title,
  zoek: search,
  klanten: customers,
  bladzijde: page,
  bladzijden: pages,
  aantal: count,
}: Props) {
  const [adding, setAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setAdding(false)
    button.current?.focus()
  }

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <button
          ref={button}
          type="button"
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
          className="knop knop-lak"
        >
          Klant toevoegen
        </button>
      </div>
      {adding && <AddCustomer onSluit={close} />}
      <SearchBar pad="/dashboard" zoek={search} label="Zoek op naam of e-mailadres" />
      <Panel titel={count === 1 ? '1 klant' : `${count} klanten`}>
        {customers.length === 0 ? (
          <NoCustomers zoek={search} />
        ) : (
          <CustomerList klanten={customers} />
        )}
        <Pages pad="/dashboard" vraag={{ zoek: search }} bladzijde={page} bladzijden={pages} />
      </Panel>
    </div>
  )
}

Dashboard.layout = inAdmin
