import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { replyTerm } from '#domain/shop/promises/promises'
import { asIso } from '#domain/dutch_time'
import type { Holiday } from '#domain/shop/settings/holiday'
import type ContactMessage from '#models/shop/contact_message'

const BEGIN = 120

export type MessageClock = {
  readonly now: DateTime
  /** When the shop is away, if it is. */
  readonly holiday: Holiday | null
}

/** A message as the list shows it. Its term runs until somebody deals with it. */
export default class MessageRowTransformer extends BaseTransformer<ContactMessage> {
  constructor(
    message: ContactMessage,
    protected at: MessageClock
  ) {
    super(message)
  }

  toObject() {
    const { id, name, email, message, createdAt, answeredAt, handledAt } = this.resource
    const waiting = answeredAt === null && handledAt === null
    return {
      id,
      name,
      email,
      begin: firstWords(message),
      at: asIso(createdAt),
      answeredAt: answeredAt?.toISO() ?? null,
      handledAt: handledAt?.toISO() ?? null,
      term: waiting ? showTerm(createdAt, this.at) : null,
    }
  }
}

function showTerm(received: DateTime, { now, holiday }: MessageClock) {
  const { deadline, remaining, tooLate } = replyTerm(received, holiday, now)
  return { deadline: asIso(deadline), remaining, tooLate }
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > BEGIN ? `${line.slice(0, BEGIN).trimEnd()}…` : line
}
