import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Settings } from '#app/core/settings'

/** What a visitor of the demo may look into: the mails, when the visitor is on this machine. */
export default class DemoTransformer extends BaseTransformer<
  Pick<Settings, 'mail' | 'lanAddress'>
> {
  toObject() {
    const { mail, lanAddress } = this.resource
    return { mailbox: lanAddress === '' ? mail.inboxUrl || null : null }
  }
}
