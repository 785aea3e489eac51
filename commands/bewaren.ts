import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/** `node ace bewaren`: forgets what has been kept long enough, as the shop does each night. */
export default class Bewaren extends BaseCommand {
  static override commandName = 'bewaren'
  static override description = 'Forget what has been kept for as long as we promised'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Count only, and change nothing' })
  declare proef: boolean

  override async run() {
    const { ruimOp } = await import('#app/winkel/actions/ruim_op')
    const { termijnInWoorden } = await import('#domain/winkel/bewaartermijnen')
    const proef = this.proef === true
    for (const { regel, aantal } of await ruimOp(DateTime.utc(), { proef })) {
      this.logger.log(`${String(aantal).padStart(6)}  ${regel.wat}`)
      const termijn = `${termijnInWoorden(regel.termijn)}, vanaf ${regel.sinds}`
      this.logger.log(this.colors.dim(`        ${termijn} (${regel.bron})`))
    }
    if (proef) this.logger.info('Dit was een proef: er is niets verwijderd')
    else this.logger.success('Opgeruimd')
  }
}
