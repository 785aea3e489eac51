import { test } from '@japa/runner'
import { configureGame } from '#app/live/customers/configure_game'
import { startNewGroup } from '#app/live/control/start_new_group'
import GameLogEntry from '#models/live/game_log_entry'
import { logSentence } from '#app/live/rounds/log_sentence'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { onlyOf } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('Cards that are printed', (group) => {
  group.each.setup(() => emptyShop())

  test('the shop remembers for how many teams cards were printed, also when fewer take part', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms, teams } = await createEvening({ teams: 3 })
    const admin = await loggedIn(client)
    const cards = async () =>
      (await admin.open(`/api/dashboard/klant/${customer.id}`)).body().spellenfabriek
        .kaarten_geprint as number
    assert.equal(await cards(), 0)
    for (let press = 1; press <= 2; press++)
      (await admin.post(`${GAME}/geprint/${customer.id}`)).assertStatus(200)
    assert.equal(await cards(), 3)
    const line = onlyOf(await GameLogEntry.query().where('what', 'cards_printed'))
    assert.equal(logSentence(line, { teams, rooms }), 'De kaarten van 3 teams werden geprint.')

    const settings = { duration: 60, roomsIdsChecked: [], roomsIdsNotChecked: [] }
    await configureGame(game.id, { ...settings, teamCount: 2 })
    assert.equal(await cards(), 3, 'one card too many lies on the table')
    await admin.post(`${GAME}/geprint/${customer.id}`)
    assert.equal(await cards(), 2)
    await startNewGroup(game.id, { group: 1, renewCodes: true })
    assert.equal(await cards(), 0, 'no card of before works')
  })
})
