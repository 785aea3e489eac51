import { router } from '@inertiajs/react'
import { csrfToken, zetCsrfToken } from './http'

/** What every page of the site does: name itself in the tab, and send our token along. */
export function startPagina() {
  let pad = window.location.pathname
  router.on('before', ({ detail }) => {
    detail.visit.headers['X-CSRF-TOKEN'] = csrfToken()
  })
  router.on('navigate', ({ detail }) => {
    const {
      titel,
      winkel,
      csrfToken: eigen,
    } = detail.page.props as {
      titel?: string
      winkel?: { naam: string }
      csrfToken?: string
    }
    if (eigen) zetCsrfToken(eigen)
    if (titel && winkel) document.title = `${titel} | ${winkel.naam}`

    /** Screen readers and keyboards start at the new page, not at a link that is gone. */
    const nieuw = new URL(detail.page.url, window.location.href).pathname
    if (nieuw !== pad) document.getElementById('inhoud')?.focus({ preventScroll: true })
    pad = nieuw
  })
}
