import type { SpelInHanden } from '#app/spellenfabriek/verander_spel'
import { isVoorbij } from '#domain/spellenfabriek/aftelklok'
import { volgendeStatus } from '#domain/spellenfabriek/spelverloop'
import Bezetting from '#models/bezetting'

/** The server's clock ends a game, before anything else is done with it. */
export async function beeindigAlsTijdOmIs(spel: SpelInHanden) {
  const { spel: rij, rooms } = spel.stand
  const naar = volgendeStatus(rij.status, 'timeout', rooms.length)
  if (!naar.ok || !isVoorbij(rij.klok, spel.nu.toMillis())) return
  rij.useTransaction(spel.trx)
  rij.status = naar.value
  await rij.save()
  await Bezetting.query({ client: spel.trx }).where('spellenfabriek_id', rij.id).delete()
  ;(spel.stand.bezettingen as Bezetting[]).length = 0
  await spel.meld('SpellenFabriekStatus', 'timeout')
}
