import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const SHORTEST_PASSWORD = 12

/**
 * `node ace admin jij@winkel.nl` makes an owner of the shop, or gives an existing admin a new
 * password and lets them in again. It asks for the password, twice.
 */
export default class AdminCommand extends BaseCommand {
  static override commandName = 'admin'
  static override description = 'Make an admin, or give one a new password'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address to log in with' })
  declare email: string

  override async run() {
    const { default: Admin } = await import('#models/admin/admin')
    const { weakness, weaknessInWords } = await import('#app/admin/password/refuse_password')
    const { typedEmail } = await import('#app/core/input/fields')
    const email = (await typedEmail(this.email))?.toLowerCase()
    if (email === undefined) {
      this.logger.error('Dit lijkt geen geldig e-mailadres.')
      this.exitCode = 1
      return
    }
    const name = await this.prompt.ask('Naam')
    const password = await this.prompt.secure(`Wachtwoord, minstens ${SHORTEST_PASSWORD} tekens`, {
      validate: async (value) => {
        if (value.length < SHORTEST_PASSWORD) return `Minstens ${SHORTEST_PASSWORD} tekens`
        const reason = await weakness(value, { name, email })
        return reason === null || weaknessInWords(reason)
      },
    })
    await this.prompt.secure('Hetzelfde wachtwoord nog een keer', {
      validate: (value) => value === password || 'Dit is een ander wachtwoord',
    })
    const { inTransaction } = await import('#app/core/database/transaction')
    const { COMMAND_LINE, recordAudit } = await import('#app/core/record_audit')
    const active = { invitedAt: null, deactivatedAt: null }
    await inTransaction(async (client) => {
      await Admin.updateOrCreate({ email }, { name, password, ...active }, { client })
      await recordAudit(client, COMMAND_LINE, 'password_set', email)
    })
    this.logger.success('Done')
  }
}
