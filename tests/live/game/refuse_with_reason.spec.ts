import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { CHANNELS } from '#app/live/channels/game_events'
import { controlGame } from '#app/live/control/control_game'
import { pauseGame } from '#app/live/control/pause_game'
import { LIMITS } from '#start/limiters'
import { emptyShop } from '#tests/helpers/database'
import { expectRefusal } from '#tests/helpers/live/expect_refusal'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

type Evening = Awaited<ReturnType<typeof createEvening>>
type Phone = ReturnType<typeof phone>
type Tap = (own: Phone, evening: Evening, other: Phone) => Promise<ApiResponse>
type Case = readonly [what: string, status: number, reason: string, tap: Tap]

const room = ({ rooms }: Evening, index = 0) => ({ roomid: itemAt(rooms, index).id })

/** What a team hears in a game that runs. */
const PLAYING: readonly Case[] = [
  [
    'a room in which another team is',
    409,
    'room_bezet',
    async (own, evening, other) => {
      await other.callApi('enterroom', room(evening))
      return own.callApi('enterroom', room(evening))
    },
  ],
  [
    'a room that it solved',
    409,
    'room_klaar',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      await own.answer(firstOf(evening.rooms), 'antwoord 1')
      return own.callApi('enterroom', room(evening))
    },
  ],
  [
    'a second room',
    409,
    'al_in_room',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      return own.callApi('enterroom', room(evening, 1))
    },
  ],
  ['an unknown room', 409, 'onbekende_room', (own) => own.callApi('enterroom', { roomid: 999 })],
  ['no room', 422, 'ongeldige_invoer', (own) => own.callApi('enterroom')],
  ['leaving no room', 422, 'ongeldige_invoer', (own) => own.callApi('leaveroom')],
  [
    'a hint from outside',
    409,
    'niet_in_room',
    (own, evening) => own.callApi('useHint1', room(evening)),
  ],
  ['a hint of no room', 422, 'ongeldige_invoer', (own) => own.callApi('useHint1')],
  [
    'the second hint first',
    409,
    'hint_nog_dicht',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      return own.callApi('useHint2', room(evening))
    },
  ],
  [
    'the answer before the hints',
    409,
    'hint_nog_dicht',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      return own.callApi('answerOk', { ...room(evening), points: 0 })
    },
  ],
  [
    'no answer',
    422,
    'leeg_antwoord',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      return own.callApi('answerOk', { ...room(evening), points: 100 })
    },
  ],
  [
    'a wrong answer',
    422,
    'fout_antwoord',
    async (own, evening) => {
      await own.callApi('enterroom', room(evening))
      return own.answer(firstOf(evening.rooms), 'mis')
    },
  ],
  [
    'an answer that is too long',
    422,
    'ongeldige_invoer',
    (own, evening) => own.answer(firstOf(evening.rooms), 'a'.repeat(201)),
  ],
  [
    'an answer from outside',
    409,
    'niet_in_room',
    (own, evening) => own.answer(firstOf(evening.rooms), 'antwoord 1'),
  ],
  [
    'a mistake from outside',
    409,
    'niet_in_room',
    (own, evening) => own.callApi('answerWrong', room(evening)),
  ],
  ['a mistake of no room', 422, 'ongeldige_invoer', (own) => own.callApi('answerWrong')],
  [
    'a second name',
    409,
    'naam_al_gekozen',
    async (own) => {
      await own.callApi('teamname', { newTeamName: 'De Uilen' })
      return own.callApi('teamname', { newTeamName: 'De Vossen' })
    },
  ],
  [
    'the name of another team',
    409,
    'naam_bezet',
    async (own, _, other) => {
      await other.callApi('teamname', { newTeamName: 'De Uilen' })
      return own.callApi('teamname', { newTeamName: 'de uilen' })
    },
  ],
  [
    'an empty name',
    422,
    'ongeldige_invoer',
    (own) => own.callApi('teamname', { newTeamName: ' ' }),
  ],
  [
    'anything in a pause',
    409,
    'gepauzeerd',
    async (own, evening) => {
      await pauseGame(evening.game.id)
      return own.callApi('enterroom', room(evening))
    },
  ],
  [
    'anything after the end',
    409,
    'spel_afgelopen',
    async (own, evening) => {
      await controlGame(evening.game.id, 'finishspel')
      return own.callApi('enterroom', room(evening))
    },
  ],
  [
    'anything as a team that stands aside',
    409,
    'geen_spel',
    async (own, evening) => {
      await evening.game.refresh()
      await evening.game.merge({ teamCount: 0 }).save()
      return own.callApi('enterroom', room(evening))
    },
  ],
]

async function hears(
  { client, assert }: { client: ApiClient; assert: Assert },
  evening: Evening,
  [, status, reason, tap]: Case
) {
  const own = phone(client, firstOf(evening.teams))
  const answer = await tap(own, evening, phone(client, itemAt(evening.teams, 1)))
  expectRefusal(assert, answer, status, reason, await own.request('klant'))
}

test.group('The refusals of a team', (group) => {
  group.each.setup(() => emptyShop())

  test('a team hears why in Dutch, with a reason and the present state: {0}')
    .with([...PLAYING])
    .run(async (context, refused) => hears(context, await createPlayingEvening(), refused))

  const BEFORE: readonly Case[] = [
    [
      'a room before the game began',
      409,
      'niet_begonnen',
      (own: Phone, evening: Evening) => own.callApi('enterroom', room(evening)),
    ],
    [
      'a name before the doors are open',
      409,
      'naam_nog_niet',
      (own: Phone) => own.callApi('teamname', { newTeamName: 'De Uilen' }),
    ],
  ]

  test('a team hears why, with a reason and the present state: {0}')
    .with([...BEFORE])
    .run(async (context, refused) => hears(context, await createEvening(), refused))

  test('a team hears why, with a reason and the present state: a room after the time is up', async (context) => {
    const since = DateTime.utc().minus({ minutes: 90 })
    await hears(context, await createPlayingEvening({ since }), [
      'a room after the time is up',
      409,
      'tijd_voorbij',
      (own, evening) => own.callApi('enterroom', room(evening)),
    ])
  })

  test('a team that taps too often hears a reason and waits; its state is not read for it', async ({
    client,
    assert,
  }) => {
    const { teams } = await createPlayingEvening()
    const team = firstOf(teams)
    const { requests, duration } = LIMITS.teamActions
    await limiter.use(LIMITS.teamActions).set(`team_acts_${team.id}`, requests, duration)
    const answer = await phone(client, team).callApi('leaveroom', { roomid: 1 })
    expectRefusal(assert, answer, 429, 'te_vaak', null)
  })

  test('a code that belongs to no team brings a reason and nothing of any game', async ({
    client,
    assert,
  }) => {
    const answer = await phone(client, { apiToken: 'verzonnen' }).callApi('leaveroom')
    expectRefusal(assert, answer, 401, 'onbekende_code', null)
  })

  test('the channel of another game brings a reason, for a team and for a big screen', async ({
    client,
    assert,
  }) => {
    const { game, teams } = await createPlayingEvening()
    const other = { socket_id: '123.456', channel_name: CHANNELS.status(game.id + 1) }
    const team = await client
      .post('/api/broadcasting/auth')
      .bearerToken(firstOf(teams).apiToken)
      .json(other)
    expectRefusal(assert, team, 403, 'geen_toegang', null)
    const screen = await client.post(`/api/scherm/${game.screenToken}/auth`).json(other)
    expectRefusal(assert, screen, 403, 'geen_toegang', null)
  })
})
