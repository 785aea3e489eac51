import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { EuMeter } from './eu_meter'
import { ExportPanel } from './export_panel'
import { Payouts, type PayoutsOf } from './payouts'
import { PeriodChoice, type Shown } from './period_choice'
import { SalesTable } from './sales_table'
import { Tiles } from './tiles'
import { VatReturnPanel } from './vat_return_panel'
import { OpenInvoices } from './open_invoices'
import { PageHead } from '~/admin/shell/lists/page_head'
import { inAdmin } from '~/layouts/admin_layout'
import type { Choice } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  period: Shown
  choices: Choice[]
  books: Data.Shop.Bookkeeping.Books
  payouts: PayoutsOf
  exports: Data.Shop.Bookkeeping.Exports.InvoiceExport[]
}

export default function Bookkeeping({ title, period, choices, books, payouts, exports }: Props) {
  const papers = `${adminUrlFor('booked_paper.index')}?${new URLSearchParams({ periode: period.name })}`
  return (
    <div className="books space-y-5">
      <PageHead title={title}>
        <p className="print-only text-xl">{period.label}</p>
        <div className="no-print flex flex-wrap gap-3">
          <Link href={papers} className="button">
            Facturen
          </Link>
          <button type="button" onClick={() => window.print()} className="button">
            Afdrukken
          </button>
        </div>
      </PageHead>
      <PeriodChoice period={period} choices={choices} />
      <Tiles period={period} books={books} payouts={payouts} />
      <VatReturnPanel period={period} books={books} />
      <SalesTable books={books} />
      <OpenInvoices books={books} />
      <Payouts payouts={payouts} />
      <ExportPanel period={period} count={books.total.net.count} made={exports[0]} />
      <EuMeter eu={books.eu} />
    </div>
  )
}

Bookkeeping.layout = inAdmin
