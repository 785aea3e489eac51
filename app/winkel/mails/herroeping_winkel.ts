import {
  dossierVan,
  metBestelling,
  uitlegOordeel,
  uitlegStap,
} from '#app/winkel/herroepingsdossier'
import { eigenaar, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { dagEnTijd, datum } from '#app/winkel/mails/leveringsgegevens'
import { volgendeStap } from '#domain/winkel/herroeping'
import env from '#start/env'

/** To the owner: somebody withdraws, and until when what has to be done. */
export const herroepingWinkel: Opsteller = async (mail) => {
  const herroeping = await metBestelling().where('id', mail.herroepingId!).firstOrFail()
  const { bestelling } = herroeping
  const dossier = dossierVan(herroeping)
  const { tot } = volgendeStap(dossier)
  return {
    aan: eigenaar(),
    onderwerp: bestelling
      ? `Herroeping: ${bestelling.spel.titel}, bestelling ${bestelling.nummer}`
      : 'Herroeping zonder bekende bestelling',
    antwoordAan: herroeping.email,
    weergave: 'herroeping_winkel',
    gegevens: {
      winkel: winkelgegevens(),
      ontvangenOp: dagEnTijd(herroeping.ontvangenOp),
      verklaring: herroeping.verklaring.split('\n'),
      oordeel: uitlegOordeel(dossier),
      stap: `${uitlegStap(dossier)}${tot ? `, uiterlijk ${datum(tot)}` : ''}.`,
      url: `${env.appUrl}/dashboard/herroepingen/${herroeping.id}`,
    },
  }
}
