import { BaseTransformer } from '@adonisjs/core/transformers'
import { sizeOf, type StoredBackup } from '#app/core/backup/list_backups'

/** A backup in the list of an owner. */
export default class BackupTransformer extends BaseTransformer<StoredBackup> {
  toObject() {
    const { name, manifest } = this.resource
    return {
      name,
      at: manifest.created_at,
      database: manifest.database,
      bytes: sizeOf(manifest),
      orders: manifest.rows.orders ?? null,
    }
  }
}
