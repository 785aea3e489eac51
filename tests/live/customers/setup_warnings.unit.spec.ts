import { test } from '@japa/runner'
import { setupWarnings } from '#domain/live/customers/setup_warnings'

const SETUP = { teams: 3, duration: 60, estimates: [10, 20, 30], cards: 3 }

test.group('The surprises for the hall', () => {
  test('an evening that fits has no warnings', ({ assert }) => {
    assert.deepEqual(setupWarnings(SETUP), [])
    assert.deepEqual(setupWarnings({ ...SETUP, cards: 0 }), [])
  })

  test('an owner with more teams than rooms reads that some have to wait', ({ assert }) => {
    assert.deepEqual(setupWarnings({ ...SETUP, teams: 5 }), [
      { type: 'more_teams_than_rooms', waiting: 2 },
    ])
  })

  test('a game without rooms warns of no waiting teams', ({ assert }) => {
    assert.deepEqual(setupWarnings({ ...SETUP, estimates: [] }), [])
  })

  test('an owner reads of rooms that together take longer than the time', ({ assert }) => {
    assert.deepEqual(setupWarnings({ ...SETUP, duration: 59 }), [
      { type: 'longer_than_the_time', minutes: 60 },
    ])
  })

  test('an owner reads of cards of teams that do not take part, also once that is saved', ({
    assert,
  }) => {
    assert.deepEqual(setupWarnings({ ...SETUP, cards: 5 }), [
      { type: 'cards_without_team', from: 4, to: 5 },
    ])
  })
})
