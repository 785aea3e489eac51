import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const SHORTEST_PASSWORD = 12

/**
 * `node ace admin jij@winkel.nl` makes an admin, or gives an existing one a new password. It asks
 * for the password.
 */
export default class AdminCommand extends BaseCommand {
  static override commandName = 'admin'
  static override description = 'Make an admin, or give one a new password'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address to log in with' })
  declare email: string

  override async run() {
    const { default: Admin } = await import('#models/admin/admin')
    const name = await this.prompt.ask('Naam')
    const password = await this.prompt.secure(`Wachtwoord, minstens ${SHORTEST_PASSWORD} tekens`, {
      validate: (value) =>
        value.length >= SHORTEST_PASSWORD || `Minstens ${SHORTEST_PASSWORD} tekens`,
    })
    const { inTransaction } = await import('#app/core/database/transaction')
    const email = this.email.trim().toLowerCase()
    await inTransaction((client) => Admin.updateOrCreate({ email }, { name, password }, { client }))
    this.logger.success('Done')
  }
}
