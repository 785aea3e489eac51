import type { Spelstand } from '#app/spellenfabriek/spelstand'
import { leesVoortgang } from '#app/spellenfabriek/voortgangrij'
import Puntencorrectie from '#models/puntencorrectie'
import Ronde from '#models/ronde'
import Room from '#models/room'
import type Spellenfabriek from '#models/spellenfabriek'
import Spellogregel from '#models/spellogregel'
import Team from '#models/team'

/** A game as it stood in one round. */
export type Rondestand = Spelstand & { readonly ronde: Ronde }

/** All rounds of a game, the latest first. */
export async function laadRondes(spel: Spellenfabriek): Promise<Rondestand[]> {
  const rondes = await Ronde.query().where('spellenfabriek_id', spel.id).orderBy('nummer', 'desc')
  return laadStanden(spel, rondes)
}

/** @throws not found when the game has no such round */
export async function laadRonde(spel: Spellenfabriek, rondeId: number): Promise<Rondestand> {
  const ronde = await Ronde.query().where({ spellenfabriek_id: spel.id, id: rondeId }).firstOrFail()
  const [stand] = await laadStanden(spel, [ronde])
  return stand!
}

async function laadStanden(spel: Spellenfabriek, rondes: readonly Ronde[]): Promise<Rondestand[]> {
  const ids = rondes.map(({ id }) => id)
  await spel.load('rooms')
  const teams = await Team.query().where('klant_id', spel.klantId).orderBy('nummer')
  const rooms = await Room.query().orderBy('volgnummer').orderBy('id')
  const voortgang = await leesVoortgang(ids)
  const correcties = await Puntencorrectie.query().whereIn('ronde_id', ids).orderBy('id')
  const slot = await Spellogregel.query().whereIn('ronde_id', ids).where('wat', 'stoplobby')

  const nu = {
    teams: teams.filter(({ nummer }) => nummer <= spel.aantalTeams).map(({ id }) => id),
    rooms: spel.rooms.map(({ id }) => id),
  }
  return rondes.map((ronde) => {
    const van = {
      voortgang: voortgang.filter(({ rondeId }) => rondeId === ronde.id),
      correcties: correcties.filter(({ rondeId }) => rondeId === ronde.id),
    }
    const regel = slot.find(({ rondeId }) => rondeId === ronde.id)
    const mee = meegedaan(van, ronde.geslotenOp === null ? nu : JSON.parse(regel?.gegevens ?? '{}'))
    return {
      ...van,
      spel,
      ronde,
      bezettingen: [],
      teams: teams.filter(({ id }) => mee.teams.has(id)),
      rooms: rooms.filter(({ id }) => mee.rooms.has(id)),
    }
  })
}

type Deelname = { readonly teams?: readonly number[]; readonly rooms?: readonly number[] }

/** What took part when the round was closed, or takes part now; and whatever left a trace in it. */
function meegedaan(
  { voortgang, correcties }: Pick<Spelstand, 'voortgang' | 'correcties'>,
  { teams = [], rooms = [] }: Deelname
) {
  return {
    teams: new Set([...teams, ...[...voortgang, ...correcties].map(({ teamId }) => teamId)]),
    rooms: new Set([...rooms, ...voortgang.map(({ roomId }) => roomId)]),
  }
}

/**
 * What happened in a round, in order, with what led up to it since the round before: names that were
 * chosen, and the start itself.
 */
export async function laadLog({ spel, ronde }: Rondestand): Promise<Spellogregel[]> {
  const eerdere = await Ronde.query()
    .where('spellenfabriek_id', spel.id)
    .where('nummer', '<', ronde.nummer)
    .select('id')
  const eigen = () => Spellogregel.query().where('spellenfabriek_id', spel.id)
  const vorige = await eigen()
    .whereIn(
      'ronde_id',
      eerdere.map(({ id }) => id)
    )
    .orderBy('id', 'desc')
    .first()
  const eerste = await eigen().where('ronde_id', ronde.id).orderBy('id').first()
  return eigen()
    .where((query) => {
      query.where('ronde_id', ronde.id).orWhere((vooraf) => {
        vooraf.whereNull('ronde_id').where('id', '>', vorige?.id ?? 0)
        if (eerste) vooraf.where('id', '<', eerste.id)
      })
    })
    .orderBy('id')
}
