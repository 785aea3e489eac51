import { test } from '@japa/runner'
import { controlGame } from '#app/live/control/control_game'
import { logSentence } from '#app/live/rounds/log_sentence'
import GameLogEntry from '#models/live/game_log_entry'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('A pause with a reason', (group) => {
  group.each.setup(() => emptyShop())

  test('the reason of a pause is on the board, the phones and the big screen until the game goes on', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const everywhere = async () => [
      (await admin.open(`/api/dashboard/klant/${customer.id}`)).body().spellenfabriek.pauze_reden,
      (await phone(client, firstOf(teams)).request('klant')).body().spellenfabriek.pauze_reden,
      (await client.get(`/api/scherm/${game.screenToken}`)).body().pauze_reden,
    ]
    const pause = (data: object = {}) => admin.post(`${GAME}/pauze/${customer.id}`, data)
    ;(await pause({ reden: '  Eten in   de zaal ' })).assertStatus(200)
    assert.deepEqual(await everywhere(), ['Eten in de zaal', 'Eten in de zaal', 'Eten in de zaal'])
    ;(await admin.post(`${GAME}/verder/${customer.id}`)).assertStatus(200)
    assert.deepEqual(await everywhere(), [null, null, null])
  })

  test('the clock stops at once, and the reason comes, changes or goes while it stands still', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams, rooms } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const pause = async (data: object = {}) =>
      (await admin.post(`${GAME}/pauze/${customer.id}`, data)).body()
    const first = await pause()
    assert.isNull(first.spellenfabriek.pauze_reden)
    assert.equal((await pause()).versie, first.versie)
    const told = await pause({ reden: 'Koffie' })
    assert.equal(told.spellenfabriek.pauze_reden, 'Koffie')
    assert.equal(told.spellenfabriek.gepauzeerd_sinds, first.spellenfabriek.gepauzeerd_sinds)
    assert.equal((await pause({ reden: 'Koffie' })).versie, told.versie)
    assert.equal((await pause()).spellenfabriek.pauze_reden, 'Koffie')
    assert.isNull((await pause({ reden: null })).spellenfabriek.pauze_reden)

    const lines = await GameLogEntry.query().where('spellenfabriek_id', game.id).orderBy('id')
    assert.deepEqual(lines.map((line) => logSentence(line, { teams, rooms })).slice(-3), [
      'De klok werd stilgezet.',
      'De reden van de pauze werd: Koffie',
      'De reden van de pauze werd weggehaald.',
    ])
  })

  test('a round that ends or is cancelled leaves no reason behind')
    .with(['finishspel', 'stoplobby'] as const)
    .run(async ({ client, assert }, button) => {
      const { customer, game } = await createPlayingEvening()
      const admin = await loggedIn(client)
      await admin.post(`${GAME}/pauze/${customer.id}`, { reden: 'Eten' })
      assert.isTrue((await controlGame(game.id, button)).ok)
      await game.refresh()
      assert.isNull(game.pauseReason)
    })

  test('a reason that cannot be a headline is refused, and the clock runs on', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createPlayingEvening()
    const admin = await loggedIn(client)
    for (const reason of ['x'.repeat(61), 7, ['Eten'], true])
      (await admin.post(`${GAME}/pauze/${customer.id}`, { reden: reason })).assertStatus(422)
    await game.refresh()
    assert.isNull(game.pausedAt)
  })

  test('two pauses at the same moment make one, with one of the two reasons', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const together = await Promise.all(
      ['Eten', 'Eten', 'Koffie', 'Koffie'].map((reason) =>
        admin.post(`${GAME}/pauze/${customer.id}`, { reden: reason })
      )
    )
    for (const one of together) one.assertStatus(200)
    await game.refresh()
    assert.oneOf(game.pauseReason, ['Eten', 'Koffie'])
    assert.lengthOf(await GameLogEntry.query().where('what', 'pauze'), 1)
  })
})
