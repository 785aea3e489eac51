import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { dagInWoorden } from '#app/winkel/dag'
import Contactantwoord from '#models/contactantwoord'

/** To the customer: what we answer to their message, with the message itself below. */
export const contactantwoord: Opsteller = async (mail) => {
  const { tekst, contactbericht } = await Contactantwoord.query()
    .where('id', mail.contactantwoordId!)
    .preload('contactbericht')
    .firstOrFail()
  const { naam, email, bericht, createdAt } = contactbericht
  return {
    aan: email,
    onderwerp: 'Antwoord op je bericht',
    weergave: 'contactantwoord',
    gegevens: {
      winkel: winkelgegevens(),
      naam,
      tekst,
      bericht: { op: dagInWoorden(createdAt), tekst: bericht, geciteerd: citeer(bericht) },
    },
  }
}

/** As plain mail quotes: each line after a sign of its own. */
function citeer(tekst: string): string {
  return tekst
    .split(/\r\n|\r|\n/)
    .map((regel) => `> ${regel}`.trimEnd())
    .join('\n')
}
