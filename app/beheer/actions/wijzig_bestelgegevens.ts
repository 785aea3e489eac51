import { metBestelling } from '#app/beheer/actions/met_bestelling'
import { legVast } from '#app/core/leg_vast'
import { noteer } from '#app/winkel/actions/noteer'
import type Beheerder from '#models/beheerder'

const VELDEN = ['naam', 'email', 'adres', 'postcode', 'plaats'] as const

export type Bestelgegevens = { naam: string; email: string } & Partial<
  Record<'adres' | 'postcode' | 'plaats', string>
>

/**
 * Corrects a typing error in who ordered and where they live. Which fields were changed is kept, what
 * stood in them is not: the order itself is what we may keep of a person.
 */
export async function wijzigBestelgegevens(
  beheerder: Beheerder,
  bestellingId: number,
  gegevens: Bestelgegevens
) {
  await metBestelling(bestellingId, async (trx, bestelling) => {
    const velden = VELDEN.filter(
      (veld) => gegevens[veld] !== undefined && gegevens[veld] !== bestelling[veld]
    )
    if (velden.length === 0) return
    await bestelling.merge(Object.fromEntries(velden.map((veld) => [veld, gegevens[veld]]))).save()
    await noteer(trx, bestelling.id, 'gegevens_gewijzigd', velden.join(','))
    await legVast(trx, beheerder, 'bestelgegevens_gewijzigd', bestelling.nummer, { velden })
  })
}
