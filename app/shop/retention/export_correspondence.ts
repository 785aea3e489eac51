import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { asMail, inOrder, time } from '#app/shop/retention/export_format'
import { ofAddress } from '#app/shop/retention/personal_address'
import ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'
import Withdrawal from '#models/shop/withdrawal'

type Trx = TransactionClientContract

export async function exportMessages(trx: Trx, email: string) {
  const messages = await ofAddress(ContactMessage.query({ client: trx }), email)
    .preload('mails', inOrder)
    .preload('replies', (reply) => reply.orderBy('id').preload('mails', inOrder))
    .orderBy('id')
  return messages.map((message) => ({
    op: time(message.createdAt),
    naam: message.name,
    email: message.email,
    telefoon: message.phone,
    bericht: message.message,
    mails: message.mails.map(asMail),
    antwoorden: message.replies.map(({ text, createdAt, mails }) => ({
      op: time(createdAt),
      tekst: text,
      mails: mails.map(asMail),
    })),
  }))
}

/** The withdrawals that were sent with this address, whichever order they are about. */
export async function exportWithdrawals(trx: Trx, email: string) {
  const withdrawals = await ofAddress(Withdrawal.query({ client: trx }), email)
    .preload('mails', inOrder)
    .orderBy('id')
  return withdrawals.map((withdrawal) => ({
    ontvangen_op: time(withdrawal.receivedAt),
    status: withdrawal.status,
    naam: withdrawal.name,
    email: withdrawal.email,
    bestelling: withdrawal.orderText,
    verklaring: withdrawal.statement,
    retour_op: time(withdrawal.returnedAt),
    afgehandeld_op: time(withdrawal.handledAt),
    toelichting: withdrawal.note,
    mails: withdrawal.mails.map(asMail),
  }))
}

/** The mails that carry the address themselves, as they belong to nothing else. */
export async function exportLooseMails(trx: Trx, email: string) {
  const mails = await ofAddress(Mail.query({ client: trx }), email).orderBy('id')
  return mails.map(asMail)
}
