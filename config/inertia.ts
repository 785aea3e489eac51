import { defineConfig } from '@adonisjs/inertia'

/** The storefront, the play and hint pages, and the screen of a team. */
const RENDERED = /^(shop\/\w+\/(?!admin_)|play\/|live\/game\/team_page$)/

/**
 * Pages that strangers and players open on a phone are rendered on the server; those of the game
 * master and the owner in the browser.
 */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => RENDERED.test(page),
  },
})
