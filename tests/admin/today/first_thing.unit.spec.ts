import { test } from '@japa/runner'
import { firstThing, type WaitingKind } from '#domain/admin/today/first_thing'

const waits = (kind: WaitingKind['kind'], count: number, days: number | null = null) => ({
  kind,
  count,
  days,
})

test.group('The first thing to do', () => {
  test('an owner begins with {first}: {title}')
    .with([
      {
        title: 'nothing else waits',
        waiting: [waits('alarms', 0), waits('messages', 2, 3)],
        first: 'messages',
      },
      {
        title: 'what goes wrong with money comes before what is due today',
        waiting: [waits('parcels', 3, 0), waits('alarms', 1)],
        first: 'alarms',
      },
      {
        title: 'what is too late comes before anything else',
        waiting: [waits('alarms', 1), waits('mails', 1), waits('parcels', 3, -2)],
        first: 'parcels',
      },
      {
        title: 'of what is late the latest comes first',
        waiting: [waits('parcels', 3, -1), waits('messages', 1, -4)],
        first: 'messages',
      },
      {
        title: 'the law comes before a promise that is due on the same day',
        waiting: [waits('messages', 1, 2), waits('parcels', 1, 2), waits('withdrawals', 1, 2)],
        first: 'withdrawals',
      },
      {
        title: 'a withdrawal that waits for the customer comes after what has a day',
        waiting: [waits('withdrawals', 1), waits('messages', 1, 4)],
        first: 'messages',
      },
    ])
    .run(({ assert }, { waiting, first }) => {
      assert.equal(firstThing(waiting)?.kind, first)
    })

  test('an owner has nothing to begin with when nothing waits', ({ assert }) => {
    assert.isNull(firstThing([waits('alarms', 0), waits('parcels', 0)]))
  })
})
