import { defineConfig } from '@adonisjs/inertia'
import { isShell } from '#app/play/offline/shell'

/** The storefront, the play and hint pages, and the screen of a team. */
const RENDERED = /^(shop\/\w+\/(?!admin_)|play\/|live\/game\/team_page$)/

/**
 * Pages that strangers and players open on a phone are rendered on the server; those of the game
 * master and the owner in the browser, and so is the shell that a phone keeps.
 */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: ({ request }, page) => RENDERED.test(page) && !isShell(request),
  },
})
