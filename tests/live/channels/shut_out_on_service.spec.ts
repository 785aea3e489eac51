import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { CHANNELS } from '#app/live/channels/game_events'
import { renewQr } from '#app/live/control/control_game'
import { BareSocket, startHub } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

/** All that an event may say, see `News`. */
const SAID = ['versie', 'team_id', 'room_id']

test.group('A phone whose QR code was renewed, over a service', (group) => {
  group.each.setup(() => emptyShop())

  test('a phone with an old code is told to look and is let into nothing; its open socket goes on and hears news without data', async ({
    client,
    assert,
    cleanup,
  }) => {
    const service = await startHub()
    app.container.swap(Broadcaster, () => service.pusher)
    cleanup(async () => {
      app.container.restore(Broadcaster)
      await service.stop()
    })
    const { game, teams, rooms } = await createPlayingEvening()
    const [team, other] = [firstOf(teams), itemAt(teams, 1)]
    const old = team.apiToken
    const socket = new BareSocket(service.port)
    const id = await socket.welcome()
    const enter = (channel: string) =>
      client
        .post('/api/broadcasting/auth')
        .json({ socket_id: id, channel_name: channel })
        .bearerToken(old)
    for (const channel of [CHANNELS.status(game.id), CHANNELS.room(game.id)]) {
      const { auth } = (await enter(channel)).body() as { auth: string }
      socket.say('pusher:subscribe', { channel, auth })
      await socket.message('pusher_internal:subscription_succeeded')
    }

    await renewQr(game.id, team.id)
    await socket.message('SpellenFabriekTeamChange')
    ;(await phone(client, { apiToken: old }).request('me')).assertStatus(401)
    ;(await enter(CHANNELS.progress(game.id))).assertStatus(401)

    ;(await phone(client, other).enter(firstOf(rooms))).assertStatus(200)
    await socket.message('SpellenFabriekTeamRoomEnter')
    assert.isNull(socket.closeCode)
    for (const { event, data } of socket.messages)
      if (event.startsWith('SpellenFabriek')) assert.includeMembers(SAID, Object.keys(data), event)
  })
})
