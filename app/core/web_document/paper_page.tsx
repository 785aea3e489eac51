import type { ReactNode } from 'react'
import { PAPER_STYLE } from '#app/core/web_document/paper_style'
import { webDocument } from '#app/core/web_document/web_document'

type Props = {
  readonly title: string
  /** Where the same paper is as a pdf, and what that link says. */
  readonly pdf: { readonly href: string; readonly text: string }
  readonly shop: string
  readonly heading: string
  readonly children: ReactNode
}

/** A paper of the shop as a web page, with the way to its pdf. */
export const paperPage = ({ title, ...paper }: Props): string =>
  webDocument({ title, style: PAPER_STYLE, children: <Paper {...paper} /> })

const Paper = ({ pdf, shop, heading, children }: Omit<Props, 'title'>) => (
  <>
    <nav className="other" aria-label="Ander formaat">
      <a href={pdf.href}>{pdf.text}</a>
    </nav>
    <main>
      <p className="shop">{shop}</p>
      <h1>{heading}</h1>
      {children}
    </main>
  </>
)
