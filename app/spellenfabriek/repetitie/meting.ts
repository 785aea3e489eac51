/** Moments are milliseconds, all of the same clock. */
export type Aankomst = { readonly versie: number; readonly op: number }
export type Slaapje = { readonly van: number; readonly tot: number }

/** What a phone saw, and when. */
export type Waarneming = {
  /** Each version that was newer than the one before. */
  readonly aankomsten: readonly Aankomst[]
  readonly slaapjes: readonly Slaapje[]
}

/** What somebody sent, and the version that the answer spoke of. */
export type Verzending = { readonly op: number; readonly versie: number }

/** Longer than this after somebody pressed, or after waking, and a change counts as missed. */
export const GEDULD_MS = 8_000

export type Uitkomst =
  | { readonly type: 'gezien'; readonly ms: number }
  /** It slept meanwhile, or knew it already: of no use for measuring. */
  | { readonly type: 'telt_niet' }
  | { readonly type: 'gemist' }

/** How long another phone of the team had to wait for what one of them did. */
export function wachttijd(
  { aankomsten, slaapjes }: Waarneming,
  { op, versie }: Verzending
): Uitkomst {
  const aankomst = aankomsten.find((een) => een.versie >= versie)
  if (!aankomst) return { type: 'gemist' }
  if (aankomst.op < op) return { type: 'telt_niet' }
  const slaapje = slaapjes.find(({ van, tot }) => van <= aankomst.op && tot >= op)
  if (aankomst.op - Math.max(op, slaapje?.tot ?? op) > GEDULD_MS) return { type: 'gemist' }
  return slaapje ? { type: 'telt_niet' } : { type: 'gezien', ms: aankomst.op - op }
}

/**
 * The value below which this part of the values lies.
 *
 * @returns null when there are none
 */
export function percentiel(waarden: readonly number[], deel: number): number | null {
  const rij = waarden.toSorted((een, ander) => een - ander)
  return rij[Math.max(0, Math.ceil(rij.length * deel) - 1)] ?? null
}

/** @returns rooms and teams that stand twice in one look at the hall: there are never any */
export function dubbelBezet(
  occupied: readonly { readonly team_id: number; readonly spellenfabriek_room_id: number }[]
): boolean {
  const rooms = new Set(occupied.map((een) => een.spellenfabriek_room_id))
  const teams = new Set(occupied.map((een) => een.team_id))
  return rooms.size < occupied.length || teams.size < occupied.length
}
