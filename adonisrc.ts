import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPages } from '@adonisjs/inertia'

/** A page is a file of a subject, `inertia/<area>/<subject>/<name>_page.tsx`. */
const PAGES: ReturnType<typeof indexPages> = {
  run(application, hooks, generator) {
    const pages = indexPages({ framework: 'react', source: 'inertia' })
    return pages.run(application, hooks, {
      add: (name, config) => generator.add(name, { ...config, glob: ['**/*_page.tsx'] }),
    } as typeof generator)
  },
}

/** Of the server, only what the transformers reach is checked with the pages. */
const MANIFEST = '/// <reference path="../../config/hash.ts" />'

/**
 * The generated types of what crosses the wire, see
 * docs/decisions/house/0032-transformers-are-the-wire.md.
 */
const WIRE: ReturnType<typeof indexEntities> = {
  run(application, hooks, generator) {
    const entities = indexEntities({
      controllers: {
        source: 'app',
        importAlias: '#app',
        glob: ['**/*_controller.ts'],
      },
      transformers: {
        enabled: true,
        source: 'app',
        importAlias: '#app',
        glob: ['**/*_transformer.ts'],
      },
      events: { enabled: false },
      listeners: { enabled: false },
    })
    return entities.run(application, hooks, {
      add: (name, config) =>
        generator.add(
          name,
          name === 'manifest' ? { ...config, as: (_, file) => file.write(MANIFEST) } : config
        ),
    } as typeof generator)
  },
}

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/inertia/commands'),
    () => import('@adonisjs/queue/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('#providers/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#providers/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/redis/redis_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('#providers/api_provider'),
    () => import('#providers/page_data_provider'),
    () => import('#providers/shop_provider'),
    () => import('#providers/realtime_provider'),
    { file: () => import('#providers/telemetry_provider'), environment: ['web', 'console'] },
    { file: () => import('#providers/worker_provider'), environment: ['web'] },
    { file: () => import('#providers/live_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/validator'),
    { file: () => import('#start/routes'), environment: ['web', 'test', 'repl', 'console'] },
    { file: () => import('#start/kernel'), environment: ['web', 'test', 'repl', 'console'] },
  ],

  /** `node ace make:controller shop/orders/…` lands in the right area. */
  directories: {
    controllers: 'app',
    validators: 'app',
    transformers: 'app',
    middleware: 'app/core/middleware',
    exceptions: 'app/core/exceptions',
    models: 'app/models',
  },

  metaFiles: [
    { pattern: 'app/**/*.edge', reloadServer: false },
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/fonts/**', reloadServer: false },
    { pattern: 'resources/pictures/**', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'ssr/**', reloadServer: false },
  ],

  hooks: {
    init: [WIRE, PAGES],
    routesCommitted: [() => import('./scripts/lib/client_routes.js')],
    routesScanned: [() => import('./scripts/lib/payload_types.js')],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },

  tests: {
    suites: [
      { name: 'unit', files: ['tests/**/*.unit.spec.ts'], timeout: 30_000 },
      { name: 'functional', files: ['tests/**/!(*.unit|*.browser).spec.ts'], timeout: 120_000 },
      { name: 'browser', files: ['tests/**/*.browser.spec.ts'], timeout: 180_000 },
    ],
    forceExit: true,
  },
})
