import type { HttpContext } from '@adonisjs/core/http'
import BackupTransformer from '#app/admin/backups/backup_transformer'
import { backupState, requestBackup } from '#app/admin/backups/request_backup'
import { adminHead } from '#app/admin/shell/admin_head'
import { backupFolder, bringsKey } from '#app/core/backup/backups'
import { listBackups } from '#app/core/backup/list_backups'
import { firstDamage } from '#app/core/backup/manifest'
import env from '#start/env'

/** The copies of the shop, and making one. */
export default class BackupController {
  async index({ inertia }: HttpContext) {
    const title = 'Reservekopie'
    const state = await backupState()
    const backups = await listBackups(backupFolder(env))
    const [newest] = backups
    return inertia.render(
      'admin/backups/backups_page',
      {
        title,
        state,
        backups: BackupTransformer.transform(backups),
        /** Reads every file, so it is left out where a page only asks how far the next backup is. */
        whole: async () =>
          newest === undefined || (await firstDamage(newest.folder, newest.manifest)) === null,
        keyInside: newest !== undefined && bringsKey(newest.manifest),
      },
      adminHead(title)
    )
  }

  async store({ auth, response }: HttpContext) {
    await requestBackup(auth.use('web').getUserOrFail())
    return response.json({})
  }
}
