import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { EXIT, refusalOf } from '#app/core/guard/exit_codes'
import env from '#start/env'

/**
 * Prepares the database: migrates it, and fills in what the shop needs to open. The demo also gets
 * its example data. Running it again changes nothing that is already there.
 */
export default class SetUp extends BaseCommand {
  static override commandName = 'setup'
  static override description = 'Migrate the database and fill in what the shop needs to open'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Migrate only, for several web processes that start together' })
  declare migrateOnly: boolean

  override async run() {
    try {
      await this.#setUp()
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      this.logger.error(refusal)
      this.exitCode = EXIT.refused
    }
  }

  async #setUp() {
    const { closeFiles } = await import('#app/core/safety/private_files')
    closeFiles(env)
    const { migrate } = await import('#app/core/database/migrate')
    await migrate()

    if (this.migrateOnly) return
    const { seedShop } = await import('#database/seeders/shop')
    await seedShop()
    const { seedRooms } = await import('#database/seeders/rooms')
    await seedRooms()
    if (env.demo) {
      const { seedDemo } = await import('#database/seeders/demo')
      await seedDemo()
    }
  }
}
