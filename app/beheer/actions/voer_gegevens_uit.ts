import { bekendeInstellingen } from '#app/winkel/instellingen'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { legOpdrachtVast, vanAdres } from '#app/beheer/persoon'
import { vindSpel } from '#content/catalogus'
import { naarDecimaal } from '#domain/winkel/prijs'
import Actiecode from '#models/actiecode'
import Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Contactantwoord from '#models/contactantwoord'
import Contactbericht from '#models/contactbericht'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Klant from '#models/klant'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Ronde from '#models/ronde'
import Spelvlag from '#models/spelvlag'
import Terugbetaling from '#models/terugbetaling'

type Trx = TransactionClientContract

const TOELICHTING = [
  'Dit is alles wat wij van dit e-mailadres bewaren. Bedragen zijn in euro’s, tijden in de tijd van Amsterdam.',
  'Geheime links naar spellen, downloads en bestelpagina’s staan er niet in, want wie dit bestand heeft, zou ze kunnen gebruiken. Ze staan in onze e-mails, en je kunt ze via de website opnieuw laten sturen.',
  'Van e-mails bewaren we dat ze zijn verstuurd, niet wat erin stond. Van de betaling zelf weet onze betaalprovider Mollie meer dan wij.',
]

/**
 * Everything that we keep of an e-mail address, for the person it belongs to (articles 15 and 20 GDPR):
 * no secrets of ours, no working links, and nothing of other people.
 */
export async function voerGegevensUit(email: string, nu: DateTime) {
  return inTransaction(async (trx) => {
    const uitvoer = {
      toelichting: TOELICHTING,
      winkel: bekendeInstellingen().naam,
      gemaakt_op: tijd(nu),
      email,
      bestellingen: await bestellingen(trx, email),
      berichten: await berichten(trx, email),
      herroepingen: await herroepingen(trx, email),
      mails_zonder_bestelling: (
        await vanAdres(Mail.query({ client: trx }), email).orderBy('id')
      ).map(alsMail),
      avonden: await avonden(trx, email),
      beheerders: (await vanAdres(Beheerder.query({ client: trx }), email)).map(
        ({ naam, createdAt }) => ({ naam, sinds: tijd(createdAt) })
      ),
    }
    const { bestellingen: orders, berichten: post } = uitvoer
    await legOpdrachtVast(trx, 'gegevens_uitgevoerd', email, {
      bestellingen: orders.length,
      berichten: post.length,
    })
    return uitvoer
  })
}

async function bestellingen(trx: Trx, email: string) {
  const orders = await vanAdres(Bestelling.query({ client: trx }), email).orderBy('id')
  const ids = orders.map(({ id }) => id)
  const van = per(await Betaling.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id'))
  const terug = Map.groupBy(
    await Terugbetaling.query({ client: trx })
      .whereIn(
        'betaling_id',
        [...van.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ betalingId }) => betalingId
  )
  const leveringen = per(
    await Levering.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const vlaggen = Map.groupBy(
    await Spelvlag.query({ client: trx })
      .whereIn(
        'levering_id',
        [...leveringen.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ leveringId }) => leveringId
  )
  const facturen = per(
    await Factuur.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const mails = per(await Mail.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id'))
  const gebeurtenissen = per(
    await Gebeurtenis.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const codes = new Map((await Actiecode.query({ client: trx })).map(({ id, code }) => [id, code]))

  return orders.map((order) => ({
    nummer: order.nummer,
    spel: vindSpel(order.itemName)?.titel ?? order.itemName,
    status: order.status,
    besteld_op: tijd(order.createdAt),
    betaald_op: tijd(order.betaaldOp),
    verzonden_op: tijd(order.verzondenOp),
    geannuleerd_op: tijd(order.geannuleerdOp),
    vervoerder: order.vervoerder,
    track_trace: order.trackTrace,
    naam: order.naam,
    email: order.email,
    adres: order.adres,
    postcode: order.postcode,
    plaats: order.plaats,
    prijs: euro(order.prijsCenten),
    korting: euro(order.kortingCenten),
    totaal: euro(order.totaalCenten),
    actiecode: order.actiecodeId === null ? null : (codes.get(order.actiecodeId) ?? null),
    afstand_van_herroeping:
      order.afstandHerroepingOp === null
        ? null
        : { op: tijd(order.afstandHerroepingOp), tekst: order.afstandHerroepingTekst },
    betalingen: (van.get(order.id) ?? []).map((betaling) => ({
      begonnen_op: tijd(betaling.createdAt),
      status: betaling.status,
      kenmerk: betaling.providerId,
      bedrag: euro(betaling.bedragCenten),
      terugbetaald: euro(betaling.terugbetaaldCenten),
      teruggevorderd: euro(betaling.teruggevorderdCenten),
      teruggedraaid: euro(betaling.teruggedraaidCenten),
      terugbetalingen: (terug.get(betaling.id) ?? []).map((deel) => ({
        gevraagd_op: tijd(deel.createdAt),
        bedrag: euro(deel.bedragCenten),
        reden: deel.reden,
        status: deel.status,
        kenmerk: deel.providerId,
      })),
    })),
    leveringen: (leveringen.get(order.id) ?? []).map((levering) => ({
      soort: levering.soort,
      gemaakt_op: tijd(levering.createdAt),
      geldig_tot: tijd(levering.geldigTot),
      verlengd_op: tijd(levering.verlengdOp),
      ingetrokken_op: tijd(levering.ingetrokkenOp),
      aantal_keer_opgehaald: levering.aantalOpgehaald,
      uitgespeeld_op: tijd(levering.uitgespeeldOp),
      voortgang: (vlaggen.get(levering.id) ?? []).map(({ naam, automatisch, createdAt }) => ({
        onderdeel: naam,
        antwoord_gevraagd: Boolean(automatisch),
        op: tijd(createdAt),
      })),
    })),
    facturen: (facturen.get(order.id) ?? []).map((factuur) => ({
      nummer: factuur.nummer,
      soort: factuur.soort,
      gemaakt_op: tijd(factuur.createdAt),
      bedrag: euro(factuur.bedragCenten),
      btw: euro(factuur.btwCenten),
      inhoud: JSON.parse(factuur.gegevens) as unknown,
    })),
    mails: (mails.get(order.id) ?? []).map(alsMail),
    gebeurtenissen: (gebeurtenissen.get(order.id) ?? []).map(({ soort, createdAt }) => ({
      wat: soort,
      op: tijd(createdAt),
    })),
  }))
}

async function berichten(trx: Trx, email: string) {
  const gevonden = await vanAdres(Contactbericht.query({ client: trx }), email).orderBy('id')
  const ids = gevonden.map(({ id }) => id)
  const antwoorden = Map.groupBy(
    await Contactantwoord.query({ client: trx }).whereIn('contactbericht_id', ids).orderBy('id'),
    ({ contactberichtId }) => contactberichtId
  )
  const mails = Map.groupBy(
    await Mail.query({ client: trx }).whereIn('contactbericht_id', ids).orderBy('id'),
    ({ contactberichtId }) => contactberichtId
  )
  const antwoordmails = Map.groupBy(
    await Mail.query({ client: trx })
      .whereIn(
        'contactantwoord_id',
        [...antwoorden.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ contactantwoordId }) => contactantwoordId
  )
  return gevonden.map((bericht) => ({
    op: tijd(bericht.createdAt),
    naam: bericht.naam,
    email: bericht.email,
    telefoon: bericht.telefoon,
    bericht: bericht.bericht,
    mails: (mails.get(bericht.id) ?? []).map(alsMail),
    antwoorden: (antwoorden.get(bericht.id) ?? []).map(({ id, tekst, createdAt }) => ({
      op: tijd(createdAt),
      tekst,
      mails: (antwoordmails.get(id) ?? []).map(alsMail),
    })),
  }))
}

/** Those that were sent with this address, whichever order they are about. */
async function herroepingen(trx: Trx, email: string) {
  const gevonden = await vanAdres(Herroeping.query({ client: trx }), email).orderBy('id')
  const mails = Map.groupBy(
    await Mail.query({ client: trx })
      .whereIn(
        'herroeping_id',
        gevonden.map(({ id }) => id)
      )
      .orderBy('id'),
    ({ herroepingId }) => herroepingId
  )
  return gevonden.map((herroeping) => ({
    ontvangen_op: tijd(herroeping.ontvangenOp),
    status: herroeping.status,
    naam: herroeping.naam,
    email: herroeping.email,
    bestelling: herroeping.bestellingTekst,
    verklaring: herroeping.verklaring,
    retour_op: tijd(herroeping.retourOp),
    afgehandeld_op: tijd(herroeping.afgehandeldOp),
    toelichting: herroeping.toelichting,
    mails: (mails.get(herroeping.id) ?? []).map(alsMail),
  }))
}

/** Who booked an evening; the names that teams chose are not theirs. */
async function avonden(trx: Trx, email: string) {
  const klanten = await vanAdres(Klant.query({ client: trx }), email)
    .preload('spellenfabriek')
    .preload('teams')
    .orderBy('id')
  const rondes = Map.groupBy(
    await Ronde.query({ client: trx })
      .whereIn(
        'spellenfabriek_id',
        klanten.flatMap(({ spellenfabriek }) => spellenfabriek?.id ?? [])
      )
      .orderBy('id'),
    ({ spellenfabriekId }) => spellenfabriekId
  )
  return klanten.map((klant) => ({
    naam: klant.name,
    email: klant.email,
    sinds: tijd(klant.createdAt),
    aantal_teams: klant.teams.length,
    rondes: (rondes.get(klant.spellenfabriek?.id) ?? []).map(({ begonnenOp, geslotenOp }) => ({
      begonnen_op: tijd(begonnenOp),
      gesloten_op: tijd(geslotenOp),
    })),
  }))
}

const per = <Rij extends { bestellingId: number | null }>(rijen: Rij[]) =>
  Map.groupBy(rijen, ({ bestellingId }) => bestellingId)

const alsMail = ({ soort, status, createdAt, verzondenOp, teruggekomenOp }: Mail) => ({
  soort,
  status,
  klaargezet_op: tijd(createdAt),
  verzonden_op: tijd(verzondenOp),
  teruggekomen_op: tijd(teruggekomenOp),
})

function tijd(moment: DateTime | null): string | null {
  return moment?.setZone('Europe/Amsterdam').toISO({ suppressMilliseconds: true }) ?? null
}

/** A credit note counts below zero. */
function euro(centen: number): string {
  return `${centen < 0 ? '-' : ''}${naarDecimaal(Math.abs(centen))}`
}
