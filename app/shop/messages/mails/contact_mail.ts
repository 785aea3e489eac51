import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { ownerAddress, type Composer } from '#app/shop/mails/composed_mail'
import { laterReply } from '#app/shop/promises/later_reply'
import { shortened } from '#domain/shortened'
import ContactMessage from '#models/shop/contact_message'
import env from '#start/env'

/** The most characters of a name in a subject. */
const NAME = 40

/** Sends the owner a message of the contact page. */
export const contact: Composer = async (mail, shop) => {
  const { id, name, email, phone, message, createdAt } = await ContactMessage.findOrFail(
    mail.contactMessageId
  )
  return {
    to: ownerAddress(shop),
    /**
     * The subject has the name, so that a mail program keeps the messages of different people
     * apart.
     */
    subject: `Nieuw bericht via de contactpagina: ${shortened(name, NAME)}`,
    replyTo: email,
    template: 'shop/messages/mails/contact_mail',
    data: {
      later: laterReply(createdAt, shop.holiday, DateTime.utc(), 'je'),
      message: { name, email, phone, text: message },
      adminUrl: `${env.appUrl}${urlFor('message_screen.show', { id })}`,
    },
  }
}
