import './report_errors'
import './css/app.css'
import { createInertiaApp } from '@inertiajs/react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { startPage } from './start_page'
import { FailureGuard } from './ui/page_failed'

const pages = import.meta.glob('./{shop,play,live,admin}/**/*_page.tsx')

void createInertiaApp({
  resolve: async (name) => {
    const load = pages[`./${name}.tsx`]
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
    if (el.hasChildNodes()) hydrateRoot(el, page)
    else createRoot(el).render(page)
  },
  progress: { delay: 250, includeCSS: false, showSpinner: false },
})
