import { DateTime } from 'luxon'
import { metBestelling, nogEenMail, type Gedaan } from '#app/beheer/actions/met_bestelling'
import { legVast } from '#app/core/leg_vast'
import { kenmerkVan } from '#app/beheer/transformers/bestellingsdetail'
import { freshToken } from '#app/core/tokens'
import { noteer } from '#app/winkel/actions/noteer'
import { isBetaald } from '#domain/winkel/bestelling'
import { magVerlengenTot } from '#domain/winkel/linkduur'
import { err, ok } from '#domain/result'
import type Beheerder from '#models/beheerder'
import Levering from '#models/levering'

type Link = 'download' | 'speellink'

/**
 * Gives a link another secret and mails it to the customer; the old one is dead from then on, the
 * progress stays.
 *
 * @param kenmerk stands for the secret that was on the screen: once it is another, nothing is left to do
 */
export async function vernieuwLink(
  beheerder: Beheerder,
  bestellingId: number,
  { soort, kenmerk }: { soort: Link; kenmerk: string }
): Promise<Gedaan> {
  return metBestelling(bestellingId, async (trx, bestelling) => {
    const levering = await Levering.findBy({ bestellingId, soort }, { client: trx })
    if (!levering || levering.token === null) return err({ type: 'geen_link' })
    if (!isBetaald(bestelling.status)) return err({ type: 'niet_betaald' })
    if (levering.ingetrokkenOp !== null) return err({ type: 'ingetrokken' })
    if (kenmerkVan(levering.token) !== kenmerk) return ok(undefined)

    await levering.merge({ token: freshToken() }).save()
    await nogEenMail(trx, bestelling, 'levering')
    await noteer(trx, bestelling.id, 'link_vernieuwd', soort)
    await legVast(trx, beheerder, 'link_vernieuwd', bestelling.nummer, { soort })
    return ok(undefined)
  })
}

/** Lets a link work until a later moment, and tells the customer; asked for twice, it is one extension. */
export async function verlengLink(
  beheerder: Beheerder,
  bestellingId: number,
  { soort, tot }: { soort: Link; tot: DateTime }
): Promise<Gedaan> {
  return metBestelling(bestellingId, async (trx, bestelling) => {
    const levering = await Levering.findBy({ bestellingId, soort }, { client: trx })
    if (!levering) return err({ type: 'geen_link' })
    if (!isBetaald(bestelling.status)) return err({ type: 'niet_betaald' })
    const { geldigTot: was, ingetrokkenOp } = levering
    const link = { geldigTot: was?.toJSDate() ?? null, ingetrokken: ingetrokkenOp !== null }
    const mag = magVerlengenTot(link, tot.toJSDate(), new Date())
    if (!mag.ok) return mag
    if (was?.toMillis() === tot.toMillis()) return ok(undefined)

    /** A reminder of the end goes out again before the new one. */
    await levering.merge({ geldigTot: tot, herinnerdOp: null }).save()
    await nogEenMail(trx, bestelling, 'link_verlengd')
    await noteer(trx, bestelling.id, 'link_verlengd', tot.toISO()!)
    await legVast(trx, beheerder, 'link_verlengd', bestelling.nummer, {
      soort,
      van: was?.toISO() ?? null,
      tot: tot.toISO(),
    })
    return ok(undefined)
  })
}

/** The last second of a Dutch day. */
export function eindeVan(dag: string): DateTime {
  return DateTime.fromISO(dag, { zone: 'Europe/Amsterdam' })
    .set({ hour: 23, minute: 59, second: 59, millisecond: 0 })
    .toUTC()
}
