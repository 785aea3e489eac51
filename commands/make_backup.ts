import { resolve } from 'node:path'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import env from '#start/env'

/** `node ace backup:create --to=/backup --keep=14` copies the shop while it is open. */
export default class MakeBackup extends BaseCommand {
  static override commandName = 'backup:create'
  static override description = 'Back up database and storage, while the shop is open'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The folder for backups; default: backups in STORAGE_DIR' })
  declare to?: string

  @flags.number({ description: 'How many of the newest backups stay in that folder' })
  declare keep?: number

  override async run() {
    const { backupFolder, keepNewest, makeBackup } = await import('#app/core/backup/backups')
    if (this.keep !== undefined && !(Number.isInteger(this.keep) && this.keep >= 1)) {
      this.logger.error('--keep is een heel getal vanaf 1')
      this.exitCode = 1
      return
    }
    const to = resolve(this.to ?? backupFolder(env))
    const { folder, manifest } = await makeBackup(env, to, DateTime.utc())
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    this.logger.success(`${folder}: ${rows} rijen, ${manifest.files.length} bestanden`)
    if (this.keep === undefined) return
    for (const old of await keepNewest(to, this.keep)) this.logger.info(`Opgeruimd: ${old}`)
  }
}
