import { eigenaar, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import Contactbericht from '#models/contactbericht'
import env from '#start/env'

/** To the owner: what somebody wrote on the contact page. */
export const contact: Opsteller = async (mail) => {
  const { naam, email, telefoon, bericht } = await Contactbericht.findOrFail(mail.contactberichtId)
  return {
    aan: eigenaar(),
    onderwerp: 'Nieuw bericht via de contactpagina',
    antwoordAan: email,
    weergave: 'contact',
    gegevens: {
      winkel: winkelgegevens(),
      bericht: { naam, email, telefoon, tekst: bericht },
      beheerUrl: `${env.appUrl}/dashboard/berichten/${mail.contactberichtId}`,
    },
  }
}
