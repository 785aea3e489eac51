import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor, urlFor } from '@adonisjs/core/services/url_builder'
import { downloadValidator } from '#app/admin/backups/backup_validator'
import { expectPassword } from '#app/admin/shell/expect_password'
import { backupFolder } from '#app/core/backup/backups'
import { listBackups, type StoredBackup } from '#app/core/backup/list_backups'
import { packBackup } from '#app/core/backup/pack_backup'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import type Admin from '#models/admin/admin'
import env from '#start/env'

const VALID_FOR = '1 minute'
const purposeOf = ({ id }: Admin) => `backup_${id}`

/** One backup as a file: the password opens an address that works for a minute, for who typed it. */
export default class BackupDownloadController {
  async store({ auth, params, request, response }: HttpContext) {
    const { huidig: current } = await request.validateUsing(downloadValidator)
    const admin = auth.use('web').getUserOrFail()
    await expectPassword(admin, current)
    const { name } = await findBackup(params.kopie)
    await inTransaction((trx) => recordAudit(trx, admin, 'backup_downloaded', name))
    const address = signedUrlFor(
      'backup_download.show',
      { kopie: name },
      { expiresIn: VALID_FOR, purpose: purposeOf(admin) }
    )
    return response.json({ naar: address })
  }

  async show({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    if (!request.hasValidSignature(purposeOf(admin)))
      return response.redirect().toPath(urlFor('backup.index'))
    const backup = await findBackup(params.kopie)
    response.header('content-type', 'application/x-tar')
    response.header('content-disposition', `attachment; filename="${backup.name}.tar"`)
    return response.stream(packBackup(backup))
  }
}

/** @throws not found (404) for a name that is not in our own list */
async function findBackup(name: string): Promise<StoredBackup> {
  const backups = await listBackups(backupFolder(env))
  const backup = backups.find((one) => one.name === name)
  if (!backup) throw new Exception('No such backup', { status: 404 })
  return backup
}
