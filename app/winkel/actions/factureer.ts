import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { noteer } from '#app/winkel/actions/noteer'
import { leesVerkoper } from '#app/winkel/factuurgegevens'
import { BTW_PERCENTAGE, btwIn, btwInDeel } from '#domain/winkel/btw'
import {
  factuurnummer,
  teCrediteren,
  type Btwbedragen,
  type Factuurgegevens,
  type Factuurregel,
  type Factuursoort,
} from '#domain/winkel/factuur'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Factuur from '#models/factuur'
import type Terugbetaling from '#models/terugbetaling'

/**
 * The invoice of a paid order, in the transaction that made it paid; what was free has none. The
 * number is taken last and locks its series until the end, so it comes late in that transaction.
 */
export async function factureer(
  trx: TransactionClientContract,
  bestelling: Bestelling,
  nu: DateTime
): Promise<Factuur | null> {
  if (bestelling.totaalCenten === 0 || bestelling.betaaldOp === null) return null
  const { spel, prijsCenten, kortingCenten, totaalCenten } = bestelling
  const { regeling, verkoper } = await leesVerkoper(trx)
  const btwCenten = btwIn(totaalCenten, regeling)
  const regels: Factuurregel[] = [{ omschrijving: spel.titel, aantal: 1, centen: prijsCenten }]
  if (kortingCenten > 0) regels.push({ omschrijving: 'Korting', aantal: 1, centen: -kortingCenten })

  return schrijf(trx, bestelling, nu, {
    soort: 'factuur',
    verkoper,
    regels,
    totaalCenten,
    btw: regeling === 'kor' ? null : bedragen(totaalCenten, btwCenten),
    bijFactuur: null,
  })
}

/** The credit note of a refund that the provider took on, for what the invoice becomes less by it. */
export async function crediteer(
  trx: TransactionClientContract,
  bestellingId: number,
  terugbetaling: Terugbetaling,
  nu: DateTime
): Promise<Factuur | null> {
  /** Refunds of two attempts of one order are credited in turn. */
  const bestelling = await Bestelling.query({ client: trx })
    .where('id', bestellingId)
    .forUpdate()
    .firstOrFail()
  const factuur = (await vindFactuur(trx, bestelling)) ?? (await factureer(trx, bestelling, nu))
  if (!factuur) return null
  const gecrediteerd = await somGecrediteerd(trx, bestelling)
  const centen = teCrediteren({
    totaal: bestelling.totaalCenten,
    gecrediteerd,
    ...(await geldstroom(trx, bestelling)),
  })
  if (centen === 0) return null

  const { nummer, datum, verkoper, btw } = factuur.inhoud
  const btwCenten = btwInDeel(gecrediteerd, centen, btw ? 'btw' : 'kor')
  return schrijf(
    trx,
    bestelling,
    nu,
    {
      soort: 'creditnota',
      verkoper,
      regels: [
        { omschrijving: `Terugbetaling ${bestelling.spel.titel}`, aantal: 1, centen: -centen },
      ],
      totaalCenten: -centen,
      btw: btw && bedragen(-centen, -btwCenten),
      bijFactuur: { nummer, datum },
    },
    terugbetaling.id
  )
}

/** The invoice of an order; one that was paid before there were invoices gets its number now. */
export async function factuurVan(bestelling: Bestelling): Promise<Factuur | null> {
  const bestaand = await Factuur.findBy('factuurVoorBestelling', bestelling.id)
  if (bestaand) return bestaand
  return inTransaction(async (trx) => {
    const vergrendeld = await Bestelling.query({ client: trx })
      .where('id', bestelling.id)
      .forUpdate()
      .firstOrFail()
    return (
      (await vindFactuur(trx, vergrendeld)) ?? (await factureer(trx, vergrendeld, DateTime.utc()))
    )
  })
}

/** One credit note of an order. */
export async function creditnotaVan(bestelling: Bestelling, nummer: string) {
  return Factuur.query()
    .where({ bestelling_id: bestelling.id, soort: 'creditnota', nummer })
    .first()
}

type Eigen = 'soort' | 'verkoper' | 'regels' | 'totaalCenten' | 'btw' | 'bijFactuur'

async function schrijf(
  trx: TransactionClientContract,
  bestelling: Bestelling,
  nu: DateTime,
  eigen: Pick<Factuurgegevens, Eigen>,
  terugbetalingId: number | null = null
): Promise<Factuur> {
  const { soort, totaalCenten, btw } = eigen
  const jaar = nu.setZone('Europe/Amsterdam').year
  const volgnummer = await volgendNummer(trx, soort, jaar)
  const nummer = factuurnummer(soort, jaar, volgnummer)
  const { naam, email, adres, postcode, plaats } = bestelling
  const gegevens: Factuurgegevens = {
    ...eigen,
    nummer,
    datum: dag(nu),
    bestelnummer: bestelling.nummer,
    besteldOp: dag(bestelling.createdAt),
    betaaldOp: dag(bestelling.betaaldOp!),
    koper: { naam, email, adres, postcode, plaats },
  }
  const factuur = await Factuur.create(
    {
      soort,
      jaar,
      volgnummer,
      nummer,
      bestellingId: bestelling.id,
      factuurVoorBestelling: soort === 'factuur' ? bestelling.id : null,
      terugbetalingId,
      bedragCenten: totaalCenten,
      btwCenten: btw?.btwCenten ?? 0,
      gegevens: JSON.stringify(gegevens),
    },
    { client: trx }
  )
  await noteer(trx, bestelling.id, 'gefactureerd', nummer)
  return factuur
}

/** The row stays locked until the transaction ends: what is rolled back gives its number back. */
async function volgendNummer(
  trx: TransactionClientContract,
  soort: Factuursoort,
  jaar: number
): Promise<number> {
  await trx
    .insertQuery()
    .table('factuurreeksen')
    .insert({ jaar, soort, laatste: 0 })
    .onConflict(['jaar', 'soort'])
    .ignore()
  const reeks = () => trx.from('factuurreeksen').where({ jaar, soort })
  await reeks().increment('laatste', 1)
  const { laatste } = (await reeks().firstOrFail()) as { laatste: number }
  return laatste
}

function vindFactuur(trx: TransactionClientContract, bestelling: Bestelling) {
  return Factuur.findBy('factuurVoorBestelling', bestelling.id, { client: trx })
}

async function somGecrediteerd(trx: TransactionClientContract, { id }: Bestelling) {
  const notas = await Factuur.query({ client: trx }).where({
    bestelling_id: id,
    soort: 'creditnota',
  })
  return notas.reduce((som, { bedragCenten }) => som - bedragCenten, 0)
}

async function geldstroom(trx: TransactionClientContract, { id }: Bestelling) {
  const pogingen = await Betaling.query({ client: trx })
    .where('bestelling_id', id)
    .whereIn('status', ['betaald', 'afwijkend'])
    .preload('terugbetalingen', (terug) => terug.whereIn('status', ['aangevraagd', 'betaald']))
  const terug = pogingen.flatMap(({ terugbetalingen }) => terugbetalingen)
  return {
    ontvangen: pogingen.reduce((som, { ontvangen }) => som + ontvangen, 0),
    terugbetaald: terug.reduce((som, { bedragCenten }) => som + bedragCenten, 0),
  }
}

function bedragen(totaalCenten: number, btwCenten: number): Btwbedragen {
  return { percentage: BTW_PERCENTAGE, grondslagCenten: totaalCenten - btwCenten, btwCenten }
}

function dag(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').toISODate()!
}
