import { defineConfig } from '@adonisjs/inertia'

/** One is open to everybody, the other answers a form that works without JavaScript. */
const OPEN_IN_PLAY = new Set(['spelen/hintpagina', 'spelen/geen_oorkonde'])

/** Open pages are rendered on the server; pages behind a link or a login in the browser. */
export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => page.startsWith('winkel/') || OPEN_IN_PLAY.has(page),
  },
})
