import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { endOverdueSockets } from '#app/admin/game_masters/socket_access'
import { CHANNELS } from '#app/live/channels/game_events'
import { controlGame } from '#app/live/control/control_game'
import type { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import Admin from '#models/admin/admin'
import type GameMasterGrant from '#models/admin/game_master_grant'
import type Spellenfabriek from '#models/live/spellenfabriek'
import { ADMIN, loggedIn, type Browser } from '#tests/helpers/browser'
import { BareSocket, connectRealtime } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import { atWork, createGameMaster, knock } from '#tests/helpers/live/game_master'
import { createEvening, createPlayingEvening } from '#tests/helpers/live/playing_evening'
import { firstOf } from '#tests/helpers/present'

const HOURS = (hours: number) => DateTime.utc().plus({ hours })

/** A socket of a game master, who listens to the game. */
async function listening(
  browser: Browser,
  customerId: number,
  { id }: Spellenfabriek,
  broadcaster: EmbeddedBroadcaster
) {
  const server = (await app.container.make('server')).getNodeServer() as Server
  const { port } = server.address() as { port: number }
  const { key } = broadcaster.clientOptions()
  const socket = new BareSocket(port, `/app/${key}?protocol=7`)
  const request = { socket_id: await socket.welcome(), channel_name: CHANNELS.status(id) }
  const answer = await browser.post(`/api/spelleiding/auth/${customerId}`, request)
  answer.assertStatus(200)
  socket.say('pusher:subscribe', { ...answer.body(), channel: request.channel_name })
  await socket.message('pusher_internal:subscription_succeeded')
  return socket
}

async function evening(client: ApiClient) {
  const { customer, game } = await createPlayingEvening()
  const { admin, grants } = await createGameMaster([game])
  return { customer, game, admin, grant: firstOf(grants), browser: await atWork(client) }
}

/** What the browser of a game master gets once the access is over. */
async function assertOut(browser: Browser, customerId: number) {
  ;(await browser.open(`/api/spelleiding/klant/${customerId}`)).assertStatus(401)
  ;(await browser.open(`/spelleiding/${customerId}/lobby`)).assertStatus(302)
  ;(await browser.post(`/api/spelleiding/pauze/${customerId}`)).assertStatus(401)
}

test.group('The end of an invitation', (group) => {
  let broadcaster: EmbeddedBroadcaster
  group.setup(async () => {
    broadcaster = await connectRealtime()
  })
  group.each.setup(() => emptyShop())

  test('a game master whose invitation is withdrawn is out at once, and cannot log in again', async ({
    client,
    assert,
  }) => {
    const { customer, game, grant, browser } = await evening(client)
    const socket = await listening(browser, customer.id, game, broadcaster)
    const owner = await loggedIn(client)
    const path = `/api/dashboard/klant/spellenfabriek/spelleiders/${customer.id}/${grant.id}`
    ;(await owner.send('delete', path)).assertStatus(200)
    assert.equal(await socket.closed(), 4009)
    await assertOut(browser, customer.id)
    const { answer } = await knock(client)
    answer.assertStatus(403)
    assert.include(answer.body().warning, 'geen avond om te leiden')
    ;(await owner.send('delete', path)).assertStatus(409)
  })

  test('a game master is out of every page and every channel at the moment the invitation ends', async ({
    client,
    assert,
  }) => {
    const { customer, game, grant, browser } = await evening(client)
    await grant.merge({ until: HOURS(1) }).save()
    const socket = await listening(browser, customer.id, game, broadcaster)
    await endOverdueSockets()
    assert.isNull(socket.closeCode)
    await grant.merge({ until: HOURS(-0.01) }).save()
    await endOverdueSockets()
    assert.equal(await socket.closed(), 4009)
    await assertOut(browser, customer.id)
  })

  test('an invitation without a last moment ends a day after the round', async ({
    client,
    assert,
  }) => {
    const { customer, game, grant, browser } = await evening(client)
    const path = `/api/spelleiding/klant/${customer.id}`
    await game.refresh()
    await game.merge({ start: DateTime.utc().minus({ hours: 9 }) }).save()
    assert.isTrue((await controlGame(game.id, 'finishspel')).ok)
    ;(await browser.open(path)).assertStatus(200)
    await shiftLog(game, { hours: -23 }, grant)
    ;(await browser.open(path)).assertStatus(200)
    await shiftLog(game, { hours: -2 }, grant)
    await assertOut(browser, customer.id)
    assert.isNotNull(await Admin.find(grant.adminId))
  })

  test('a game master who is shut out as an admin is out at once too', async ({
    client,
    assert,
  }) => {
    const { customer, game, admin, browser } = await evening(client)
    const socket = await listening(browser, customer.id, game, broadcaster)
    const owner = await loggedIn(client)
    const confirmed = { huidig: ADMIN.password }
    ;(await owner.post(`/api/dashboard/beheerder/${admin.id}/stop`, confirmed)).assertStatus(200)
    assert.equal(await socket.closed(), 4009)
    await assertOut(browser, customer.id)
  })

  test('a game master of two evenings loses the one that was withdrawn, and keeps the other', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await createEvening(), await createEvening()]
    const { grants } = await createGameMaster([first.game, second.game])
    const early = await atWork(client)
    const owner = await loggedIn(client)
    const path = `/api/dashboard/klant/spellenfabriek/spelleiders/${first.customer.id}/${firstOf(grants).id}`
    ;(await owner.send('delete', path)).assertStatus(200)
    await assertOut(early, first.customer.id)
    const again = await atWork(client)
    ;(await again.open(`/api/spelleiding/klant/${first.customer.id}`)).assertStatus(403)
    ;(await again.open(`/api/spelleiding/klant/${second.customer.id}`)).assertStatus(200)
    assert.equal((await again.open('/spelleiding')).status(), 302)
  })
})

/** Moves what was noted of a game, and the invitation before it, to an earlier moment. */
async function shiftLog(game: Spellenfabriek, by: { hours: number }, grant: GameMasterGrant) {
  const { default: GameLogEntry } = await import('#models/live/game_log_entry')
  for (const entry of await GameLogEntry.query().where('spellenfabriek_id', game.id))
    await entry.merge({ createdAt: entry.createdAt.plus(by) }).save()
  await grant.merge({ grantedAt: grant.grantedAt.plus(by).minus({ minutes: 1 }) }).save()
}
