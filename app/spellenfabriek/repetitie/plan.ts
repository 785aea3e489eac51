import { Toeval } from '#app/spellenfabriek/repetitie/toeval'
import { isJuistAntwoord, toonAntwoord } from '#domain/spellenfabriek/antwoord'
import { HINTS, type Hintnummer } from '#domain/spellenfabriek/hints'
import { berekenPunten, type Scoreregels, type Verbruik } from '#domain/spellenfabriek/punten'

/** A room with its answer, as the game master sees it. */
export type Robotroom = Scoreregels & {
  readonly id: number
  readonly naam: string
  readonly antwoord: string
}

export type Stap = {
  /** How long people would have thought about it. */
  readonly denktijd: number
  /** Two phones of the team press at once. */
  readonly dubbel: boolean
} & Zet

type Zet =
  | { readonly soort: 'hint'; readonly nummer: Hintnummer }
  | { readonly soort: 'antwoord'; readonly tekst: string; readonly juist: boolean }
  /** Has the answer shown, for 0 points. */
  | { readonly soort: 'toon' }
  /** Looks elsewhere first, and comes back later. */
  | { readonly soort: 'verlaat' }

export type Roomplan = { readonly room: Robotroom; readonly stappen: readonly Stap[] }

const DENKTIJD = { min: 15, max: 90 } as const
const KANSEN = { dubbel: 0.15, verlaat: 0.15, toon: 0.3, aankloppen: 0.1 } as const
/** How many hints and wrong answers a room takes; what stands here twice comes twice as often. */
const AANTAL_HINTS = [0, 0, 0, 1, 1, 2, 3] as const
const AANTAL_FOUT = [0, 0, 1, 1, 2, 3] as const

/**
 * What a robot team is going to do, in the order in which it likes the rooms. It depends on the seed
 * and the team alone: what others do changes when it happens, and not what.
 */
export function maakPlan(zaad: number, teamnummer: number, rooms: readonly Robotroom[]) {
  const volgorde = new Toeval(`${zaad}/${teamnummer}`).schud(rooms)
  return volgorde.map((room) =>
    maakRoomplan(room, new Toeval(`${zaad}/${teamnummer}/${room.id}`))
  ) satisfies Roomplan[]
}

function maakRoomplan(room: Robotroom, toeval: Toeval): Roomplan {
  const aantalHints = toeval.kies(AANTAL_HINTS)
  const hints = HINTS.slice(0, aantalHints).map((nummer): Zet => ({ soort: 'hint', nummer }))
  const zetten: Zet[] = [...hints]
  const aantalFout = toeval.kies(AANTAL_FOUT)
  for (let fout = 1; fout <= aantalFout; fout++) {
    const tekst = foutAntwoord(room.antwoord, fout)
    zetten.splice(toeval.geheel(0, zetten.length), 0, { soort: 'antwoord', tekst, juist: false })
  }
  if (toeval.kans(KANSEN.verlaat))
    zetten.splice(toeval.geheel(0, zetten.length), 0, { soort: 'verlaat' })
  const getoond = aantalHints === HINTS.length && toeval.kans(KANSEN.toon)
  zetten.push(
    getoond
      ? { soort: 'toon' }
      : { soort: 'antwoord', tekst: toonAntwoord(room.antwoord), juist: true }
  )
  const stappen = zetten.map((zet) => ({
    ...zet,
    denktijd: toeval.geheel(DENKTIJD.min, DENKTIJD.max),
    dubbel: zet.soort !== 'verlaat' && toeval.kans(KANSEN.dubbel),
  }))
  return { room, stappen }
}

/** A guess that is really wrong, and another than the ones before. */
function foutAntwoord(antwoord: string, nummer: number): string {
  const gok = `gok ${nummer}`
  return isJuistAntwoord(gok, antwoord) ? `${gok}, denken we` : gok
}

/**
 * The room that a team goes to now: the first that it likes and that is free. Now and then it knocks at
 * a door that is shut, to hear who is inside.
 *
 * @param open the rooms that it has not done, in its own order
 * @param vorige the room that it has just left; only when there is no other
 * @returns null when somebody is in each of them
 */
export function kiesRoom(
  open: readonly number[],
  bezet: readonly number[],
  vorige: number | null,
  toeval: Toeval
): number | null {
  const dicht = open.filter((id) => bezet.includes(id))
  if (dicht.length > 0 && toeval.kans(KANSEN.aankloppen)) return toeval.kies(dicht)
  const vrij = open.filter((id) => !bezet.includes(id))
  return vrij.find((id) => id !== vorige) ?? vrij[0] ?? null
}

/** How far a robot team is in a room, by its own account. */
export type Boekje = Verbruik & {
  /** How many steps of the plan were taken. */
  readonly gedaan: number
  readonly klaar: 'opgelost' | 'getoond' | null
}

export const LEEG_BOEKJE: Boekje = {
  aantal_fout: 0,
  hint1: false,
  hint2: false,
  hint3: false,
  gedaan: 0,
  klaar: null,
}

/** The account after a step that the game accepted; a double tap is one step. */
export function naStap(boekje: Boekje, stap: Zet): Boekje {
  const verder = { ...boekje, gedaan: boekje.gedaan + 1 }
  switch (stap.soort) {
    case 'hint':
      return { ...verder, [`hint${stap.nummer}`]: true }
    case 'antwoord':
      if (stap.juist) return { ...verder, klaar: 'opgelost' }
      return { ...verder, aantal_fout: boekje.aantal_fout + 1 }
    case 'toon':
      return { ...verder, klaar: 'getoond' }
    case 'verlaat':
      return verder
  }
}

/** The points that a room should have brought. */
export function verwachtePunten(room: Scoreregels, boekje: Boekje, hint3Telt: 1 | 2): number {
  return boekje.klaar === 'opgelost' ? berekenPunten(room, boekje, hint3Telt) : 0
}
