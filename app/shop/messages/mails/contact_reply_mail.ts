import type { Composer } from '#app/shop/mails/composed_mail'
import { dayInWords } from '#domain/dutch_time'
import { present } from '#domain/present'
import ContactReply from '#models/shop/contact_reply'

/** Sends the customer our reply, with their message below it. */
export const contactReply: Composer = async (mail) => {
  const { text, contactMessage } = await ContactReply.query()
    .where('id', present(mail.contactReplyId, 'the reply of a mail'))
    .preload('contactMessage')
    .firstOrFail()
  const { name, email, message, createdAt } = contactMessage
  return {
    to: email,
    subject: 'Antwoord op je bericht',
    template: 'shop/messages/mails/contact_reply_mail',
    data: {
      name,
      text,
      message: { at: dayInWords(createdAt), text: message, quoted: quote(message) },
    },
  }
}

/** Quotes a text as plain mail does, with a sign before each line. */
function quote(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
