import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { isUniqueViolation } from '#app/core/database/dialect'
import { freshToken } from '#app/core/tokens'
import { veranderSpel } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import { err, ok, type Result } from '#domain/result'
import { TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'
import { AANTAL_TEAMS } from '#domain/spellenfabriek/instellingen'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'

export type Instellingen = {
  readonly tijdsduur: number
  readonly roomsIdsChecked: readonly number[]
  readonly roomsIdsNotChecked: readonly number[]
  readonly aantalTeams?: number
  readonly hint3Telt?: 1 | 2
}

/** Enables the game for a klant; enabling it twice is enabling it once. */
export async function schakelSpelIn(klantId: number): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const bestaat = await Spellenfabriek.query({ client: trx }).where('klant_id', klantId).first()
      if (bestaat) return
      await Spellenfabriek.create(
        {
          klantId,
          status: 'closed',
          tijdsduur: TIJDSDUUR.standaard,
          aantalTeams: AANTAL_TEAMS.standaard,
          schermToken: freshToken(),
        },
        { client: trx }
      )
      await zorgVoorTeams(trx, klantId, AANTAL_TEAMS.standaard)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Changes what the next round will be like; not while one is being played, or may go on. */
export function stelSpelIn(
  spellenfabriekId: number,
  { tijdsduur, roomsIdsChecked, roomsIdsNotChecked, aantalTeams, hint3Telt }: Instellingen
): Promise<Result<void, Weigering>> {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const { spel: rij, rooms } = spel.stand
    const { trx } = spel
    /** Extra time may let the round go on: what it is played by stays until it is closed. */
    if (rij.status === 'started' || rij.status === 'timeout')
      return err({ type: 'verkeerde_status', status: rij.status, actie: 'startspel' })

    const keuzes = () =>
      db.from('spellenfabriek_roomkeuzes').useTransaction(trx).where('spellenfabriek_id', rij.id)
    const bestaande = await Room.query({ client: trx })
      .whereIn('id', [...roomsIdsChecked])
      .whereNull('gearchiveerd_op')
    const gekozen = new Set(rooms.map(({ id }) => id))
    const erbij = bestaande.map(({ id }) => id).filter((id) => !gekozen.has(id))
    const eraf = [...gekozen].filter((id) => isUit(id, bestaande, roomsIdsNotChecked))
    const waarden = {
      tijdsduur: [rij.tijdsduur, tijdsduur],
      teams: [rij.aantalTeams, aantalTeams ?? rij.aantalTeams],
      hint3: [rij.hint3Telt, hint3Telt ?? rij.hint3Telt],
    } as const
    const gewijzigd = Object.entries(waarden).filter(([, [oud, nieuw]]) => oud !== nieuw)
    if (gewijzigd.length + erbij.length + eraf.length === 0) return ok(undefined)

    await keuzes().whereIn('room_id', eraf).delete()
    if (erbij.length > 0)
      await db
        .table('spellenfabriek_roomkeuzes')
        .useTransaction(trx)
        .multiInsert(erbij.map((room_id) => ({ spellenfabriek_id: rij.id, room_id })))

    rij.useTransaction(trx)
    rij.merge({
      tijdsduur: waarden.tijdsduur[1],
      aantalTeams: waarden.teams[1],
      hint3Telt: waarden.hint3[1],
    })
    await rij.save()
    await zorgVoorTeams(trx, rij.klantId, rij.aantalTeams)
    const wat = { ...Object.fromEntries(gewijzigd), kamers_erbij: erbij, kamers_eraf: eraf }
    await spel.meld('SpellenFabriekStatus', 'ingesteld', wat)
    return ok(undefined)
  })
}

/** A room that is asked for both ways stays. */
const isUit = (id: number, aan: readonly Room[], uit: readonly number[]) =>
  uit.includes(id) && !aan.some((room) => room.id === id)

/** Adds the teams that are missing; who stands aside keeps number, token and earlier rounds. */
async function zorgVoorTeams(trx: TransactionClientContract, klantId: number, aantal: number) {
  const bestaand = await Team.query({ client: trx }).where('klant_id', klantId).select('nummer')
  const nummers = new Set(bestaand.map(({ nummer }) => nummer))
  for (let nummer = 1; nummer <= aantal; nummer++)
    if (!nummers.has(nummer))
      await Team.create(
        { klantId, nummer, name: `Team ${nummer}`, apiToken: freshToken() },
        { client: trx }
      )
}
