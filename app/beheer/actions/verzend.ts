import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { metBestelling, nogEenMail, type Gedaan } from '#app/beheer/actions/met_bestelling'
import { legVast } from '#app/core/leg_vast'
import { noteer } from '#app/winkel/actions/noteer'
import { magVerzenden, type Vervoerder } from '#domain/winkel/verzending'
import { err, ok } from '#domain/result'
import type Beheerder from '#models/beheerder'
import type Bestelling from '#models/bestelling'

export type Zending = { readonly vervoerder: Vervoerder; readonly trackTrace: string | null }

/** The parcel is on its way: once, with a mail to the customer. The same said again changes nothing. */
export async function verzend(
  beheerder: Beheerder,
  bestellingId: number,
  zending: Zending
): Promise<Gedaan> {
  return metBestelling(bestellingId, async (trx, bestelling) => {
    if (bestelling.status === 'verzonden')
      return isZelfde(bestelling, zending) ? ok(undefined) : err({ type: 'al_verzonden' })
    await bestelling.load('herroepingen')
    const { verzendstand } = bestelling
    if (!magVerzenden(verzendstand))
      return err({ type: verzendstand === 'herroepen' ? 'herroepen' : 'niet_te_verzenden' })

    await bestelling.merge({ ...zending, status: 'verzonden', verzondenOp: DateTime.utc() }).save()
    await nogEenMail(trx, bestelling, 'verzonden')
    await noteer(trx, bestelling.id, 'verzonden', zending.vervoerder)
    await legVastVan(trx, beheerder, 'verzonden', bestelling)
    return ok(undefined)
  })
}

/** Another carrier or code for a parcel that is on its way, with a mail when the customer is to know. */
export async function wijzigVerzending(
  beheerder: Beheerder,
  bestellingId: number,
  { mail, ...zending }: Zending & { readonly mail: boolean }
): Promise<Gedaan> {
  return metBestelling(bestellingId, async (trx, bestelling) => {
    if (bestelling.status !== 'verzonden') return err({ type: 'niet_verzonden' })
    if (isZelfde(bestelling, zending)) return ok(undefined)

    await bestelling.merge(zending).save()
    if (mail) await nogEenMail(trx, bestelling, 'verzonden')
    await noteer(trx, bestelling.id, 'gegevens_gewijzigd', 'verzending')
    await legVastVan(trx, beheerder, 'verzending_gewijzigd', bestelling)
    return ok(undefined)
  })
}

function legVastVan(
  trx: TransactionClientContract,
  beheerder: Beheerder,
  wat: string,
  { nummer, vervoerder, trackTrace }: Bestelling
) {
  return legVast(trx, beheerder, wat, nummer, { vervoerder, trackTrace })
}

function isZelfde(bestelling: Bestelling, { vervoerder, trackTrace }: Zending): boolean {
  return bestelling.vervoerder === vervoerder && bestelling.trackTrace === trackTrace
}
