import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { RestoreRefused } from '#app/core/backup/backups'
import env from '#start/env'

/** `node ace backup:restore /backup/shop-…` restores a backup and checks the result. */
export default class RestoreBackup extends BaseCommand {
  static override commandName = 'backup:restore'
  static override description = 'Put a backup back, while the shop is closed'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder of the backup' })
  declare folder: string

  @flags.boolean({ description: 'Replace what is there now; it is backed up first' })
  declare overwrite: boolean

  @flags.boolean({
    description: 'With --overwrite: do not back up first, when that cannot be done',
  })
  declare withoutBackup: boolean

  override async run() {
    const backups = await import('#app/core/backup/backups')
    const { knownMigrations, migrate } = await import('#app/core/database/migrate')
    const folder = resolve(this.folder)
    const restorable = await backups.canRestore(env, folder, {
      known: await knownMigrations(),
      overwrite: this.overwrite === true,
    })
    if (!restorable.ok) return this.#fail(refusalSentence(restorable.error))
    const manifest = restorable.value

    if (!this.withoutBackup && (await backups.hasData(env)) && !(await this.#backUpFirst())) return
    await backups.restoreBackup(env, folder, manifest)
    this.logger.success(`Teruggezet: de winkel van ${manifest.created_at}`)

    const different = await this.#differentTables(manifest.rows)
    if (different.length > 0)
      return this.#fail(`Andere aantallen rijen dan toen: ${different.join(', ')}`)
    await migrate()
    await this.#checkKey(manifest.keyMark, backups.bringsKey(manifest))
    await this.kernel.exec('shop:check', []).then(({ exitCode = 0 }) => {
      this.exitCode = exitCode
    })
    this.logger.info('Doe nu, voordat de winkel opengaat: shop:recover-from-mollie')
  }

  /** Makes a backup of the data that is about to be replaced, so that it can be restored. */
  async #backUpFirst(): Promise<boolean> {
    const { backupFolder, makeBackup } = await import('#app/core/backup/backups')
    try {
      const { folder } = await makeBackup(env, backupFolder(env), DateTime.utc())
      this.logger.info(`Wat er stond, staat in ${folder}`)
      return true
    } catch (error) {
      this.#fail(
        `Wat er nu staat, kan niet eerst worden gekopieerd (${(error as Error).message}). Weet je het zeker, geef dan --without-backup`
      )
      return false
    }
  }

  /** The tables whose number of rows differs from what the backup says. */
  async #differentTables(rows: Readonly<Record<string, number>>): Promise<string[]> {
    const db = await this.app.container.make('lucid.db')
    const different: string[] = []
    for (const [table, count] of Object.entries(rows)) {
      const [counted] = await db.from(table).count('* as n')
      if (Number(counted?.n) !== count) different.push(table)
    }
    return different
  }

  /**
   * Checks the application key. A demo keeps its key beside its data; a live shop has it among its
   * settings.
   */
  async #checkKey(mark: string, inBackup: boolean) {
    const { markOfKey } = await import('#app/core/backup/manifest')
    if (markOfKey(env.appKey) === mark || (inBackup && !process.env.APP_KEY)) return
    this.logger.warning(
      'APP_KEY is een andere dan toen: beheerders met een tweede factor moeten die opnieuw instellen'
    )
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

function refusalSentence(reason: RestoreRefused): string {
  switch (reason.type) {
    case 'no_backup':
      return 'In deze map staat geen reservekopie'
    case 'damaged':
      return `De reservekopie is beschadigd: ${reason.path} is niet meer wat het was`
    case 'other_database':
      return `Dit is een kopie van ${reason.copy}, en deze winkel werkt met een andere database`
    case 'newer':
      return `De kopie is van een nieuwere versie van dit programma: ${reason.migration} is hier onbekend`
    case 'in_use':
      return 'De database is in gebruik. Stop de winkel en alle workers eerst'
    case 'not_empty':
      return 'De database is niet leeg. Met --overwrite vervang je wat er staat'
  }
}
