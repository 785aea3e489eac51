import { binky } from '#games/binky/binky_party'
import { cunera } from '#games/cunera/cunera_party'
import { eindejaar } from '#games/eindejaar/eindejaar_party'
import { kunstroof } from '#games/kunstroof/kunstroof_party'
import { ontgoocheld } from '#games/ontgoocheld/ontgoocheld_party'
import { recept } from '#games/recept/recept_party'
import { sintjunior } from '#games/sintjunior/sintjunior_party'
import { sintsenior } from '#games/sintsenior/sintsenior_party'
import type { PartyPack } from '#domain/shop/party/party_pack'

/** The pack with which each game that is ordered online becomes a party. */
export const PARTY_PACKS: readonly PartyPack[] = [
  binky,
  cunera,
  sintjunior,
  sintsenior,
  eindejaar,
  kunstroof,
  ontgoocheld,
  recept,
]

/** The pack of a game; null for a game that is booked, whose party the maker brings along. */
export const findPartyPack = (itemName: string): PartyPack | null =>
  PARTY_PACKS.find((pack) => pack.itemName === itemName) ?? null
