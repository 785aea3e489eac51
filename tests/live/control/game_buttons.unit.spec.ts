import { test } from '@japa/runner'
import { STATUSES } from '#domain/live/game/game_flow'
import { itemAt } from '#tests/helpers/present'
import { GAME_BUTTONS } from '../../../inertia/live/control/game_buttons.js'

type Ask = Exclude<(typeof GAME_BUTTONS)['started'][number]['question'], undefined>

const MINUTE = 60_000
const START = Date.parse('2027-03-06T19:00:00Z')
const labels = (status: keyof typeof GAME_BUTTONS) => GAME_BUTTONS[status].map(({ label }) => label)

/** A team, the minute after the start at which it was last heard, and the rooms that it solved. */
const team = (heard: number | null, ...solved: number[]) => ({
  gehoord_om: heard === null ? null : START + heard * MINUTE,
  voortgang: solved.map((id) => ({ room: { id }, antwoord: 1 })),
})

/** Half an hour after the start of a game with rooms 1 and 2. */
const evening = (...teams: object[]) =>
  ({
    teams,
    server_tijd: START + 30 * MINUTE,
    spellenfabriek: { start: new Date(START).toISOString(), rooms: [{ id: 1 }, { id: 2 }] },
  }) as unknown as Parameters<Ask>[0]

test.group('The buttons of the game master', () => {
  test('{status} offers {offered}')
    .with([
      { status: 'closed', offered: ['Teams mogen teamnaam kiezen'] },
      { status: 'open', offered: ['Spel beginnen', 'Verzamelpunt stoppen'] },
      {
        status: 'started',
        offered: ['Beëindigen en eindscores tonen', 'Spel annuleren en stoppen'],
      },
      {
        status: 'timeout',
        offered: ['Toon eindscores aan alle teams', 'Spel annuleren en stoppen'],
      },
      { status: 'finished', offered: ['Verzamelpunt stoppen'] },
    ] as const)
    .run(({ assert }, { status, offered }) => {
      assert.deepEqual(labels(status), [...offered])
    })

  test('at most one button of a status is the step that the evening waits for', ({ assert }) => {
    for (const status of STATUSES)
      assert.isAtMost(GAME_BUTTONS[status].filter(({ primary }) => primary).length, 1, status)
  })

  test('a gathering point that nobody plays at is stopped without a question, final scores are not', ({
    assert,
  }) => {
    assert.isUndefined(itemAt(GAME_BUTTONS.open, 1).question)
    assert.isDefined(itemAt(GAME_BUTTONS.finished, 0).question)
  })

  test('ending early says {says}')
    .with([
      { teams: [team(29), team(29)], says: 'Er zijn nog 2 van de 2 teams bezig.' },
      { teams: [team(29, 1, 2), team(29, 1)], says: 'Er is nog 1 van de 2 teams bezig.' },
      { teams: [team(29, 1, 2), team(29, 1, 2)], says: 'Alle teams zijn klaar.' },
      {
        teams: [team(29), team(29), team(null)],
        says: 'Er zijn nog 2 van de 2 teams bezig. Eén team is niet gekomen.',
      },
      {
        teams: [team(29, 1, 2), team(null), team(null)],
        says: 'Alle teams zijn klaar. 2 teams zijn niet gekomen.',
      },
      {
        teams: [team(29), team(-121)],
        says: 'Er is nog 1 van de 1 teams bezig. Eén team is niet gekomen.',
      },
      { teams: [team(null, 1)], says: 'Er is nog 1 van de 1 teams bezig.' },
      { teams: [team(null), team(null)], says: 'Er is nog geen team gekomen.' },
    ])
    .run(({ assert }, { teams, says }) => {
      const question = itemAt(GAME_BUTTONS.started, 0).question?.(evening(...teams)) ?? ''
      assert.equal(question.slice(0, question.indexOf(' Het spel stopt')), says)
    })
})
