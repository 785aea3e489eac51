import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leesVoortgang, type Voortgangrij } from '#app/spellenfabriek/voortgangrij'
import Bezetting from '#models/bezetting'
import Puntencorrectie from '#models/puntencorrectie'
import Ronde from '#models/ronde'
import type Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'

/** All that is known of a game at one version: what snapshots are made from and rules are asked about. */
export type Spelstand = {
  readonly spel: Spellenfabriek
  /** The enabled rooms, in the game master's order. */
  readonly rooms: readonly Room[]
  readonly teams: readonly Team[]
  /** The round that is being played or was played last and is not yet closed. */
  readonly ronde: Ronde | null
  readonly voortgang: readonly Voortgangrij[]
  readonly bezettingen: readonly Bezetting[]
  readonly correcties: readonly Puntencorrectie[]
}

/** What most changes leave alone and costs most to read, and the version that may still use it. */
type Vast = {
  readonly versie: number
  readonly rooms: Spelstand['rooms']
  readonly teams?: Spelstand['teams']
}

const vast = ({ spel, rooms, teams }: Spelstand): Vast => ({
  versie: spel.versie + 1,
  rooms,
  teams,
})

/**
 * Reads a game inside the transaction that may change it, which raised the version already. Every change
 * of a room raises it too, so the rooms of the version before are still those of now. Never waits for
 * another reader, which may be waiting for this transaction's connection.
 */
export function laadSpelstand(
  spellenfabriekId: number,
  client: TransactionClientContract
): Promise<Spelstand> {
  const vorige = bekend.get(spellenfabriekId)?.gelezen
  return laad(spellenfabriekId, client, vorige && { ...vast(vorige), teams: undefined })
}

async function laad(
  spellenfabriekId: number,
  client?: TransactionClientContract,
  nog?: Vast
): Promise<Spelstand> {
  const opties = { client }
  const spel = await Spellenfabriek.findOrFail(spellenfabriekId, opties)
  const { rooms, teams } = nog?.versie === spel.versie ? nog : {}
  const bezettingen = await Bezetting.query(opties).where('spellenfabriek_id', spel.id)
  const ronde = await Ronde.query(opties)
    .where('spellenfabriek_id', spel.id)
    .whereNull('gesloten_op')
    .first()
  const voortgang = ronde ? await leesVoortgang([ronde.id], client) : []
  const correcties = ronde ? await Puntencorrectie.query(opties).where('ronde_id', ronde.id) : []
  return {
    spel,
    rooms: rooms ?? (await spel.related('rooms').query()),
    teams:
      teams ??
      (await Team.query(opties)
        .where('klant_id', spel.klantId)
        .where('nummer', '<=', spel.aantalTeams)
        .orderBy('nummer')),
    ronde,
    voortgang,
    bezettingen,
    correcties,
  }
}

const MEESTE_SPELLEN = 200
type Bekend = {
  readonly versie: number
  readonly stand: Promise<Spelstand>
  /** Once it is there. */
  gelezen?: Spelstand
}
const bekend = new Map<number, Bekend>()

/**
 * Reads a game for showing it. Sixty phones ask for the same version within a second; the first of
 * them pays, and the others wait for what it finds.
 *
 * @param minstens a version that the caller read just now; without it, it is looked up
 * @returns null when there is no such game
 */
export async function bekijkSpelstand(
  spellenfabriekId: number,
  minstens?: number
): Promise<Spelstand | null> {
  const versie = minstens ?? (await versieVan(spellenfabriekId))
  if (versie === null) return null
  const gezien = bekend.get(spellenfabriekId)
  if (gezien && gezien.versie >= versie) return gezien.stand

  return onthoud(spellenfabriekId, versie)
}

/** After a change that was one team's own: rooms and names are those of the version before. */
export function onthoudNaZet(spellenfabriekId: number, versie: number) {
  const vorige = bekend.get(spellenfabriekId)?.gelezen
  if (vorige?.spel.versie === versie - 1) void onthoud(spellenfabriekId, versie, vast(vorige))
}

function onthoud(spellenfabriekId: number, versie: number, nog?: Vast): Promise<Spelstand> {
  const een: Bekend = { versie, stand: laadEenVersie(spellenfabriekId, nog) }
  bekend.delete(spellenfabriekId)
  bekend.set(spellenfabriekId, een)
  een.stand.then(
    (gelezen) => (een.gelezen = gelezen),
    () => bekend.delete(spellenfabriekId)
  )
  const oudste = bekend.keys().next()
  if (bekend.size > MEESTE_SPELLEN && !oudste.done) bekend.delete(oudste.value)
  return een.stand
}

/** One version, and not the halves of two: looks again when somebody changed the game meanwhile. */
async function laadEenVersie(spellenfabriekId: number, nog?: Vast): Promise<Spelstand> {
  for (;;) {
    const stand = await laad(spellenfabriekId, undefined, nog)
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
