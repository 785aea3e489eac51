import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { controlGame } from '#app/live/control/control_game'
import { forgetGameStates } from '#app/live/game/game_state'
import { emptyShop } from '#tests/helpers/database'
import {
  createEvening,
  createPlayingEvening,
  phone,
  silenceTeams,
} from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

type Evening = Awaited<ReturnType<typeof createEvening>>
type Phone = ReturnType<typeof phone>
type Moment = {
  readonly mobile: Phone
  /** A phone of another team. */
  readonly other: Phone
  readonly room: Evening['rooms'][number]
}

type Cost = {
  /** What a person experiences. */
  readonly what: string
  readonly queries: number
  /** The answer that the count belongs to. */
  readonly status?: number
  readonly evening?: () => Promise<Evening>
  /** What went before; not counted. */
  readonly before?: (moment: Moment) => unknown
  readonly call: (moment: Moment) => ReturnType<Phone['callApi']>
}

const enter = ({ mobile, room }: Moment) => mobile.enter(room)
/**
 * Another team enters the room, and none of its phones is heard for longer than the room is kept.
 */
async function silentOther(moment: Moment) {
  const { other, room } = moment
  await other.enter(room)
  await silenceTeams({ minutes: 11 })
  await look(moment)
}
const leave = ({ mobile, room }: Moment) => mobile.callApi('leaveroom', { roomid: room.id })
const hint = (number: 1 | 2 | 3) => (moment: Moment) =>
  moment.mobile.callApi(`useHint${number}`, { roomid: moment.room.id })
const answer = (text: string) => (moment: Moment) => moment.mobile.answer(moment.room, text)
const mistake = ({ mobile, room }: Moment) => mobile.callApi('answerWrong', { roomid: room.id })
const showAnswer = ({ mobile, room }: Moment) =>
  mobile.callApi('answerOk', { roomid: room.id, points: 0 })
const chooseName = ({ mobile }: Moment) => mobile.callApi('teamname', { newTeamName: 'De Uilen' })
const timeUp = ({ mobile }: Moment) => mobile.callApi('timeout')
const look = ({ mobile }: Pick<Moment, 'mobile'>) => mobile.request('klant')

/** One call after the other, as a team makes them. */
function inOrder(...calls: ((moment: Moment) => unknown)[]) {
  return async (moment: Moment) => {
    for (const call of calls) await call(moment)
  }
}

async function gatheringEvening() {
  const evening = await createEvening()
  await controlGame(evening.game.id, 'openlobby')
  return evening
}

const elapsedEvening = () => createPlayingEvening({ since: DateTime.utc().minus({ minutes: 61 }) })

/** The team was last heard so long ago that its next call writes that down. */
const beQuiet = () =>
  db.from('teams').update({ heard_at: asColumn(DateTime.utc().minus({ seconds: 60 })) })

/** Another process changes the game, so that what was read before is old. */
const changeElsewhere = () => db.from('live_games').increment('version', 1)

/** A team moves in another process: rooms, teams and corrections stay as this process read them. */
const moveElsewhere = () =>
  db.from('live_games').update({
    version: db.raw('version + 1'),
    moved_version: db.raw('version + 1'),
    moves_since: db.raw('case when moved_version = version then moves_since else version end'),
  })

const TAKEN_OVER = 'a team enters a room whose team was silent too long'
const TIME_IS_UP = "a team's phone is the first to say that time is up, and the game ends"
/** What a tap may cost, and what costs more for the reason in decision 0064. */
const MOST = { warm: 13, cold: 16 } as const

/** Today's counts, the same on SQLite and on PostgreSQL. */
const TAPS: readonly Cost[] = [
  {
    what: 'a team chooses its name',
    queries: 7,
    evening: gatheringEvening,
    call: chooseName,
  },
  { what: 'a team enters a room', queries: 8, call: enter },
  {
    what: 'a team enters a room where another team is, and is refused',
    queries: 5,
    status: 409,
    before: ({ other, room }) => other.enter(room),
    call: enter,
  },
  {
    what: TAKEN_OVER,
    queries: 12,
    before: silentOther,
    call: enter,
  },
  { what: 'a team leaves its room', queries: 8, before: enter, call: leave },
  {
    what: 'a team asks hint 1 as the first thing it does in a room',
    queries: 7,
    before: enter,
    call: hint(1),
  },
  {
    what: 'a team asks hint 2',
    queries: 7,
    before: inOrder(enter, hint(1)),
    call: hint(2),
  },
  {
    what: 'a team presses hint 1 again, and nothing changes',
    queries: 5,
    before: inOrder(enter, hint(1)),
    call: hint(1),
  },
  {
    what: 'a team gives a wrong answer as the first thing it does in a room',
    queries: 8,
    status: 422,
    before: enter,
    call: answer('mis'),
  },
  {
    what: 'a team gives another wrong answer',
    queries: 8,
    status: 422,
    before: inOrder(enter, answer('mis')),
    call: answer('ook mis'),
  },
  {
    what: 'a team gives the same wrong answer again, which costs it nothing',
    queries: 6,
    status: 422,
    before: inOrder(enter, answer('mis')),
    call: answer('mis'),
  },
  {
    what: "a team's page reports a wrong answer without its text",
    queries: 7,
    before: inOrder(enter, hint(1)),
    call: mistake,
  },
  {
    what: 'a team gives the right answer as the first thing it does in a room',
    queries: 8,
    before: enter,
    call: answer('antwoord 1'),
  },
  {
    what: 'a team gives the right answer after a hint',
    queries: 8,
    before: inOrder(enter, hint(1)),
    call: answer('antwoord 1'),
  },
  {
    what: 'a team has the answer shown after hint 3',
    queries: 8,
    before: inOrder(enter, hint(1), hint(2), hint(3)),
    call: showAnswer,
  },
  {
    what: "a team's phone says too early that time is up, and nothing changes",
    queries: 2,
    call: timeUp,
  },
  {
    what: TIME_IS_UP,
    queries: 18,
    evening: elapsedEvening,
    call: timeUp,
  },
  {
    what: "the next team's phone says that time is up, and the game has ended",
    queries: 2,
    evening: elapsedEvening,
    before: ({ other }) => other.callApi('timeout'),
    call: timeUp,
  },
]

/** The first tap in a process that knows nothing of the game, or after another process changed it. */
const COLD_TAPS: readonly Cost[] = [
  { what: 'a team enters a room', queries: 12, call: enter },
  {
    what: TAKEN_OVER,
    queries: 16,
    before: silentOther,
    call: enter,
  },
  { what: 'a team leaves its room', queries: 12, before: enter, call: leave },
  { what: 'a team asks hint 1', queries: 11, before: enter, call: hint(1) },
  {
    what: 'a team gives a wrong answer',
    queries: 12,
    status: 422,
    before: enter,
    call: answer('mis'),
  },
  { what: 'a team gives the right answer', queries: 12, before: enter, call: answer('antwoord 1') },
]

/** The same taps after a team moved in another process, as in a hall that two processes serve. */
const TAPS_IN_TURN: readonly Cost[] = COLD_TAPS.map((cost) => ({
  ...cost,
  queries: cost.queries - 4,
}))

const LOOKS: readonly Cost[] = [
  { what: 'a phone asks for the game that another phone just asked for', queries: 1, call: look },
  {
    what: 'a phone is the first to ask for the game after a change',
    queries: 7,
    before: changeElsewhere,
    call: look,
  },
  {
    what: 'a phone asks for the game after a team moved in another process',
    queries: 2,
    before: moveElsewhere,
    call: look,
  },
  {
    what: 'a phone asks for the game after a team entered a room',
    queries: 1,
    before: ({ other, room }) => other.enter(room),
    call: look,
  },
  {
    what: 'a phone of a team that was quiet asks for the game, and is heard',
    queries: 2,
    before: async (moment) => {
      await enter(moment)
      await beQuiet()
    },
    call: look,
  },
  { what: 'a phone asks for its own team', queries: 1, call: ({ mobile }) => mobile.request('me') },
]

test.group('The queries of a tap, BEGIN and COMMIT included', (group) => {
  group.each.setup(() => emptyShop())
  for (const cost of TAPS) countOne(cost)
})

test.group('The queries of a tap in a process that missed the change before it', (group) => {
  group.each.setup(() => emptyShop())
  for (const { before, ...cost } of COLD_TAPS)
    countOne({ ...cost, before: before ? inOrder(before, changeElsewhere) : changeElsewhere })
})

test.group('The queries of a tap after a team moved in another process', (group) => {
  group.each.setup(() => emptyShop())
  for (const { before, ...cost } of TAPS_IN_TURN)
    countOne({ ...cost, before: before ? inOrder(before, moveElsewhere) : moveElsewhere })
})

test.group('The most that a tap may cost', () => {
  test('no tap takes more than 13 queries, and 16 in a process that saw nothing of it, but for one', ({
    assert,
  }) => {
    const dear = (taps: readonly Cost[], most: number) =>
      taps.filter(({ queries }) => queries > most).map(({ what }) => what)
    assert.deepEqual(dear(TAPS, MOST.warm), [TIME_IS_UP])
    assert.deepEqual(dear(COLD_TAPS, MOST.cold), [])
    assert.deepEqual(dear(TAPS_IN_TURN, MOST.warm), [])
  })
})

test.group('The queries of a look', (group) => {
  group.each.setup(() => emptyShop())
  for (const cost of LOOKS) countOne(cost)
})

/** A phone has the game on its screen before it does anything, as on every evening. */
function countOne({ what, queries, status = 200, evening, before, call }: Cost) {
  test(`${what}: ${queries} ${queries === 1 ? 'query' : 'queries'}`, async ({ client, assert }) => {
    const moment = momentOf(client, await (evening ?? createPlayingEvening)())
    await look(moment)
    await before?.(moment)
    const counted = countQueries()
    const reply = await call(moment).finally(() => counted.stop())
    reply.assertStatus(status)
    assert.lengthOf(counted.queries, queries, counted.queries.join('\n'))

    const shown = await screens(moment)
    forgetGameStates()
    assert.deepEqual(shown, await screens(moment), 'what is remembered is what is stored')
  })
}

/** What phones of two teams show, without the clock. */
async function screens({ mobile, other }: Moment) {
  const views = [await look({ mobile }), await look({ mobile: other })]
  return views.map((view) => ({ ...(view.body() as object), server_tijd: null }))
}

function momentOf(client: ApiClient, { rooms, teams }: Evening): Moment {
  return {
    mobile: phone(client, firstOf(teams)),
    other: phone(client, itemAt(teams, 1)),
    room: firstOf(rooms),
  }
}

/**
 * Writes down what this process sends to the database from now on, until `stop`. A call of the game
 * does all its work before it answers, and the clocks of the shop do not run in tests.
 */
function countQueries() {
  const knex = db.connection().getWriteClient()
  const queries: string[] = []
  const note = ({ sql }: { sql: string }) => void queries.push(sql)
  knex.on('query', note)
  return { queries, stop: () => void knex.removeListener('query', note) }
}
