import { test } from '@japa/runner'
import { roomFigures, timeInRooms, tooHard, type Visit } from '#domain/live/evening_report'

const MINUTE = 60_000
const event = (minute: number, what: string, teamId: number | null = 1, roomId = 7) => ({
  ...{ what, teamId, at: minute * MINUTE },
  roomId: teamId === null ? null : roomId,
})

const CASES = {
  'from entering to solving': [[event(1, 'betreden'), event(6, 'opgelost')], 5],
  'two stays together': [
    [event(0, 'betreden'), event(3, 'verlaten'), event(10, 'betreden'), event(14, 'opgelost')],
    7,
  ],
  'without a pause': [
    [event(0, 'betreden'), event(2, 'pauze', null), event(5, 'verder', null), event(8, 'opgelost')],
    5,
  ],
  'put out during a pause': [
    [event(0, 'betreden'), event(2, 'pauze', null), event(5, 'vrijgegeven')],
    2,
  ],
  'nothing for a stay that the end of the round cut off': [[event(0, 'betreden')], undefined],
} as const

test.group('The time in a room', () => {
  test('{0}')
    .with(Object.entries(CASES))
    .run(({ assert }, [, [events, minutes]]) => {
      const found = timeInRooms(events).get('1 7')
      assert.equal(found === undefined ? undefined : found / MINUTE, minutes)
    })
})

const visit = (part: Partial<Visit> = {}): Visit => ({
  ...{ solved: true, shown: false, mistakes: 0, hints: 0, minutes: 5 },
  ...part,
})

test.group('A room that was too hard', () => {
  test('{0}')
    .with([
      ['an easy room is not', [visit(), visit()], []],
      ['teams stayed far longer than estimated', [visit({ minutes: 8 })], ['time']],
      ['one and a half times is not yet too long', [visit({ minutes: 7.5 })], []],
      ['teams needed two hints', [visit({ hints: 3 }), visit({ hints: 1 })], ['hints']],
      ['teams guessed wrong three times', [visit({ mistakes: 6 }), visit()], ['mistakes']],
      [
        'less than half solved it themselves',
        [visit({ shown: true }), visit({ solved: false }), visit()],
        ['unsolved'],
      ],
      ['a room on paper has no time', [visit({ minutes: null })], []],
    ] as [string, Visit[], string[]][])
    .run(({ assert }, [, visits, reasons]) => {
      const figures = roomFigures(visits)
      assert.deepEqual(figures && tooHard(figures, 5), reasons)
    })

  test('a room that nobody tried is not judged', ({ assert }) => {
    assert.isNull(roomFigures([]))
  })
})
