import { ownerAddress, shopData, type Composer } from '#app/shop/mails/composed_mail'
import ContactMessage from '#models/shop/contact_message'
import env from '#start/env'

/** To the owner: what somebody wrote on the contact page. */
export const contact: Composer = async (mail) => {
  const {
    naam: name,
    email,
    telefoon: phone,
    bericht: message,
  } = await ContactMessage.findOrFail(mail.contactberichtId)
  return {
    aan: ownerAddress(),
    onderwerp: 'Nieuw bericht via de contactpagina',
    antwoordAan: email,
    template: 'shop/messages/mails/contact_mail',
    gegevens: {
      winkel: shopData(),
      bericht: { naam: name, email, telefoon: phone, tekst: message },
      beheerUrl: `${env.appUrl}/dashboard/berichten/${mail.contactberichtId}`,
    },
  }
}
