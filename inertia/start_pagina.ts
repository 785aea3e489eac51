import { router } from '@inertiajs/react'
import { csrfToken } from './http'

/** What every page of the site does: name itself in the tab, and send our token along. */
export function startPagina() {
  router.on('before', ({ detail }) => {
    detail.visit.headers['X-CSRF-TOKEN'] = csrfToken()
  })
  router.on('navigate', ({ detail }) => {
    const { titel, winkel } = detail.page.props as { titel?: string; winkel?: { naam: string } }
    if (titel && winkel) document.title = `${titel} | ${winkel.naam}`
  })
}
