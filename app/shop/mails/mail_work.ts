import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

/**
 * The sending of one mail of the outbox, for who plans it: `MailWork.dispatch({ mailId })`. What
 * is done then is in `send_mail_job.ts`, which itself plans a next try.
 */
export abstract class MailWork extends Job<{ readonly mailId: number }> {
  static override options: JobOptions = { name: 'SendMail' }
}
