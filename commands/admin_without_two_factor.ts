import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * `node ace admin:reset-two-factor jij@winkel.nl` removes the second factor of an admin who lost
 * the phone and the recovery codes.
 */
export default class AdminWithoutTwoFactorCommand extends BaseCommand {
  static override commandName = 'admin:reset-two-factor'
  static override description = 'Let an admin log in with the password alone again'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address of the admin' })
  declare email: string

  override async run() {
    const { removeTwoFactor } = await import('#app/admin/two_factor/manage_two_factor')
    const email = this.email.trim().toLowerCase()
    if (await removeTwoFactor(email)) {
      this.logger.success(`${email} logs in with the password alone; all sessions ended`)
      return
    }
    this.logger.error(`No admin with a second factor has the address ${email}`)
    this.exitCode = 1
  }
}
