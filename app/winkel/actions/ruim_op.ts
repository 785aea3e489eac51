import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { GELDGEBEURTENISSEN } from '#app/winkel/actions/noteer'
import { geefActiecodeVrij } from '#app/winkel/actions/reserveer_actiecode'
import { ruimBestandenOp } from '#app/winkel/pdf/boekje/bestand'
import { BETAALD, LOPENDE_BETALING, ONBETAALD } from '#domain/winkel/bestelling'
import { BEWAARREGELS, grens, type BewaarregelNaam } from '#domain/winkel/bewaartermijnen'
import Bestelling from '#models/bestelling'

/** Few enough that a shop which is open does not notice. */
const PER_KEER = 200

type Query = DatabaseQueryBuilderContract

/** The rows of a rule: which table, and which of them have been kept long enough. */
type Rijen = {
  readonly tabel: string
  readonly verlopen: (query: Query, voor: DateTime) => Query
  /** What has to happen in the transaction that deletes them. */
  readonly vooraf?: (trx: TransactionClientContract, ids: number[]) => Promise<void>
}

export type Opgeruimd = { readonly regel: (typeof BEWAARREGELS)[number]; readonly aantal: number }

/**
 * Forgets what has been kept for as long as we promised, rule by rule. What belongs to a row goes with it.
 *
 * @param proef counts only, and changes nothing
 */
export async function ruimOp(nu: DateTime, { proef = false } = {}): Promise<Opgeruimd[]> {
  const opgeruimd: Opgeruimd[] = []
  for (const regel of BEWAARREGELS) {
    const voor = grens(regel.termijn, nu)
    const aantal =
      regel.naam === 'bestanden'
        ? await ruimBestandenOp(voor, proef)
        : await (proef ? tel : verwijder)(RIJEN[regel.naam], voor)
    opgeruimd.push({ regel, aantal })
  }
  return opgeruimd
}

async function tel({ tabel, verlopen }: Rijen, voor: DateTime): Promise<number> {
  const [geteld] = await verlopen(db.from(tabel), voor).count('* as n')
  return Number(geteld?.n)
}

/** In batches; a row that changes at this moment is looked at again before it goes (`for update`). */
async function verwijder({ tabel, verlopen, vooraf }: Rijen, voor: DateTime): Promise<number> {
  for (let totaal = 0; ;) {
    const aantal = await inTransaction(async (trx) => {
      const rijen = await verlopen(trx.from(tabel), voor).select('id').limit(PER_KEER).forUpdate()
      const ids = rijen.map(({ id }) => Number(id))
      if (ids.length === 0) return 0
      await vooraf?.(trx, ids)
      await trx.from(tabel).whereIn('id', ids).delete()
      return ids.length
    })
    totaal += aantal
    if (aantal < PER_KEER) return totaal
  }
}

const RIJEN: Record<Exclude<BewaarregelNaam, 'bestanden'>, Rijen> = {
  voortgang: {
    tabel: 'spelvlaggen',
    verlopen: (query, voor) =>
      query.whereIn('levering_id', (links: Query) =>
        links
          .from('leveringen')
          .select('id')
          .where((einde) =>
            einde
              .where('geldig_tot', '<', asColumn(voor))
              .orWhere('ingetrokken_op', '<', asColumn(voor))
          )
      ),
  },
  contactberichten: {
    tabel: 'contactberichten',
    verlopen: (query, voor) =>
      zonder(ouder(query, voor, ['created_at'], ['beantwoord_op']), {
        bij: 'contactberichten',
        kolom: 'contactbericht_id',
        in: [['contactantwoorden', (rij) => rij.where('created_at', '>=', asColumn(voor))]],
      }),
  },
  losse_herroepingen: {
    tabel: 'herroepingen',
    verlopen: (query, voor) =>
      ouder(query, voor, ['ontvangen_op', 'updated_at'], ['afgehandeld_op'])
        .whereNull('bestelling_id')
        .whereIn('status', ['afgehandeld', 'afgewezen']),
  },
  losse_mails: {
    tabel: 'mails',
    verlopen: (query, voor) =>
      ouder(query, voor, ['created_at'])
        .whereNull('bestelling_id')
        .whereNull('contactbericht_id')
        .whereNull('herroeping_id')
        .whereNull('contactantwoord_id'),
  },
  losse_alarmen: {
    tabel: 'alarmen',
    verlopen: (query, voor) => ouder(query, voor, ['opgelost_op']).whereNull('bestelling_id'),
  },
  onbetaald: {
    tabel: 'bestellingen',
    verlopen: (query, voor) =>
      zonder(
        ouder(query, voor, ['created_at'], ['geannuleerd_op'])
          .whereIn('status', [...ONBETAALD])
          .whereNull('betaald_op'),
        {
          bij: 'bestellingen',
          kolom: 'bestelling_id',
          in: [
            [
              'betalingen',
              (rij) =>
                rij
                  .whereIn('status', [...MET_GELD, ...LOPENDE_BETALING])
                  .orWhere('created_at', '>=', asColumn(voor)),
            ],
            ['facturen', (rij) => rij],
            ['herroepingen', (rij) => rij.where('ontvangen_op', '>=', asColumn(voor))],
          ],
        }
      ),
    vooraf: geefPlekkenVrij,
  },
  bestellingen: {
    tabel: 'bestellingen',
    verlopen: (query, voor) =>
      zonder(
        ouder(query, voor, ['created_at'], ['betaald_op', 'verzonden_op']).where((geld) =>
          geld
            .whereIn('status', [...BETAALD])
            .orWhereNotNull('betaald_op')
            .orWhereIn('id', (rij: Query) =>
              rij
                .from('betalingen')
                .select('bestelling_id')
                .whereIn('status', [...MET_GELD])
            )
            .orWhereIn('id', (rij: Query) => rij.from('facturen').select('bestelling_id'))
        ),
        {
          bij: 'bestellingen',
          kolom: 'bestelling_id',
          in: [
            ['facturen', (rij) => rij.where('created_at', '>=', asColumn(voor))],
            ['herroepingen', (rij) => rij.where('ontvangen_op', '>=', asColumn(voor))],
            [
              'gebeurtenissen',
              (rij) =>
                rij
                  .whereIn('soort', [...GELDGEBEURTENISSEN])
                  .where('created_at', '>=', asColumn(voor)),
            ],
            [
              'betalingen',
              (rij) =>
                rij.whereIn('id', (terug: Query) =>
                  terug
                    .from('terugbetalingen')
                    .select('betaling_id')
                    .where('created_at', '>=', asColumn(voor))
                ),
            ],
          ],
        }
      ),
  },
  auditregels: {
    tabel: 'auditregels',
    verlopen: (query, voor) => ouder(query, voor, ['created_at']),
  },
  tellingen: {
    tabel: 'tellingen',
    verlopen: (query, voor) => query.where('dag', '<', voor.toISODate()!),
  },
}

/** Attempts that brought money, also when it was not what we asked. */
const MET_GELD = ['betaald', 'afwijkend']

/** All of these moments lie before; of the second list those that came at all. */
function ouder(query: Query, voor: DateTime, altijd: string[], soms: string[] = []): Query {
  for (const kolom of altijd) query.where(kolom, '<', asColumn(voor))
  for (const kolom of soms)
    query.where((of) => of.whereNull(kolom).orWhere(kolom, '<', asColumn(voor)))
  return query
}

/** Rows with nothing that keeps them: in none of these tables a row that points at them and fits. */
function zonder(
  query: Query,
  houdt: {
    bij: string
    kolom: string
    in: readonly (readonly [tabel: string, past: (rij: Query) => Query])[]
  }
): Query {
  for (const [tabel, past] of houdt.in)
    query.whereNotExists((rij: Query) =>
      rij
        .from(tabel)
        .whereColumn(`${tabel}.${houdt.kolom}`, `${houdt.bij}.id`)
        .where((voorwaarde) => void past(voorwaarde as Query))
    )
  return query
}

/** An order that goes without having been paid leaves its discount place to somebody else. */
async function geefPlekkenVrij(trx: TransactionClientContract, ids: number[]) {
  const metCode = await Bestelling.query({ client: trx })
    .whereIn('id', ids)
    .whereNotNull('actiecode_id')
  for (const bestelling of metCode) await geefActiecodeVrij(trx, bestelling)
}
