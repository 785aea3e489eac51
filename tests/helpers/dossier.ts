import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { speelbaarTot } from '#app/winkel/actions/lever'
import { vindBestelbaar } from '#content/catalogus'
import type { BestellingStatus } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Contactantwoord from '#models/contactantwoord'
import Contactbericht from '#models/contactbericht'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Levering from '#models/levering'
import Mail, { type MailSoort } from '#models/mail'
import Spelvlag from '#models/spelvlag'
import Terugbetaling from '#models/terugbetaling'
import { KLANT } from '#tests/helpers/winkel'

type Velden = {
  readonly email?: string
  readonly itemName?: string
  readonly status?: BestellingStatus
  readonly totaalCenten?: number
}

/** An order as the shop leaves it behind, of a moment of choice: with its payment and its deliveries. */
export async function bestellingVan(op: DateTime, velden: Velden = {}) {
  const { itemName = 'het-verdwenen-recept', status = 'betaald', totaalCenten = 1750 } = velden
  const spel = vindBestelbaar(itemName)!
  const betaald = status === 'betaald' || status === 'verzonden' || status === 'terugbetaald'
  const bestelling = await Bestelling.create({
    ...{ naam: KLANT.naam, email: velden.email ?? KLANT.email },
    ...{ adres: KLANT.adres, postcode: '3911 AB', plaats: KLANT.plaats },
    ...{ itemName, status, totaalCenten, prijsCenten: totaalCenten, kortingCenten: 0 },
    nummer: `EK-${randomUUID().slice(0, 8).toUpperCase()}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    betaaldOp: betaald ? op : null,
    verzondenOp: status === 'verzonden' ? op : null,
    trackTrace: status === 'verzonden' ? '3SABCD123' : null,
    createdAt: op,
  })
  if (totaalCenten > 0) {
    await Betaling.create({
      bestellingId: bestelling.id,
      idempotentiesleutel: randomUUID(),
      providerId: `tr_${freshToken()}`,
      checkoutUrl: 'https://betaaldienst.example/afrekenen/geheim',
      status: betaald ? 'betaald' : 'verlopen',
      bedragCenten: totaalCenten,
      terugbetaaldCenten: status === 'terugbetaald' ? totaalCenten : 0,
      createdAt: op,
    })
  }
  if (betaald)
    await Levering.createMany(
      spel.verkoop.levering.map((soort) => ({
        bestellingId: bestelling.id,
        soort,
        token: soort === 'post' ? null : freshToken(),
        geldigTot:
          soort === 'speellink' && spel.verkoop.speelbaarTotEenMaand ? speelbaarTot(op) : null,
        aantalOpgehaald: 1,
        createdAt: op,
      }))
    )
  await Gebeurtenis.create({
    bestellingId: bestelling.id,
    soort: 'besteld',
    bijzonderheden: '',
    createdAt: op,
  })
  await mailVan(op, { soort: 'levering', bestellingId: bestelling.id })
  return bestelling
}

export async function mailVan(
  op: DateTime,
  mail: {
    soort: MailSoort
    bestellingId?: number
    contactberichtId?: number
    herroepingId?: number
    email?: string
  }
) {
  return Mail.create({
    ...mail,
    status: 'verzonden',
    verzondenOp: op,
    berichtId: `${mail.soort}.${freshToken()}`,
    pogingen: 1,
    createdAt: op,
  })
}

/** Puzzles solved on the play link of an order. */
export async function vlaggenVan(bestelling: Bestelling, ...namen: string[]) {
  const link = await Levering.query()
    .where({ bestelling_id: bestelling.id, soort: 'speellink' })
    .firstOrFail()
  await Spelvlag.createMany(namen.map((naam) => ({ leveringId: link.id, naam })))
  return link
}

export async function herroepingVan(
  op: DateTime,
  velden: { email?: string; bestellingId?: number; status?: Herroeping['status'] }
) {
  return Herroeping.create({
    naam: KLANT.naam,
    email: velden.email ?? KLANT.email,
    bestellingId: velden.bestellingId ?? null,
    bestellingTekst: 'Het spel van laatst',
    verklaring: `${KLANT.naam} herroept de bestelling van het spel.`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    status: velden.status ?? 'afgehandeld',
    ontvangenOp: op,
    afgehandeldOp: op,
    createdAt: op,
    updatedAt: op,
  })
}

/** A message with its mail to the owner, and an answer when there was one. */
export async function berichtVan(op: DateTime, email = KLANT.email, beantwoordOp?: DateTime) {
  const bericht = await Contactbericht.create({
    ...{ naam: KLANT.naam, email, telefoon: '0612345678', bericht: 'Kan het ook met zijn tienen?' },
    beantwoordOp: beantwoordOp ?? null,
    createdAt: op,
  })
  await mailVan(op, { soort: 'contact', contactberichtId: bericht.id })
  if (beantwoordOp)
    await Contactantwoord.create({
      contactberichtId: bericht.id,
      sleutel: freshToken(),
      tekst: 'Ja hoor, in twee groepen.',
      createdAt: beantwoordOp,
    })
  return bericht
}

/** An invoice with the next number of its year. */
export async function factuurVan(bestelling: Bestelling, op: DateTime) {
  const { year: jaar } = op.setZone('Europe/Amsterdam')
  const reeks = () => db.from('factuurreeksen').where({ jaar, soort: 'factuur' })
  const volgnummer = ((await reeks().first())?.laatste ?? 0) + 1
  if (volgnummer > 1) await reeks().update({ laatste: volgnummer })
  else await db.table('factuurreeksen').insert({ jaar, soort: 'factuur', laatste: 1 })
  return Factuur.create({
    ...{ soort: 'factuur', jaar, volgnummer, nummer: `${jaar}-${volgnummer}` },
    bestellingId: bestelling.id,
    bedragCenten: bestelling.totaalCenten,
    btwCenten: 304,
    gegevens: JSON.stringify({ naam: bestelling.naam, adres: bestelling.adres }),
    createdAt: op,
  })
}

export async function terugbetalingVan(bestelling: Bestelling, op: DateTime, centen: number) {
  const betaling = await Betaling.findByOrFail('bestelling_id', bestelling.id)
  return Terugbetaling.create({
    betalingId: betaling.id,
    providerId: `re_${freshToken()}`,
    ...{ sleutel: freshToken(), volgnummer: 1, idempotentiesleutel: randomUUID() },
    bedragCenten: centen,
    reden: 'Retour van Noor',
    status: 'betaald',
    createdAt: op,
  })
}

/** How many rows each of our tables has. */
export async function telTabellen(): Promise<Record<string, number>> {
  const tabellen = (await db.connection().getAllTables(['public'])).filter(
    (tabel) => !/^(adonis_|queue_|sqlite_)/.test(tabel)
  )
  const geteld: Record<string, number> = {}
  for (const tabel of tabellen.sort())
    geteld[tabel] = Number((await db.from(tabel).count('* as n'))[0].n)
  return geteld
}
