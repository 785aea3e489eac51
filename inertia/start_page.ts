import { router } from '@inertiajs/react'
import { csrfToken, setCsrfToken } from './http'

/** What every page of the site does: name itself in the tab, and send our token along. */
export function startPage() {
  let path = window.location.pathname
  router.on('before', ({ detail }) => {
    detail.visit.headers['X-CSRF-TOKEN'] = csrfToken()
  })
  router.on('navigate', ({ detail }) => {
    const {
      titel: title,
      winkel: shop,
      csrfToken: own,
    } = detail.page.props as {
      titel?: string
      winkel?: { naam: string }
      csrfToken?: string
    }
    if (own) setCsrfToken(own)
    if (title && shop) document.title = `${title} | ${shop.naam}`

    /** Screen readers and keyboards start at the new page, not at a link that is gone. */
    const updated = new URL(detail.page.url, window.location.href).pathname
    if (updated !== path) document.getElementById('inhoud')?.focus({ preventScroll: true })
    path = updated
  })
}
