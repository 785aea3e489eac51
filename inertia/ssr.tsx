import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { renderToString } from 'react-dom/server'

const pages = import.meta.glob(
  ['./pages/winkel/*.tsx', './pages/spelen/{hintpagina,geen_oorkonde}.tsx'],
  {
    eager: true,
  }
)

/** Renders a storefront page. When that fails the browser renders it: people still get their page. */
export default async function render(page: Page) {
  try {
    return await createInertiaApp({
      page,
      render: renderToString,
      resolve: (name) => (pages[`./pages/${name}.tsx`] as { default: never }).default,
      setup: ({ App, props }) => <App {...props} />,
    })
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 50,
        msg: 'server rendering failed',
        page: page.component,
        err: String(error),
      })
    )
    return { head: [], body: '' }
  }
}
