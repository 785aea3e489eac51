import { herroepingsbewijs } from '#app/winkel/herroepingsbewijs'
import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import Herroeping from '#models/herroeping'
import env from '#start/env'

/** To the customer, at once: the receipt on a durable medium (Directive 2011/83/EU, article 11a(4)). */
export const herroepingOntvangst: Opsteller = async (mail) => {
  const herroeping = await Herroeping.findOrFail(mail.herroepingId)
  return {
    aan: herroeping.email,
    onderwerp: 'We hebben je herroeping ontvangen',
    weergave: 'herroeping_ontvangst',
    gegevens: {
      winkel: winkelgegevens(),
      naam: herroeping.naam,
      bewijsUrl: `${env.appUrl}/herroepen/ontvangen/${herroeping.token}`,
      ...herroepingsbewijs(herroeping),
    },
  }
}
