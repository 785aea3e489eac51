import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Bezetting from '#models/bezetting'
import Puntencorrectie from '#models/puntencorrectie'
import Ronde from '#models/ronde'
import type Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'
import Voortgang from '#models/voortgang'

/** All that is known of a game at one version: what snapshots are made from and rules are asked about. */
export type Spelstand = {
  readonly spel: Spellenfabriek
  /** The enabled rooms, in the game master's order. */
  readonly rooms: readonly Room[]
  readonly teams: readonly Team[]
  /** The round that is being played or was played last and is not yet closed. */
  readonly ronde: Ronde | null
  readonly voortgang: readonly Voortgang[]
  readonly bezettingen: readonly Bezetting[]
  readonly correcties: readonly Puntencorrectie[]
}

/** Reads a game inside the transaction that may change it. */
export async function laadSpelstand(
  spellenfabriekId: number,
  client?: TransactionClientContract
): Promise<Spelstand> {
  const opties = { client }
  const spel = await Spellenfabriek.query(opties)
    .where('id', spellenfabriekId)
    .preload('rooms')
    .firstOrFail()
  const teams = await Team.query(opties)
    .where('klant_id', spel.klantId)
    .where('nummer', '<=', spel.aantalTeams)
    .orderBy('nummer')
  const bezettingen = await Bezetting.query(opties).where('spellenfabriek_id', spel.id)
  const ronde = await Ronde.query(opties)
    .where('spellenfabriek_id', spel.id)
    .whereNull('gesloten_op')
    .first()
  const vanRonde = { ronde_id: ronde?.id ?? 0 }
  const voortgang = ronde ? await Voortgang.query(opties).where(vanRonde) : []
  const correcties = ronde ? await Puntencorrectie.query(opties).where(vanRonde) : []
  return { spel, rooms: spel.rooms, teams, ronde, voortgang, bezettingen, correcties }
}

const MEESTE_SPELLEN = 200
type Bekend = { readonly versie: number; readonly stand: Promise<Spelstand> }
const bekend = new Map<number, Bekend>()

/**
 * Reads a game for showing it. Sixty phones ask for the same version within a second; the first of
 * them pays, and the others wait for what it finds.
 *
 * @returns null when there is no such game
 */
export async function bekijkSpelstand(spellenfabriekId: number): Promise<Spelstand | null> {
  const versie = await versieVan(spellenfabriekId)
  if (versie === null) return null
  const gezien = bekend.get(spellenfabriekId)
  if (gezien && gezien.versie >= versie) return gezien.stand

  const stand = laadEenVersie(spellenfabriekId)
  bekend.delete(spellenfabriekId)
  bekend.set(spellenfabriekId, { versie, stand })
  stand.catch(() => bekend.delete(spellenfabriekId))
  const oudste = bekend.keys().next()
  if (bekend.size > MEESTE_SPELLEN && !oudste.done) bekend.delete(oudste.value)
  return stand
}

/** One version, and not the halves of two: looks again when somebody changed the game meanwhile. */
async function laadEenVersie(spellenfabriekId: number): Promise<Spelstand> {
  for (;;) {
    const stand = await laadSpelstand(spellenfabriekId)
    const versie = await versieVan(spellenfabriekId)
    if (versie === null || versie === stand.spel.versie) return stand
  }
}

async function versieVan(spellenfabriekId: number): Promise<number | null> {
  const rij = (await db
    .from('spellenfabrieken')
    .where('id', spellenfabriekId)
    .select('versie')
    .first()) as { versie: number } | null
  return rij?.versie ?? null
}

/** For tests, which empty the database under the same ids. */
export function vergeetSpelstanden() {
  bekend.clear()
}

/** @returns what a team did in a room this round; undefined when it never tried */
export function voortgangVan({ voortgang }: Spelstand, teamId: number, roomId: number) {
  return voortgang.find((een) => een.teamId === teamId && een.roomId === roomId)
}
