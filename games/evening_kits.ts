import type { Evening } from '#domain/shop/bookings/evening_price'
import type { EveningKit } from '#games/kit/evening_kit'
import { ontgoocheld2Kit } from '#games/ontgoocheld/live/ontgoocheld2_kit'
import { spellenfabriekKit } from '#games/spellenfabriek/spellenfabriek_kit'

/** What the owner has to think of, per kind of evening. */
export const EVENING_KITS: Record<Evening, EveningKit> = {
  spellenfabriek: spellenfabriekKit,
  ontgoocheld2: ontgoocheld2Kit,
}
