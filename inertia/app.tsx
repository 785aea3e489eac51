import './report_errors'
import './css/app.css'
import { createInertiaApp } from '@inertiajs/react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { startPage } from './start_page'
import { typedEarlier } from './typed_earlier'
import { FailureGuard } from './ui/page_failed'

/** The pages of visitors, as in `ssr.tsx`. The others are in a file that visitors do not fetch. */
const pages = import.meta.glob([
  './shop/*/*_page.tsx',
  '!./shop/*/admin_*',
  './play/*/*_page.tsx',
  './live/game/team_page.tsx',
])

void createInertiaApp({
  resolve: async (name) => {
    const path = `./${name}.tsx`
    const load = pages[path] ?? (await import('./evening_and_owner_pages')).pages[path]
    if (!load) throw new Error(`There is no page "${name}"`)
    return ((await load()) as { default: never }).default
  },
  setup({ el, App, props }) {
    startPage()
    const page = (
      <FailureGuard>
        <App {...props} />
      </FailureGuard>
    )
    if (!el.hasChildNodes()) return createRoot(el).render(page)
    const tell = typedEarlier(el)
    hydrateRoot(el, page)
    tell()
  },
  progress: { delay: 250, includeCSS: false, showSpinner: false },
})
