import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { dayInWords } from '#app/shop/settings/day'
import ContactReply from '#models/shop/contact_reply'

/** To the customer: what we answer to their message, with the message itself below. */
export const contactReply: Composer = async (mail) => {
  const { tekst: text, contactbericht: contactMessage } = await ContactReply.query()
    .where('id', mail.contactantwoordId!)
    .preload('contactbericht')
    .firstOrFail()
  const { naam: name, email, bericht: message, createdAt } = contactMessage
  return {
    aan: email,
    onderwerp: 'Antwoord op je bericht',
    template: 'shop/messages/mails/contact_reply_mail',
    gegevens: {
      winkel: shopData(),
      naam: name,
      tekst: text,
      bericht: { op: dayInWords(createdAt), tekst: message, geciteerd: quote(message) },
    },
  }
}

/** As plain mail quotes: each line after a sign of its own. */
function quote(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
