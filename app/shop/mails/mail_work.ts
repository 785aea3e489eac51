import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

/**
 * Plans the sending of one mail of the outbox: `MailWork.dispatch({ mailId })`. `send_mail_job.ts`
 * does it and plans the next try.
 */
export abstract class MailWork extends Job<{ readonly mailId: number }> {
  static override options: JobOptions = { name: 'SendMail' }
}
