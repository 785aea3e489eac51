import { router } from '@inertiajs/react'
import { csrfToken, setCsrfToken } from './http'

/**
 * Starts every page of the site: it sets the title of the tab, and sends our token with each visit.
 */
export function startPage() {
  let path = window.location.pathname
  router.on('before', ({ detail }) => {
    detail.visit.headers['X-CSRF-TOKEN'] = csrfToken()
  })
  router.on('navigate', ({ detail }) => {
    const {
      title,
      shop,
      csrfToken: own,
    } = detail.page.props as {
      title?: string
      shop?: { name: string }
      csrfToken?: string
    }
    if (own) setCsrfToken(own)
    if (title && shop) document.title = `${title} | ${shop.name}`

    /** Screen readers and keyboards start at the new page, not at a link that is gone. */
    const updated = new URL(detail.page.url, window.location.href).pathname
    if (updated !== path) document.getElementById('inhoud')?.focus({ preventScroll: true })
    path = updated
  })
}
