import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import {
  magGebruiken,
  normaliseerActiecode,
  type ActiecodeGeweigerd,
} from '#domain/winkel/actiecode'
import { err, ok, type Result } from '#domain/result'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import type Bestelling from '#models/bestelling'

/** The code that was typed, when it may be used for this game now. */
export async function vindActiecode(
  client: QueryClientContract,
  ingevoerd: string,
  prijsSleutel: string,
  nu: DateTime
): Promise<Result<Actiecode, ActiecodeGeweigerd>> {
  const code = await Actiecode.findBy('code', normaliseerActiecode(ingevoerd), { client })
  if (!code) return err({ type: 'onbekend' })

  const mag = magGebruiken(code.regels, prijsSleutel, nu.toJSDate())
  return mag.ok ? ok(code) : mag
}

/**
 * Takes a place of the code for an order. The database settles who was first: the total by a
 * conditional update, the places of one e-mail address by their unique number.
 */
export async function reserveerActiecode(
  trx: TransactionClientContract,
  code: Actiecode,
  bestelling: Bestelling
): Promise<Result<null, ActiecodeGeweigerd>> {
  const email = bestelling.email.toLowerCase()
  if (!(await neemVolgnummer(trx, code, bestelling.id, email))) return err({ type: 'al_gebruikt' })

  const geteld = await Actiecode.query({ client: trx })
    .where('id', code.id)
    .where((query) =>
      query.whereNull('max_totaal').orWhereColumn('gebruikt_totaal', '<', 'max_totaal')
    )
    .increment('gebruikt_totaal', 1)
  return Number(geteld) > 0 ? ok(null) : err({ type: 'opgebruikt' })
}

/** Gives the place back: the order's payment failed. Giving back twice changes nothing. */
export async function geefActiecodeVrij(trx: TransactionClientContract, bestelling: Bestelling) {
  if (bestelling.actiecodeId === null) return
  const weg = await ActiecodeGebruik.query({ client: trx })
    .where('bestelling_id', bestelling.id)
    .delete()
  if (Number(weg) === 0) return
  await Actiecode.query({ client: trx })
    .where('id', bestelling.actiecodeId)
    .where('gebruikt_totaal', '>', 0)
    .decrement('gebruikt_totaal', 1)
}

async function neemVolgnummer(
  trx: TransactionClientContract,
  code: Actiecode,
  bestellingId: number,
  email: string
): Promise<boolean> {
  const bezet = await ActiecodeGebruik.query({ client: trx })
    .where({ actiecodeId: code.id, email })
    .select('volgnummer')
  const nummers = new Set(bezet.map(({ volgnummer }) => volgnummer))

  for (
    let volgnummer = 1;
    code.maxPerEmail === null || volgnummer <= code.maxPerEmail;
    volgnummer++
  ) {
    if (nummers.has(volgnummer)) continue
    const rijen = await trx
      .insertQuery<{ id: number }>()
      .table('actiecode_gebruiken')
      .insert({ actiecode_id: code.id, bestelling_id: bestellingId, email, volgnummer })
      .onConflict(['actiecode_id', 'email', 'volgnummer'])
      .ignore()
      .returning('id')
    if (rijen.length > 0) return true
  }
  return false
}
