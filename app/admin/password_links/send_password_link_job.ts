import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { issueLink } from '#app/admin/password_links/issue_link'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import Admin from '#models/admin/admin'

type Payload = { readonly email: string }

/** Mails the admin of an address a link to a new password. For another address it does nothing. */
export default class SendPasswordLink extends Job<Payload> {
  static override options: JobOptions = { name: 'SendPasswordLink' }

  async execute() {
    await inTransaction(async (trx) => {
      const admin = await Admin.query({ client: trx }).where('email', this.payload.email).first()
      if (!admin || admin.state === 'stopped') return
      await issueLink(trx, admin, admin.state === 'invited' ? 'uitnodiging' : 'wachtwoord')
      await recordAudit(trx, admin, 'password_link_requested', admin.email)
    })
  }
}
