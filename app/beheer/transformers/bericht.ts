import type { DateTime } from 'luxon'
import { antwoordtermijn } from '#domain/winkel/antwoordtermijn'
import Beheerder from '#models/beheerder'
import Contactantwoord from '#models/contactantwoord'
import type Contactbericht from '#models/contactbericht'
import Mail from '#models/mail'

const BEGIN = 120

/** A message as the list shows it; the clock runs until somebody dealt with it. */
export function berichtregel(een: Contactbericht, nu: DateTime) {
  const { id, naam, email, createdAt, beantwoordOp, afgehandeldOp } = een
  const wacht = beantwoordOp === null && afgehandeldOp === null
  return {
    id,
    naam,
    email,
    begin: eersteWoorden(een.bericht),
    op: createdAt.toISO()!,
    beantwoordOp: beantwoordOp?.toISO() ?? null,
    afgehandeldOp: afgehandeldOp?.toISO() ?? null,
    termijn: wacht ? toonTermijn(createdAt, nu) : null,
  }
}

/** A message with what was answered, by whom, and whether it arrived. */
export async function bericht(een: Contactbericht, nu: DateTime) {
  const antwoorden = await Contactantwoord.query().where('contactbericht_id', een.id).orderBy('id')
  const namen = new Map((await Beheerder.all()).map(({ id, naam }) => [id, naam]))
  const mails = await Mail.query().whereIn(
    'contactantwoord_id',
    antwoorden.map(({ id }) => id)
  )
  return {
    ...berichtregel(een, nu),
    telefoon: een.telefoon,
    tekst: een.bericht,
    antwoorden: antwoorden.map(({ id, tekst, createdAt, beheerderId }) => ({
      id,
      tekst,
      op: createdAt.toISO()!,
      wie: (beheerderId !== null && namen.get(beheerderId)) || 'iemand die geen beheerder meer is',
      mail: mails.find(({ contactantwoordId }) => contactantwoordId === id)?.status ?? null,
    })),
  }
}

function toonTermijn(ontvangen: DateTime, nu: DateTime) {
  const { uiterlijk, over, teLaat } = antwoordtermijn(ontvangen, nu)
  return { uiterlijk: uiterlijk.toISO()!, over, teLaat }
}

function eersteWoorden(tekst: string): string {
  const regel = tekst.replace(/\s+/g, ' ')
  return regel.length > BEGIN ? `${regel.slice(0, BEGIN).trimEnd()}…` : regel
}
