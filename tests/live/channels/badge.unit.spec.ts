import { test } from '@japa/runner'
import { badgeOf } from '../../../inertia/live/channels/badge.js'

test.group('The badge of a screen', () => {
  test('says {badge} when the line is {verbinding} and a call was answered: {bereikbaar}')
    .with([
      { bereikbaar: true, verbinding: 'verbonden', badge: 'live' },
      { bereikbaar: true, verbinding: 'verbinden', badge: 'verbindt' },
      { bereikbaar: true, verbinding: 'weg', badge: 'peilt' },
      { bereikbaar: true, verbinding: null, badge: 'live' },
      { bereikbaar: false, verbinding: 'verbonden', badge: 'weg' },
      { bereikbaar: false, verbinding: 'verbinden', badge: 'weg' },
      { bereikbaar: false, verbinding: 'weg', badge: 'weg' },
      { bereikbaar: false, verbinding: null, badge: 'weg' },
    ] as const)
    .run(({ assert }, { bereikbaar: reachable, verbinding: connection, badge }) => {
      assert.equal(badgeOf(reachable, connection), badge)
    })
})
