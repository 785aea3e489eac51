import { test } from '@japa/runner'
import { badgeOf } from '../../../inertia/live/channels/badge.js'

test.group('The badge of a screen', () => {
  test('the badge says {badge} when the line is {connection} and a call was answered: {reachable}')
    .with([
      { reachable: true, connection: 'connected', badge: 'live' },
      { reachable: true, connection: 'connecting', badge: 'connecting' },
      { reachable: true, connection: 'away', badge: 'polling' },
      { reachable: true, connection: null, badge: 'live' },
      { reachable: false, connection: 'connected', badge: 'gone' },
      { reachable: false, connection: 'connecting', badge: 'gone' },
      { reachable: false, connection: 'away', badge: 'gone' },
      { reachable: false, connection: null, badge: 'gone' },
    ] as const)
    .run(({ assert }, { reachable, connection, badge }) => {
      assert.equal(badgeOf(reachable, connection), badge)
    })
})
