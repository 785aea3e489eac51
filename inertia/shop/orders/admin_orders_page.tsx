import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { asQuery, OrderFilter, ORDERS, type Filter } from './order_filter'
import { OrderList } from './order_list'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import type { Choice } from '~/ui/select_field'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'
import type { FieldErrors } from '~/wire/refusal'

type Props = {
  title: string
  filter: Filter
  /** What is wrong with the days of the address. */
  dayErrors: FieldErrors
  orders: Data.Shop.Orders.OrderRow[]
  page: number
  pages: number
  count: number
  statuses: Choice[]
  games: Choice[]
}

export default function Orders({ title, filter, dayErrors, orders, count, ...rest }: Props) {
  const query = asQuery(filter)
  const filtered = Object.keys(query).length > 0

  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <div className="flex flex-wrap gap-3">
          <Link href={adminUrlFor('hand_order.create')} className="button">
            Bestelling met de hand
          </Link>
          {count > 0 && (
            <a href={`${ORDERS}/csv?${new URLSearchParams(query)}`} download className="button">
              Download als CSV
            </a>
          )}
        </div>
      </PageHead>
      <OrderFilter
        filter={filter}
        dayErrors={dayErrors}
        statuses={rest.statuses}
        games={rest.games}
      />
      <Panel title={count === 1 ? '1 bestelling' : `${count} bestellingen`}>
        {orders.length > 0 ? (
          <OrderList orders={orders} />
        ) : (
          <p className="text-soft">
            {filtered
              ? 'Geen bestelling gevonden. '
              : 'Er is nog niets besteld. Verkocht je iets buiten de site om, schrijf het dan op met ‘Bestelling met de hand’.'}
            {filtered && (
              <Link href={ORDERS} className="link">
                Bekijk alle bestellingen
              </Link>
            )}
          </p>
        )}
        <Pages path={ORDERS} query={query} page={rest.page} pages={rest.pages} />
      </Panel>
    </div>
  )
}

Orders.layout = inAdmin
