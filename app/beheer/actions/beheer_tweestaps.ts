import type { DateTime } from 'luxon'
import { gebruikInlogcode } from '#app/beheer/actions/gebruik_inlogcode'
import { legVast, OPDRACHTREGEL } from '#app/core/leg_vast'
import {
  alsMerken,
  leesGeheim,
  stapVan,
  verseHerstelcodes,
  versGeheim,
  versleutel,
} from '#app/beheer/tweestaps'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'
import Beheerder from '#models/beheerder'

export type TweestapsGeweigerd =
  | { readonly type: 'staat_al_aan' }
  | { readonly type: 'staat_uit' }
  | { readonly type: 'niet_begonnen' }
  | { readonly type: 'code_onjuist' }

const LEEG = { totpGeheim: null, totpSinds: null, totpStap: null, herstelcodes: null }

/** Makes a secret that waits for its first code; until then nothing is asked at login. */
export async function beginTweestaps({
  id,
}: Beheerder): Promise<Result<string, TweestapsGeweigerd>> {
  const geheim = versGeheim()
  const [begonnen] = await Beheerder.query()
    .where('id', id)
    .whereNull('totp_sinds')
    .update({ totpGeheim: versleutel(geheim), totpStap: null })
  return Number(begonnen) === 0 ? err({ type: 'staat_al_aan' }) : ok(geheim)
}

/** @returns the recovery codes, which are told only now */
export async function zetTweestapsAan(
  beheerder: Beheerder,
  code: string,
  nu: DateTime
): Promise<Result<string[], TweestapsGeweigerd>> {
  if (beheerder.totpSinds !== null) return err({ type: 'staat_al_aan' })
  const geheim = leesGeheim(beheerder)
  if (geheim === null) return err({ type: 'niet_begonnen' })
  const stap = stapVan(geheim, code.replace(/\s/g, ''), nu.toMillis())
  if (stap === null) return err({ type: 'code_onjuist' })

  const { id, totpGeheim } = beheerder
  const codes = verseHerstelcodes()
  return inTransaction(async (trx) => {
    const [aan] = await Beheerder.query({ client: trx })
      .where({ id, totp_geheim: totpGeheim })
      .whereNull('totp_sinds')
      .update({ totpSinds: asColumn(nu), totpStap: stap, herstelcodes: alsMerken(id, codes) })
    if (Number(aan) === 0) return err({ type: 'staat_al_aan' })
    await legVast(trx, beheerder, 'tweestaps_aan', beheerder.email)
    return ok(codes)
  })
}

/**
 * A new set in place of all that were left. The secret is encrypted anew, which ends the other sessions.
 *
 * @returns the recovery codes, which are told only now
 */
export async function vernieuwHerstelcodes(
  beheerder: Beheerder,
  code: string,
  nu: DateTime
): Promise<Result<string[], TweestapsGeweigerd>> {
  const geheim = leesGeheim(beheerder)
  const codes = verseHerstelcodes()
  const gedaan = await wijzigMetCode(beheerder, code, nu, 'herstelcodes_vernieuwd', {
    herstelcodes: alsMerken(beheerder.id, codes),
    ...(geheim !== null && { totpGeheim: versleutel(geheim) }),
  })
  return gedaan.ok ? ok(codes) : gedaan
}

/** Back to the password alone. */
export function zetTweestapsUit(beheerder: Beheerder, code: string, nu: DateTime) {
  return wijzigMetCode(beheerder, code, nu, 'tweestaps_uit', LEEG)
}

/** For an admin who lost the phone and the recovery codes, by who runs the machine. */
export async function verwijderTweestaps(email: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const [verwijderd] = await Beheerder.query({ client: trx })
      .where('email', email)
      .whereNotNull('totp_sinds')
      .update(LEEG)
    if (Number(verwijderd) === 0) return false
    await legVast(trx, OPDRACHTREGEL, 'tweestaps_verwijderd', email)
    return true
  })
}

/** Changes the second factor of who shows to have it. The code is used up, whatever follows. */
async function wijzigMetCode(
  beheerder: Beheerder,
  code: string,
  nu: DateTime,
  wat: string,
  velden: Partial<Pick<Beheerder, keyof typeof LEEG>>
): Promise<Result<null, TweestapsGeweigerd>> {
  if (beheerder.totpSinds === null) return err({ type: 'staat_uit' })
  if (!(await gebruikInlogcode(beheerder, code, nu.toMillis())))
    return err({ type: 'code_onjuist' })

  const { id, totpGeheim } = beheerder
  return inTransaction(async (trx) => {
    const [gewijzigd] = await Beheerder.query({ client: trx })
      .where({ id, totp_geheim: totpGeheim })
      .whereNotNull('totp_sinds')
      .update(velden)
    if (Number(gewijzigd) === 0) return err({ type: 'staat_uit' })
    await legVast(trx, beheerder, wat, beheerder.email)
    return ok(null)
  })
}
