import { defineConfig } from '@adonisjs/inertia'

/** Open pages are rendered on the server; pages behind a link or a login in the browser. */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => page.startsWith('winkel/') || page === 'spelen/hintpagina',
  },
})
