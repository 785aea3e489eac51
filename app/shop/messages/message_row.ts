import type { DateTime } from 'luxon'
import { replyTerm } from '#domain/shop/promises/reply_term'
import Admin from '#models/admin/admin'
import ContactReply from '#models/shop/contact_reply'
import type ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'

const BEGIN = 120

/** A message as the list shows it; the clock runs until somebody dealt with it. */
export function messageRow(one: ContactMessage, now: DateTime) {
  const {
    id,
    naam: name,
    email,
    createdAt,
    beantwoordOp: answeredAt,
    afgehandeldOp: handledAt,
  } = one
  const waiting = answeredAt === null && handledAt === null
  return {
    id,
    naam: name,
    email,
    begin: firstWords(one.bericht),
    op: createdAt.toISO()!,
    beantwoordOp: answeredAt?.toISO() ?? null,
    afgehandeldOp: handledAt?.toISO() ?? null,
    termijn: waiting ? showTerm(createdAt, now) : null,
  }
}

/** A message with what was answered, by whom, and whether it arrived. */
export async function message(one: ContactMessage, now: DateTime) {
  const replies = await ContactReply.query().where('contactbericht_id', one.id).orderBy('id')
  const names = new Map((await Admin.all()).map(({ id, naam: name }) => [id, name]))
  const mails = await Mail.query().whereIn(
    'contactantwoord_id',
    replies.map(({ id }) => id)
  )
  return {
    ...messageRow(one, now),
    telefoon: one.telefoon,
    tekst: one.bericht,
    antwoorden: replies.map(({ id, tekst: text, createdAt, beheerderId: adminId }) => ({
      id,
      tekst: text,
      op: createdAt.toISO()!,
      wie: (adminId !== null && names.get(adminId)) || 'iemand die geen beheerder meer is',
      mail:
        mails.find(({ contactantwoordId: contactReplyId }) => contactReplyId === id)?.status ??
        null,
    })),
  }
}

function showTerm(received: DateTime, now: DateTime) {
  const { uiterlijk: deadline, over: remaining, teLaat: tooLate } = replyTerm(received, now)
  return { uiterlijk: deadline.toISO()!, over: remaining, teLaat: tooLate }
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > BEGIN ? `${line.slice(0, BEGIN).trimEnd()}…` : line
}
