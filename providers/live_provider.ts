import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the clocks of running games and of invitations, in the process that also serves their pages. */
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

    const { repeatedly } = await import('#app/core/jobs/repeatedly')
    const { endOverdueSockets } = await import('#app/admin/game_masters/socket_access')
    const stopEnding = repeatedly(1_000, endOverdueSockets, (error) =>
      logger.error({ err: error }, 'sockets of a game master could not be looked at')
    )
    this.app.terminating(stopEnding)

    const { sweepRehearsals } = await import('#app/live/rehearsal/sweep_rehearsals')
    const stopSweeping = repeatedly(
      5_000,
      () => sweepRehearsals(),
      (error) => logger.error({ err: error }, 'rehearsals could not be looked at')
    )
    this.app.terminating(stopSweeping)
  }
}
