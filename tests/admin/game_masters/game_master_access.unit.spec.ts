import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  accessEnds,
  FURTHEST_DAYS,
  isOpen,
  isPossibleEnd,
  LONGEST_DAYS,
} from '#domain/admin/game_masters'

const at = (hours: number) => DateTime.fromISO('2026-11-21T12:00:00Z').plus({ hours })
const grant = (part: { until?: DateTime; withdrawnAt?: DateTime } = {}) => ({
  ...{ grantedAt: at(0), until: null, withdrawnAt: null },
  ...part,
})
const DAYS = 24

test.group('The invitation of a game master', () => {
  test('{what}')
    .with([
      { what: 'a moment of the owner counts', until: 5, roundEnd: 1, ends: 5 },
      { what: 'without one it is a day after the round', until: null, roundEnd: 3, ends: 27 },
      {
        what: 'and it ends once, also when nobody plays',
        ...{ until: null, roundEnd: null, ends: LONGEST_DAYS * DAYS },
      },
      {
        what: 'a round at the very end gives no more time',
        ...{ until: null, roundEnd: LONGEST_DAYS * DAYS - 1, ends: LONGEST_DAYS * DAYS },
      },
    ])
    .run(({ assert }, { until, roundEnd, ends }) => {
      const invitation = grant(until === null ? {} : { until: at(until) })
      const ended = roundEnd === null ? null : at(roundEnd)
      assert.isTrue(accessEnds(invitation, ended).equals(at(ends)))
      assert.isTrue(isOpen(invitation, ended, at(ends).minus(1)))
      assert.isFalse(isOpen(invitation, ended, at(ends)))
    })

  test('an invitation that was withdrawn opens nothing', ({ assert }) => {
    assert.isFalse(isOpen(grant({ withdrawnAt: at(1) }), null, at(0)))
  })

  test('an invitation ends in the future, and within a year', ({ assert }) => {
    assert.isFalse(isPossibleEnd(at(0), at(0)))
    assert.isTrue(isPossibleEnd(at(1), at(0)))
    assert.isTrue(isPossibleEnd(at(FURTHEST_DAYS * DAYS), at(0)))
    assert.isFalse(isPossibleEnd(at(FURTHEST_DAYS * DAYS + 1), at(0)))
  })
})
