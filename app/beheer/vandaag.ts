import type { DateTime } from 'luxon'
import { openHerroepingen } from '#app/beheer/open_herroepingen'
import { termijn } from '#app/beheer/termijn'
import { pakket } from '#app/beheer/transformers/pakket'
import { teVerzenden } from '#app/beheer/verzendlijst'
import { antwoordbelofte } from '#domain/winkel/beloften'
import type { AlarmSoort } from '#app/winkel/actions/noteer'
import Alarm from '#models/alarm'
import Contactbericht from '#models/contactbericht'
import Mail, { NIET_AANGEKOMEN } from '#models/mail'

/** Told by the mail itself, with the way to send it again. */
const OVER_MAIL: AlarmSoort[] = ['mail_mislukt', 'mail_teruggekomen']

/** What needs doing now, most urgent first in each part. */
export async function vandaag(nu: DateTime) {
  const delen = {
    pakketten: (await teVerzenden()).map((bestelling) => pakket(bestelling, nu)),
    berichten: await wachtendeBerichten(nu),
    herroepingen: await openHerroepingen(nu),
    alarmen: await Alarm.query()
      .whereNull('opgelost_op')
      .whereNotIn('soort', OVER_MAIL)
      .preload('bestelling')
      .orderBy('id'),
    mails: await Mail.query()
      .whereIn('status', [...NIET_AANGEKOMEN])
      .preload('bestelling')
      .orderBy('id'),
  }
  return { ...delen, aantal: Object.values(delen).reduce((som, deel) => som + deel.length, 0) }
}

async function wachtendeBerichten(nu: DateTime) {
  const berichten = await Contactbericht.query()
    .whereNull('beantwoord_op')
    .whereNull('afgehandeld_op')
    .orderBy('id')
  return berichten.map(({ id, naam, bericht, createdAt }) => ({
    id,
    naam,
    begin: inHetKort(bericht),
    op: createdAt.toISO()!,
    uiterlijk: termijn(antwoordbelofte(createdAt), nu),
  }))
}

const KORT = 120

function inHetKort(tekst: string): string {
  const regel = tekst.replace(/\s+/g, ' ').trim()
  return regel.length > KORT ? `${regel.slice(0, KORT).trimEnd()}…` : regel
}
