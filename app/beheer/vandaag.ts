import type { DateTime } from 'luxon'
import { termijn } from '#app/beheer/termijn'
import { pakket } from '#app/beheer/transformers/pakket'
import { teVerzenden } from '#app/beheer/verzendlijst'
import { antwoordbelofte, terugbetaalbelofte } from '#domain/winkel/beloften'
import type { AlarmSoort } from '#app/winkel/actions/noteer'
import Alarm from '#models/alarm'
import Contactbericht from '#models/contactbericht'
import Herroeping, { type HerroepingStatus } from '#models/herroeping'
import Mail, { NIET_AANGEKOMEN } from '#models/mail'

/** Told by the mail itself, with the way to send it again. */
const OVER_MAIL: AlarmSoort[] = ['mail_mislukt', 'mail_teruggekomen']

const LOPENDE_HERROEPING: HerroepingStatus[] = ['ontvangen', 'retour_ontvangen']

/** What needs doing now, most urgent first in each part. */
export async function vandaag(nu: DateTime) {
  const delen = {
    pakketten: (await teVerzenden()).map((bestelling) => pakket(bestelling, nu)),
    berichten: await wachtendeBerichten(nu),
    herroepingen: await lopendeHerroepingen(nu),
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

async function lopendeHerroepingen(nu: DateTime) {
  const herroepingen = await Herroeping.query()
    .whereIn('status', LOPENDE_HERROEPING)
    .preload('bestelling')
  return herroepingen
    .map(({ id, naam, status, bestelling, ontvangenOp, retourOp }) => ({
      ...{ id, naam, retour: status === 'retour_ontvangen' },
      bestelnummer: bestelling?.nummer ?? null,
      op: ontvangenOp.toISO()!,
      uiterlijk: termijn(terugbetaalbelofte(ontvangenOp, retourOp), nu),
    }))
    .sort((een, ander) => een.uiterlijk.op.localeCompare(ander.uiterlijk.op))
}

const KORT = 120

function inHetKort(tekst: string): string {
  const regel = tekst.replace(/\s+/g, ' ').trim()
  return regel.length > KORT ? `${regel.slice(0, KORT).trimEnd()}…` : regel
}
