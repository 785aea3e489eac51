import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import env from '#start/env'

/**
 * Makes the database ready: migrates it, and fills in what the shop needs to open. The demo gets its
 * scenes as well. Running it again changes nothing that is there.
 */
export default class Opzetten extends BaseCommand {
  static override commandName = 'opzetten'
  static override description = 'Migrate the database and fill in what the shop needs to open'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Migrate only, for several web processes that start together' })
  declare alleenMigreren: boolean

  override async run() {
    const { migrate } = await import('#app/core/database/migrate')
    await migrate()

    if (this.alleenMigreren) return
    const { vulWinkel } = await import('#database/seeders/winkel')
    await vulWinkel()
    const { vulRooms } = await import('#database/seeders/rooms')
    await vulRooms()
    if (env.demo) {
      const { vulDemo } = await import('#database/seeders/demo')
      await vulDemo()
    }
  }
}
