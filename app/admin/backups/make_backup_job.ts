import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { backupFolder, makeBackup } from '#app/core/backup/backups'
import { endTurn, hasTurn } from '#app/core/jobs/claimed_turn'
import env from '#start/env'

type Payload = { readonly turn: string; readonly holder: string }

/** Makes the backup that an admin asked for. A backup that fails is told on the page. */
export default class MakeBackup extends Job<Payload> {
  static override options: JobOptions = { name: 'MakeBackup' }

  async execute() {
    const { turn, holder } = this.payload
    if (!(await hasTurn(turn, holder))) return
    try {
      await makeBackup(env, backupFolder(env), DateTime.utc())
    } catch (error) {
      logger.error({ err: error }, 'a backup failed')
      await endTurn(turn, holder, false)
      return
    }
    await endTurn(turn, holder, true)
  }
}
