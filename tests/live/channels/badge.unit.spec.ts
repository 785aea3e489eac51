import { test } from '@japa/runner'
import { badgeOf } from '../../../inertia/live/channels/badge.js'

test.group('The badge of a screen', () => {
  test('the badge says {badge} when the line is {connection} and a call was answered: {reachable}')
    .with([
      { reachable: true, connection: 'verbonden', badge: 'live' },
      { reachable: true, connection: 'verbinden', badge: 'connecting' },
      { reachable: true, connection: 'weg', badge: 'polling' },
      { reachable: true, connection: null, badge: 'live' },
      { reachable: false, connection: 'verbonden', badge: 'gone' },
      { reachable: false, connection: 'verbinden', badge: 'gone' },
      { reachable: false, connection: 'weg', badge: 'gone' },
      { reachable: false, connection: null, badge: 'gone' },
    ] as const)
    .run(({ assert }, { reachable, connection, badge }) => {
      assert.equal(badgeOf(reachable, connection), badge)
    })
})
