import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { brokenReferences } from '#app/core/database/dialect'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { RETENTION_RULES, cutoff } from '#domain/shop/retention/retention_rules'
import { PAID, ONGOING_PAYMENT, UNPAID } from '#domain/shop/orders'

type Query = DatabaseQueryBuilderContract

/** Something that does not add up; `over` is what people call it: an order number, an invoice number, a code. */
export type Problem = { readonly controle: string; readonly over: string }

/** One question to the database whose answer should be empty. */
type Check = { readonly naam: string; readonly zoek: (now: DateTime) => Promise<string[]> }

/** Whether the books of the shop add up. Asks only, and changes nothing. */
export async function controleerWinkel(now: DateTime): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { naam: name, zoek: search } of CHECKS)
    for (const about of await search(now)) problems.push({ controle: name, over: about })
  return problems
}

/** A question about orders, answered with their numbers. */
const order = (name: string, where: (query: Query) => Query): Check => ({
  naam: name,
  zoek: async () => numbers(await where(db.from('bestellingen')).select('nummer').orderBy('id')),
})

/** A question about attempts to pay, answered with the numbers of their orders. */
const payment = (name: string, where: (query: Query) => Query): Check => ({
  naam: name,
  zoek: async () =>
    numbers(
      await where(
        db.from('betalingen').join('bestellingen', 'bestellingen.id', 'betalingen.bestelling_id')
      )
        .select('bestellingen.nummer')
        .orderBy('betalingen.id')
    ),
})

const CHECKS: readonly Check[] = [
  order('Het totaal is de prijs min de korting', (query) =>
    query.where((error) =>
      error
        .whereRaw('totaal_centen <> prijs_centen - korting_centen')
        .orWhere('totaal_centen', '<', 0)
        .orWhere('korting_centen', '<', 0)
    )
  ),
  order('Het spel van een bestelling bestaat', (query) =>
    query.whereNotIn(
      'item_name',
      ORDERABLE_GAMES.map(({ itemName }) => itemName)
    )
  ),
  ...ORDERABLE_GAMES.map(({ itemName, titel: title, verkoop: sale }) =>
    order(`Wie ${title} betaalde, kreeg precies wat erbij hoort`, (query) =>
      query
        .where('item_name', itemName)
        .whereIn('status', [...PAID])
        .where((error) =>
          error
            .whereRaw(
              `(select count(*) from leveringen where bestelling_id = bestellingen.id) <> ?`,
              [sale.levering.length]
            )
            .orWhereExists((other: Query) =>
              other
                .from('leveringen')
                .whereColumn('bestelling_id', 'bestellingen.id')
                .whereNotIn('soort', [...sale.levering])
            )
        )
    )
  ),
  order('Wat niet is betaald, is niet geleverd', (query) =>
    query
      .whereIn('status', [...UNPAID])
      .whereIn('id', (row: Query) => row.from('leveringen').select('bestelling_id'))
  ),
  order('Een link of download heeft een geheim, een pakket niet', (query) =>
    query.whereIn('id', (row: Query) =>
      row
        .from('leveringen')
        .select('bestelling_id')
        .where((error) =>
          error
            .where((post) => post.where('soort', 'post').whereNotNull('token'))
            .orWhere((link) => link.whereNot('soort', 'post').whereNull('token'))
        )
    )
  ),
  order('Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag', (query) =>
    query
      .whereIn('status', [...PAID])
      .where('totaal_centen', '>', 0)
      .whereNotExists((row: Query) =>
        row
          .from('betalingen')
          .whereColumn('bestelling_id', 'bestellingen.id')
          .where('betalingen.status', 'betaald')
          .whereColumn('bedrag_centen', 'totaal_centen')
      )
  ),
  order('Bij een betaalde bestelling staat wanneer, bij een andere niet', (query) =>
    query.where((error) =>
      error
        .where((paid) => paid.whereIn('status', [...PAID]).whereNull('betaald_op'))
        .orWhere((unpaid) => unpaid.whereIn('status', [...UNPAID]).whereNotNull('betaald_op'))
    )
  ),
  order('Een bestelling met een geslaagde betaling is betaald', (query) =>
    query
      .whereIn('status', [...UNPAID])
      .whereIn('id', (row: Query) =>
        row.from('betalingen').select('bestelling_id').where('status', 'betaald')
      )
  ),
  order('Een bestelling die op geld wacht, kan het krijgen', (query) =>
    query.where('status', 'open').whereNotIn('id', (row: Query) =>
      row
        .from('betalingen')
        .select('bestelling_id')
        .whereIn('status', [...ONGOING_PAYMENT, 'afwijkend'])
    )
  ),
  payment('Een betaling die loopt, is de enige van haar bestelling', (query) =>
    query.where((error) =>
      error
        .where((ongoing) =>
          ongoing
            .whereIn('betalingen.status', [...ONGOING_PAYMENT])
            .whereRaw('coalesce(open_voor_bestelling, 0) <> betalingen.bestelling_id')
        )
        .orWhere((elapsed) =>
          elapsed
            .whereNotIn('betalingen.status', [...ONGOING_PAYMENT, 'afwijkend'])
            .whereNotNull('open_voor_bestelling')
        )
    )
  ),
  order('Een terugbetaalde bestelling is helemaal terugbetaald', (query) =>
    query.where('status', 'terugbetaald').whereIn('id', (row: Query) => holdsMoney(row))
  ),
  order('Een bestelling waarvan al het geld terug is, heet terugbetaald', (query) =>
    query
      .whereIn('status', ['betaald', 'verzonden'])
      .where('totaal_centen', '>', 0)
      .whereNotIn('id', (row: Query) => holdsMoney(row))
  ),
  payment('Er gaat niet meer terug dan er kwam', (query) =>
    query.where('betalingen.status', 'betaald').where((error) =>
      error
        .whereColumn('terugbetaald_centen', '>', 'betalingen.bedrag_centen')
        .orWhereColumn('teruggevorderd_centen', '>', 'terugbetaald_centen')
        .orWhereRaw(
          `(select coalesce(sum(deel.bedrag_centen), 0) from terugbetalingen as deel
              where deel.betaling_id = betalingen.id and deel.status <> 'mislukt') > betalingen.bedrag_centen`
        )
    )
  ),
  order('Wat verzonden heet, is een pakket met een verzenddatum', (query) =>
    query
      .where('status', 'verzonden')
      .where((error) =>
        error
          .whereNull('verzonden_op')
          .orWhereNotIn('id', (row: Query) =>
            row.from('leveringen').select('bestelling_id').where('soort', 'post')
          )
      )
  ),
  order('Wat een verzenddatum heeft, is verzonden', (query) =>
    query.whereNotNull('verzonden_op').whereNotIn('status', ['verzonden', 'terugbetaald'])
  ),
  {
    naam: 'Een actiecode is niet vaker gebruikt dan geteld',
    zoek: async () =>
      (
        await db
          .from('actiecodes')
          .whereRaw(
            `(select count(*) from actiecode_gebruiken where actiecode_id = actiecodes.id) > gebruikt_totaal`
          )
          .orWhereColumn('gebruikt_totaal', '>', 'max_totaal')
          .select('code')
      ).map(({ code }) => String(code)),
  },
  { naam: 'Factuurnummers volgen elkaar zonder gat', zoek: invoiceGaps },
  { naam: 'Wat naar iets verwijst, verwijst naar iets dat er is', zoek: brokenReferences },
]

/** Orders with money that came and did not all go back. */
function holdsMoney(row: Query): Query {
  return row
    .from('betalingen')
    .select('bestelling_id')
    .where('status', 'betaald')
    .whereColumn('terugbetaald_centen', '<', 'bedrag_centen')
}

/**
 * Series whose count, highest number and last number handed out differ. Older years than the bookkeeping
 * has to keep are left out: their invoices go with their orders, one by one.
 */
async function invoiceGaps(now: DateTime): Promise<string[]> {
  const { termijn: term } = RETENTION_RULES.find(({ naam: name }) => name === 'bestellingen')!
  const { year } = cutoff(term, now)
  const ofSeries = (what: string) =>
    `(select ${what} from facturen where facturen.soort = factuurreeksen.soort and facturen.jaar = factuurreeksen.jaar)`
  const withGap = await db
    .from('factuurreeksen')
    .where('jaar', '>=', year)
    .where((error) =>
      error
        .whereRaw(`laatste <> ${ofSeries('count(*)')}`)
        .orWhereRaw(`laatste <> ${ofSeries('coalesce(max(volgnummer), 0)')}`)
    )
    .select('soort', 'jaar')
  const withoutSeries = await db
    .from('facturen')
    .where('jaar', '>=', year)
    .whereNotExists((series: Query) =>
      series
        .from('factuurreeksen')
        .whereColumn('factuurreeksen.soort', 'facturen.soort')
        .whereColumn('factuurreeksen.jaar', 'facturen.jaar')
    )
    .distinct('soort', 'jaar')
  return [...withGap, ...withoutSeries].map(({ soort: kind, jaar }) => `${kind} ${jaar}`)
}

const numbers = (rows: Record<string, unknown>[]) =>
  rows.map(({ nummer: number }) => String(number))
