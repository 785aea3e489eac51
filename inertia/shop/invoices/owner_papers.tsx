import type { Data } from '@generated/data'
import { adminUrlFor } from '~/wire/admin_routes'

type Paper = Data.Shop.Orders.OrderDetail['invoices'][number]

/** The invoices and credit notes of an order for the owner, each as a pdf and as a page. */
export const OwnerPapers = ({ papers }: { papers: readonly Paper[] }) => (
  <ul>
    {papers.map((paper) => (
      <OwnerPaper key={paper.number} {...paper} />
    ))}
  </ul>
)

function OwnerPaper({ kind, number, amount, replaced }: Paper) {
  const name = `${kind === 'factuur' ? 'Factuur' : 'Creditnota'} ${number}`
  return (
    <li className="flex flex-wrap gap-x-5">
      <a
        href={adminUrlFor('booked_paper.show', { factuur: number })}
        download
        className="link inline-flex min-h-11 items-center"
      >
        {name} ({amount})
      </a>
      <a
        href={adminUrlFor('booked_paper.page', { factuur: number })}
        className="link inline-flex min-h-11 items-center"
      >
        als webpagina<span className="sr-only">: {name}</span>
      </a>
      {replaced && <span className="inline-flex min-h-11 items-center text-soft">vervangen</span>}
    </li>
  )
}
