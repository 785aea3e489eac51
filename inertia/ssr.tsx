import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { renderToString } from 'react-dom/server'

const pages = import.meta.glob(
  ['./shop/*/*_page.tsx', '!./shop/*/admin_*', './play/*/*_page.tsx', './live/game/team_page.tsx'],
  { eager: true }
)

/**
 * Renders a page of visitors, players or teams. When that fails the browser renders it, so that visitors still get
 * their page.
 */
export default async function render(page: Page) {
  try {
    return await createInertiaApp({
      page,
      render: renderToString,
      resolve: (name) => (pages[`./${name}.tsx`] as { default: never }).default,
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
