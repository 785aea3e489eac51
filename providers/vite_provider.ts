import AdonisViteProvider from '@adonisjs/vite/vite_provider'

/**
 * Starts Vite's dev server for `npm run dev` only. Tests run against the built assets, so that they
 * test what is shipped.
 */
export default class ViteProvider extends AdonisViteProvider {
  override async start() {
    if (process.env.DEV_MODE) await super.start()
  }

  override async shutdown() {
    if (process.env.DEV_MODE) await super.shutdown()
  }
}
