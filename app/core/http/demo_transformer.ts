import { BaseTransformer } from '@adonisjs/core/transformers'

/** What a visitor of the demo may look into: the mails, where there is a page for them. */
export default class DemoTransformer extends BaseTransformer<{ readonly inboxUrl: string }> {
  toObject() {
    return { mailbox: this.resource.inboxUrl || null }
  }
}
