import { Link } from '@inertiajs/react'
import { asQuery, OrderFilter, ORDERS, type Filter } from './order_filter'
import { OrderList, type OrderRow } from './order_list'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import type { Choice } from '~/ui/select_field'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  filter: Filter
  bestellingen: OrderRow[]
  bladzijde: number
  bladzijden: number
  aantal: number
  statussen: Choice[]
  spellen: Choice[]
}

export default function Orders({
  titel: title,
  filter,
  bestellingen: orders,
  aantal: count,
  ...rest
}: Props) {
  const query = asQuery(filter)
  const filtered = Object.keys(query).length > 0

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        {count > 0 && (
          <a href={`${ORDERS}/csv?${new URLSearchParams(query)}`} download className="knop">
            Download als CSV
          </a>
        )}
      </div>
      <OrderFilter filter={filter} statussen={rest.statussen} spellen={rest.spellen} />
      <Panel titel={count === 1 ? '1 bestelling' : `${count} bestellingen`}>
        {orders.length > 0 ? (
          <OrderList bestellingen={orders} />
        ) : (
          <p className="text-zacht">
            {filtered ? 'Geen bestelling gevonden. ' : 'Er is nog niets besteld.'}
            {filtered && (
              <Link href={ORDERS} className="link">
                Bekijk alle bestellingen
              </Link>
            )}
          </p>
        )}
        <Pages pad={ORDERS} vraag={query} bladzijde={rest.bladzijde} bladzijden={rest.bladzijden} />
      </Panel>
    </div>
  )
}

Orders.layout = inAdmin
