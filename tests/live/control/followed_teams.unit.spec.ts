import { test } from '@japa/runner'
import { followedTeams } from '../../../inertia/live/control/followed_teams.js'
import { firstOf } from '#tests/helpers/present'

type Panel = Parameters<typeof followedTeams>[0]

const MINUTE = 60_000
const START = Date.parse('2027-03-06T19:00:00Z')
const at = (minute: number) => START + minute * MINUTE

/** A team, the minute at which it was last heard and what it did in its rooms. */
const team = (id: number, heard: number | null, ...progress: object[]) => ({
  ...{ id, custom_name: `Team ${id}` },
  gehoord_om: heard === null ? null : at(heard),
  voortgang: progress,
})

const inRoom = (id: number, usage: object = {}) => ({
  ...{ room: { id }, antwoord: 0, aantal_fout: 0, hint1: 0, hint2: 0, hint3: 0 },
  ...usage,
})

/** Rooms 1 and 2 for ten minutes each; `inside` names a team, its room and since which minute. */
const panel = (teams: readonly object[], inside: [number, number, number][], paused?: number) =>
  ({
    snapshot: {
      teams,
      occupied: inside.map(([teamId, roomId, since]) => ({
        ...{ team_id: teamId, spellenfabriek_room_id: roomId, sinds: at(since) },
      })),
    },
    game: {
      start: new Date(START).toISOString(),
      gepauzeerd_sinds: paused === undefined ? null : at(paused),
      rooms: [1, 2].map((id) => ({ id, adminnaam: `Kamer ${id}`, tijdschatting: 10 })),
    },
  }) as unknown as Panel

test.group('A team as the game master follows it', () => {
  test('a team has its room, its minutes there, and its mistakes and hints in that room alone', ({
    assert,
  }) => {
    const earlier = inRoom(1, { antwoord: 1, aantal_fout: 7, hint1: 1, hint2: 1, hint3: 1 })
    const here = inRoom(2, { aantal_fout: 2, hint1: 1, hint2: 1, hint3: 1 })
    const one = firstOf(followedTeams(panel([team(5, 29, earlier, here)], [[5, 2, 18]]), at(30)))
    assert.deepInclude(one, {
      ...{ name: 'Kamer 2', room: { minutes: 12, estimate: 10 }, pace: 'late', urgency: 'late' },
      ...{ mistakes: 2, hints: 3, silence: 1, quiet: 'calm', ready: false, index: 0 },
    })
  })

  test('a team has no room, no mistakes and no hints between two rooms', ({ assert }) => {
    const solved = inRoom(1, { antwoord: 1, aantal_fout: 7, hint1: 1 })
    const one = firstOf(followedTeams(panel([team(5, 30, solved)], []), at(30)))
    assert.deepInclude(one, { ...{ name: null, room: null, mistakes: 0, hints: 0 }, ready: false })
  })

  test('the minutes of a team stand still during a pause, and its silence goes on', ({
    assert,
  }) => {
    const paused = panel([team(5, 25, inRoom(1))], [[5, 1, 16]], 24)
    const one = firstOf(followedTeams(paused, at(30)))
    assert.deepInclude(one, {
      ...{ room: { minutes: 8, estimate: 10 }, pace: 'calm' },
      ...{ silence: 5, quiet: 'stuck', urgency: 'stuck' },
    })
  })

  test('a team is ready with every room solved, and silent without anybody minding', ({
    assert,
  }) => {
    const both = [inRoom(1, { antwoord: 1 }), inRoom(2, { antwoord: 1 })]
    const one = firstOf(followedTeams(panel([team(5, 10, ...both)], []), at(30)))
    assert.deepInclude(one, { ready: true, silence: 20, urgency: 'calm' })
  })

  test('the team that needs the host most comes first, and keeps the sign of its own number', ({
    assert,
  }) => {
    const teams = [
      team(1, null),
      team(2, 30, inRoom(1)),
      team(3, 30, inRoom(1, { antwoord: 1 }), inRoom(2, { antwoord: 1 })),
      team(4, 24),
      team(5, 30, inRoom(2)),
    ]
    const inside: [number, number, number][] = [
      [2, 1, 25],
      [5, 2, 10],
    ]
    const order = followedTeams(panel(teams, inside), at(30))
    assert.deepEqual(
      order.map(({ team: { id }, index }) => [id, index]),
      [
        [5, 4],
        [4, 3],
        [2, 1],
        [3, 2],
        [1, 0],
      ]
    )
  })
})
