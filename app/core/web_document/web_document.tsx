import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = {
  readonly title: string
  /** The one style of the document, which its content rules name by its hash. */
  readonly style: string
  readonly children: ReactNode
}

/**
 * A page that is complete in itself: its style is inside, it has no script and fetches nothing, so it
 * can be kept and printed without the shop.
 */
export const webDocument = (props: Props): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`

const Page = ({ title, style, children }: Props) => (
  <html lang="nl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>{children}</body>
  </html>
)
