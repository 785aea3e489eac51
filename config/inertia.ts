import { defineConfig } from '@adonisjs/inertia'
import { isRendered } from '#app/core/page_head/page_files'
import { isShell } from '#app/play/offline/shell'

/**
 * The server renders the pages that strangers and players open on a phone. The browser renders the
 * pages of the game master and the owner, and the shell that a phone keeps.
 */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: ({ request }, page) => isRendered(page) && !isShell(request),
  },
})
