import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { dagEnTijd } from '#app/winkel/mails/leveringsgegevens'
import Herroeping from '#models/herroeping'

/** To the customer: why a withdrawal is not accepted, in the owner's words. */
export const herroepingAfgewezen: Opsteller = async (mail) => {
  const herroeping = await Herroeping.findOrFail(mail.herroepingId)
  const { naam, email, ontvangenOp, bestellingTekst, toelichting } = herroeping
  return {
    aan: email,
    onderwerp: 'Over je herroeping',
    weergave: 'herroeping_afgewezen',
    gegevens: {
      winkel: winkelgegevens(),
      naam,
      bestelling: bestellingTekst,
      ontvangenOp: dagEnTijd(ontvangenOp),
      reden: toelichting,
    },
  }
}
