import { urlFor } from '@adonisjs/core/services/url_builder'
import { ownerAddress, type Composer } from '#app/shop/mails/composed_mail'
import ContactMessage from '#models/shop/contact_message'
import env from '#start/env'

/** Sends the owner a message of the contact page. */
export const contact: Composer = async (mail, shop) => {
  const { id, name, email, phone, message } = await ContactMessage.findOrFail(mail.contactMessageId)
  return {
    to: ownerAddress(shop),
    subject: 'Nieuw bericht via de contactpagina',
    replyTo: email,
    template: 'shop/messages/mails/contact_mail',
    data: {
      message: { name, email, phone, text: message },
      adminUrl: `${env.appUrl}${urlFor('message_screen.show', { id })}`,
    },
  }
}
