import { legVast, type Wie } from '#app/core/leg_vast'
import { fingerprint } from '#app/core/tokens'
import { veranderWinkel } from '#app/winkel/actions/verander_winkel'
import type { Bewaard, Instellingnaam } from '#app/winkel/instellingen'
import { err, ok, type Result } from '#domain/result'
import Instelling from '#models/instelling'

export type InstellingGeweigerd = { readonly type: 'intussen_gewijzigd' }

/** What is written down about a change. */
export type Vastlegging = {
  readonly wat: string
  readonly onderwerp: string
  readonly gegevens?: Readonly<Record<string, unknown>>
}

/** Stands for a stored setting, so that who saves can say which one they saw. */
export async function merkVan(naam: Instellingnaam): Promise<string> {
  return merk(await Instelling.find(naam))
}

/**
 * Keeps a setting, or with null goes back to what holds when nothing was changed; pages show it at once.
 * Who saw another one than there is now is refused.
 */
export function bewaarInstelling<N extends Instellingnaam>(
  wie: Wie,
  naam: N,
  waarde: Bewaard[N] | null,
  gezien: string,
  vastlegging: Vastlegging
): Promise<Result<void, InstellingGeweigerd>> {
  return veranderWinkel(async (trx) => {
    const rij = await Instelling.find(naam, { client: trx })
    const nieuw = waarde === null ? null : JSON.stringify(waarde)
    if ((rij?.waarde ?? null) === nieuw) return ok(undefined)
    if (merk(rij) !== gezien) return err({ type: 'intussen_gewijzigd' })

    if (nieuw === null) await rij!.delete()
    else await Instelling.updateOrCreate({ naam }, { waarde: nieuw }, { client: trx })
    const { wat, onderwerp, gegevens } = vastlegging
    await legVast(trx, wie, wat, onderwerp, gegevens)
    return ok(undefined)
  })
}

const merk = (rij: Instelling | null) => fingerprint(rij?.waarde ?? '').slice(0, 16)
