import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the clocks of running games, in the process that also serves their pages. */
export default class LiveProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startWatchman } = await import('#app/live/game/watchman')
    const logger = await this.app.container.make('logger')
    const stop = startWatchman((error) =>
      logger.error({ err: error }, 'a game could not be looked at')
    )
    this.app.terminating(stop)
  }
}
