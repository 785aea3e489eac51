import type { Data } from '@generated/data'

type Paper = Data.Shop.Orders.MyOrder['papers'][number]

/** The invoices and credit notes of a customer, each as a pdf and as a page. */
export const Papers = ({ papers }: { papers: readonly Paper[] }) => (
  <ul className="mt-3 divide-y-2 divide-dotted divide-line-soft">
    {papers.map((paper) => (
      <li key={paper.number} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
        <PaperName {...paper} />
        <span className="flex flex-wrap gap-x-5">
          <a href={paper.url} className="link inline-flex min-h-11 items-center">
            Pdf<span className="sr-only"> van {paper.number}</span>
          </a>
          <a href={paper.pageUrl} className="link inline-flex min-h-11 items-center">
            Webpagina<span className="sr-only"> van {paper.number}</span>
          </a>
        </span>
      </li>
    ))}
  </ul>
)

const PaperName = ({ kind, number, amount, replaced }: Paper) => (
  <span>
    <span className="font-semibold">
      {kind === 'factuur' ? 'Factuur' : 'Creditnota'} {number}
    </span>
    <span className="block text-soft">
      {amount}
      {replaced && ', vervangen'}
    </span>
  </span>
)
