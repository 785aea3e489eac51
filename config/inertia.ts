import { defineConfig } from '@adonisjs/inertia'
import { isRendered } from '#app/core/page_head/page_files'
import { isShell } from '#app/play/offline/shell'

/**
 * Pages that strangers and players open on a phone are rendered on the server; those of the game
 * master and the owner in the browser, and so is the shell that a phone keeps.
 */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: ({ request }, page) => isRendered(page) && !isShell(request),
  },
})
