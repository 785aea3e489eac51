import { defineConfig } from '@adonisjs/inertia'

const STOREFRONT = /^shop\/\w+\/(?!admin_)/
/**
 * Pages of the play area that are rendered on the server: the hint page is open to everybody, the
 * other answers a form that works without JavaScript.
 */
const OPEN_IN_PLAY = new Set(['play/hint_pages/hint_page', 'play/certificates/no_certificate_page'])

/** Open pages are rendered on the server; pages behind a link or a login in the browser. */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => STOREFRONT.test(page) || OPEN_IN_PLAY.has(page),
  },
})
