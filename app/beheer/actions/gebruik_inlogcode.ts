import { legVast } from '#app/core/leg_vast'
import { leesGeheim, leesHerstelcodes, merkVanHerstelcode, stapVan } from '#app/beheer/tweestaps'
import { inTransaction } from '#app/core/database/transaction'
import Beheerder from '#models/beheerder'

/**
 * Uses up a code of the second factor: six digits of the app, or a recovery code. Each works once,
 * also when two browsers send it at the same moment, and only for the password and secret it was
 * asked with.
 *
 * @param nu in milliseconds
 * @returns whether it was a code of this admin that had not been used
 */
export async function gebruikInlogcode(
  beheerder: Beheerder,
  ingevuld: string,
  nu: number
): Promise<boolean> {
  if (beheerder.totpSinds === null) return false
  return zijnCijfers(ingevuld)
    ? gebruikCijfers(beheerder, ingevuld.replace(/\s/g, ''), nu)
    : gebruikHerstelcode(beheerder, ingevuld)
}

/** Whether this is a code of the app, and not one of the recovery codes; spaces do not matter. */
export const zijnCijfers = (ingevuld: string) => /^(\s*\d){6}\s*$/.test(ingevuld)

/** The step rises with every code that is used, so an older or equal one comes too late. */
async function gebruikCijfers(beheerder: Beheerder, code: string, nu: number): Promise<boolean> {
  const geheim = leesGeheim(beheerder)
  const stap = geheim === null ? null : stapVan(geheim, code, nu)
  if (stap === null) return false
  const { id, password, totpGeheim } = beheerder
  const [gebruikt] = await Beheerder.query()
    .where({ id, password, totp_geheim: totpGeheim })
    .whereNotNull('totp_sinds')
    .where((query) => query.whereNull('totp_stap').orWhere('totp_stap', '<', stap))
    .update({ totpStap: stap })
  return Number(gebruikt) === 1
}

async function gebruikHerstelcode(beheerder: Beheerder, code: string): Promise<boolean> {
  const { id, password, totpGeheim } = beheerder
  const merk = merkVanHerstelcode(id, code)
  return inTransaction(async (trx) => {
    const rij = await Beheerder.query({ client: trx })
      .where({ id, password, totp_geheim: totpGeheim })
      .whereNotNull('totp_sinds')
      .forUpdate()
      .first()
    const merken = rij ? leesHerstelcodes(rij) : []
    if (!rij || !merken.includes(merk)) return false

    const over = merken.filter((ander) => ander !== merk)
    const [gebruikt] = await Beheerder.query({ client: trx })
      .where({ id, herstelcodes: rij.herstelcodes })
      .update({ herstelcodes: JSON.stringify(over) })
    if (Number(gebruikt) === 0) return false
    await legVast(trx, rij, 'herstelcode_gebruikt', rij.email, { over: over.length })
    return true
  })
}
