import type { DateTime } from 'luxon'
import type { Spelstand } from '#app/spellenfabriek/spelstand'
import type { SpelInHanden } from '#app/spellenfabriek/verander_spel'
import { isVoorbij } from '#domain/spellenfabriek/aftelklok'
import { volgendeStatus } from '#domain/spellenfabriek/spelverloop'
import Bezetting from '#models/bezetting'

/** Whether a game ran out of time and nobody ended it yet. */
export function isTijdOm({ spel, rooms }: Spelstand, nu: DateTime): boolean {
  const magEindigen = volgendeStatus(spel.status, 'timeout', rooms.length).ok
  return magEindigen && isVoorbij(spel.klok, nu.toMillis())
}

/** The server's clock ends a game, before anything else is done with it. */
export async function beeindigAlsTijdOmIs(spel: SpelInHanden) {
  if (!isTijdOm(spel.stand, spel.nu)) return
  const { spel: rij } = spel.stand
  rij.useTransaction(spel.trx)
  rij.status = 'timeout'
  await rij.save()
  await Bezetting.query({ client: spel.trx }).where('spellenfabriek_id', rij.id).delete()
  ;(spel.stand.bezettingen as Bezetting[]).length = 0
  await spel.meld('SpellenFabriekStatus', 'timeout')
}
