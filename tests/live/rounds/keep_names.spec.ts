import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { keepNames } from '#database/migrations/03_evening/0048_groups'
import { controlGame, correctPoints, renameTeam } from '#app/live/control/control_game'
import { configureGame } from '#app/live/customers/configure_game'
import { loadRounds } from '#app/live/rounds/round_state'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

const again = ['stoplobby', 'openlobby', 'startspel'] as const

test.group('Rounds that were played before names were kept', (group) => {
  group.each.setup(() => emptyShop())

  test('older rounds get the names that their teams had then, as far as the log knows them', async ({
    assert,
  }) => {
    const { game, teams } = await createPlayingEvening({ teams: 3 })
    const [first, second, third] = [firstOf(teams), itemAt(teams, 1), itemAt(teams, 2)]
    await renameTeam(game.id, first.id, 'De Uilen')
    await renameTeam(game.id, second.id, 'De Vossen')
    await correctPoints(game.id, third.id, { points: 5, reason: 'hielp mee' })
    for (const button of again) await controlGame(game.id, button)
    await renameTeam(game.id, first.id, 'De Kraaien')
    await renameTeam(game.id, second.id, null)
    await renameTeam(game.id, third.id, 'De Egels')
    await controlGame(game.id, 'stoplobby')
    /** A name that the log does not tell. */
    await Team.query().where('number', 4).update({ customName: 'Extra' })
    await configureGame(game.id, {
      ...{ duration: 60, roomsIdsChecked: [], roomsIdsNotChecked: [], teamCount: 4 },
    })
    for (const button of again.slice(1)) await controlGame(game.id, button)
    await controlGame(game.id, 'stoplobby')
    const written = await rounds(game.id)

    await db.from('round_teams').delete()
    await createEvening({ rooms: 0 })
    await keepNames(db.connection())
    assert.deepEqual(await rounds(game.id), written)
    assert.deepEqual(written, [
      ['De Kraaien', 'Team 2', 'De Egels', 'Extra'],
      ['De Kraaien', 'Team 2', 'De Egels'],
      ['De Uilen', 'De Vossen', 'Team 3'],
    ])
  })
})

/** The names in each round, the latest first. */
async function rounds(gameId: number) {
  const states = await loadRounds(await Spellenfabriek.findOrFail(gameId))
  return states.map(({ teams }) => teams.map(({ displayName }) => displayName))
}
