import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { shortened } from '#domain/shortened'
import { replyPromise } from '#domain/shop/promises/promises'
import { asIso } from '#domain/dutch_time'
import type { Holiday } from '#domain/shop/settings/holiday'
import type ContactMessage from '#models/shop/contact_message'

const SHORT = 120

/** A message that waits for an answer, and until when. */
export default class WaitingMessageTransformer extends BaseTransformer<ContactMessage> {
  constructor(
    message: ContactMessage,
    protected at: {
      readonly now: DateTime
      /** When the shop is away, if it is. */
      readonly holiday: Holiday | null
    }
  ) {
    super(message)
  }

  toObject() {
    const { id, name, message, createdAt } = this.resource
    const { now, holiday } = this.at
    return {
      id,
      name,
      begin: shortened(message, SHORT),
      at: asIso(createdAt),
      deadline: term(replyPromise(createdAt, holiday), now),
    }
  }
}
