import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { brokenReferences } from '#app/core/database/dialect'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { BEWAARREGELS, grens } from '#domain/winkel/bewaartermijnen'
import { BETAALD, LOPENDE_BETALING, ONBETAALD } from '#domain/winkel/bestelling'

type Query = DatabaseQueryBuilderContract

/** Something that does not add up; `over` is what people call it: an order number, an invoice number, a code. */
export type Probleem = { readonly controle: string; readonly over: string }

/** One question to the database whose answer should be empty. */
type Controle = { readonly naam: string; readonly zoek: (nu: DateTime) => Promise<string[]> }

/** Whether the books of the shop add up. Asks only, and changes nothing. */
export async function controleerWinkel(nu: DateTime): Promise<Probleem[]> {
  const problemen: Probleem[] = []
  for (const { naam, zoek } of CONTROLES)
    for (const over of await zoek(nu)) problemen.push({ controle: naam, over })
  return problemen
}

/** A question about orders, answered with their numbers. */
const order = (naam: string, waar: (query: Query) => Query): Controle => ({
  naam,
  zoek: async () => nummers(await waar(db.from('bestellingen')).select('nummer').orderBy('id')),
})

/** A question about attempts to pay, answered with the numbers of their orders. */
const betaling = (naam: string, waar: (query: Query) => Query): Controle => ({
  naam,
  zoek: async () =>
    nummers(
      await waar(
        db.from('betalingen').join('bestellingen', 'bestellingen.id', 'betalingen.bestelling_id')
      )
        .select('bestellingen.nummer')
        .orderBy('betalingen.id')
    ),
})

const CONTROLES: readonly Controle[] = [
  order('Het totaal is de prijs min de korting', (query) =>
    query.where((fout) =>
      fout
        .whereRaw('totaal_centen <> prijs_centen - korting_centen')
        .orWhere('totaal_centen', '<', 0)
        .orWhere('korting_centen', '<', 0)
    )
  ),
  order('Het spel van een bestelling bestaat', (query) =>
    query.whereNotIn(
      'item_name',
      BESTELBARE_SPELLEN.map(({ itemName }) => itemName)
    )
  ),
  ...BESTELBARE_SPELLEN.map(({ itemName, titel, verkoop }) =>
    order(`Wie ${titel} betaalde, kreeg precies wat erbij hoort`, (query) =>
      query
        .where('item_name', itemName)
        .whereIn('status', [...BETAALD])
        .where((fout) =>
          fout
            .whereRaw(
              `(select count(*) from leveringen where bestelling_id = bestellingen.id) <> ?`,
              [verkoop.levering.length]
            )
            .orWhereExists((anders: Query) =>
              anders
                .from('leveringen')
                .whereColumn('bestelling_id', 'bestellingen.id')
                .whereNotIn('soort', [...verkoop.levering])
            )
        )
    )
  ),
  order('Wat niet is betaald, is niet geleverd', (query) =>
    query
      .whereIn('status', [...ONBETAALD])
      .whereIn('id', (rij: Query) => rij.from('leveringen').select('bestelling_id'))
  ),
  order('Een link of download heeft een geheim, een pakket niet', (query) =>
    query.whereIn('id', (rij: Query) =>
      rij
        .from('leveringen')
        .select('bestelling_id')
        .where((fout) =>
          fout
            .where((post) => post.where('soort', 'post').whereNotNull('token'))
            .orWhere((link) => link.whereNot('soort', 'post').whereNull('token'))
        )
    )
  ),
  order('Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag', (query) =>
    query
      .whereIn('status', [...BETAALD])
      .where('totaal_centen', '>', 0)
      .whereNotExists((rij: Query) =>
        rij
          .from('betalingen')
          .whereColumn('bestelling_id', 'bestellingen.id')
          .where('betalingen.status', 'betaald')
          .whereColumn('bedrag_centen', 'totaal_centen')
      )
  ),
  order('Bij een betaalde bestelling staat wanneer, bij een andere niet', (query) =>
    query.where((fout) =>
      fout
        .where((wel) => wel.whereIn('status', [...BETAALD]).whereNull('betaald_op'))
        .orWhere((niet) => niet.whereIn('status', [...ONBETAALD]).whereNotNull('betaald_op'))
    )
  ),
  order('Een bestelling met een geslaagde betaling is betaald', (query) =>
    query
      .whereIn('status', [...ONBETAALD])
      .whereIn('id', (rij: Query) =>
        rij.from('betalingen').select('bestelling_id').where('status', 'betaald')
      )
  ),
  order('Een bestelling die op geld wacht, kan het krijgen', (query) =>
    query.where('status', 'open').whereNotIn('id', (rij: Query) =>
      rij
        .from('betalingen')
        .select('bestelling_id')
        .whereIn('status', [...LOPENDE_BETALING, 'afwijkend'])
    )
  ),
  betaling('Een betaling die loopt, is de enige van haar bestelling', (query) =>
    query.where((fout) =>
      fout
        .where((loopt) =>
          loopt
            .whereIn('betalingen.status', [...LOPENDE_BETALING])
            .whereRaw('coalesce(open_voor_bestelling, 0) <> betalingen.bestelling_id')
        )
        .orWhere((voorbij) =>
          voorbij
            .whereNotIn('betalingen.status', [...LOPENDE_BETALING, 'afwijkend'])
            .whereNotNull('open_voor_bestelling')
        )
    )
  ),
  order('Een terugbetaalde bestelling is helemaal terugbetaald', (query) =>
    query.where('status', 'terugbetaald').whereIn('id', (rij: Query) => houdtGeld(rij))
  ),
  order('Een bestelling waarvan al het geld terug is, heet terugbetaald', (query) =>
    query
      .whereIn('status', ['betaald', 'verzonden'])
      .where('totaal_centen', '>', 0)
      .whereNotIn('id', (rij: Query) => houdtGeld(rij))
  ),
  betaling('Er gaat niet meer terug dan er kwam', (query) =>
    query.where('betalingen.status', 'betaald').where((fout) =>
      fout
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
      .where((fout) =>
        fout
          .whereNull('verzonden_op')
          .orWhereNotIn('id', (rij: Query) =>
            rij.from('leveringen').select('bestelling_id').where('soort', 'post')
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
  { naam: 'Factuurnummers volgen elkaar zonder gat', zoek: factuurgaten },
  { naam: 'Wat naar iets verwijst, verwijst naar iets dat er is', zoek: brokenReferences },
]

/** Orders with money that came and did not all go back. */
function houdtGeld(rij: Query): Query {
  return rij
    .from('betalingen')
    .select('bestelling_id')
    .where('status', 'betaald')
    .whereColumn('terugbetaald_centen', '<', 'bedrag_centen')
}

/**
 * Series whose count, highest number and last number handed out differ. Older years than the bookkeeping
 * has to keep are left out: their invoices go with their orders, one by one.
 */
async function factuurgaten(nu: DateTime): Promise<string[]> {
  const { termijn } = BEWAARREGELS.find(({ naam }) => naam === 'bestellingen')!
  const { year } = grens(termijn, nu)
  const vanReeks = (wat: string) =>
    `(select ${wat} from facturen where facturen.soort = factuurreeksen.soort and facturen.jaar = factuurreeksen.jaar)`
  const metGat = await db
    .from('factuurreeksen')
    .where('jaar', '>=', year)
    .where((fout) =>
      fout
        .whereRaw(`laatste <> ${vanReeks('count(*)')}`)
        .orWhereRaw(`laatste <> ${vanReeks('coalesce(max(volgnummer), 0)')}`)
    )
    .select('soort', 'jaar')
  const zonderReeks = await db
    .from('facturen')
    .where('jaar', '>=', year)
    .whereNotExists((reeks: Query) =>
      reeks
        .from('factuurreeksen')
        .whereColumn('factuurreeksen.soort', 'facturen.soort')
        .whereColumn('factuurreeksen.jaar', 'facturen.jaar')
    )
    .distinct('soort', 'jaar')
  return [...metGat, ...zonderReeks].map(({ soort, jaar }) => `${soort} ${jaar}`)
}

const nummers = (rijen: Record<string, unknown>[]) => rijen.map(({ nummer }) => String(nummer))
