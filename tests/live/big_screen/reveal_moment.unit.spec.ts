import { test } from '@japa/runner'
import {
  isRevealOver,
  isRevealPending,
  isScreenOpen,
  revealMoment,
  toldSteps,
} from '#domain/live/big_screen/reveal_moment'

const NOW = Date.UTC(2026, 10, 21, 21)
const ago = (seconds: number) => NOW - seconds * 1000
const later = (seconds: number) => NOW + seconds * 1000

test.group('The moment of the final scores on phones', () => {
  test('{ranks.length} teams wait {seconds} seconds for the big screen')
    .with([
      { ranks: [1], seconds: 3 },
      { ranks: [1, 2, 3, 4], seconds: 12 },
      { ranks: [1, 2, 2, 4], seconds: 9 },
      { ranks: [1, 1, 1], seconds: 3 },
      { ranks: Array.from({ length: 20 }, (_, index) => index + 1), seconds: 60 },
      { ranks: Array.from({ length: 40 }, (_, index) => index + 1), seconds: 60 },
    ])
    .run(({ assert }, { ranks, seconds }) => {
      assert.equal(revealMoment(ranks, ago(1), NOW), later(seconds))
    })

  test('nobody waits without a big screen, or without teams', ({ assert }) => {
    for (const seenAt of [null, ago(25), ago(3600)])
      assert.isNull(revealMoment([1, 2], seenAt, NOW))
    assert.isNull(revealMoment([], ago(1), NOW))
    assert.isTrue(isScreenOpen(ago(24), NOW))
    assert.isFalse(isScreenOpen(ago(25), NOW))
  })

  test('phones wait until the moment itself, and not after it', ({ assert }) => {
    assert.isTrue(isRevealPending(later(1), NOW))
    assert.isFalse(isRevealPending(NOW, NOW))
    assert.isFalse(isRevealPending(null, NOW))
  })

  test('the wait is over at the moment, or when the big screen fell silent', ({ assert }) => {
    const wait = { revealAt: later(5), finishedAt: ago(20), seenAt: ago(3) }
    assert.isFalse(isRevealOver(wait, NOW))
    assert.isTrue(isRevealOver({ ...wait, revealAt: NOW }, NOW))
    assert.isTrue(isRevealOver({ ...wait, seenAt: ago(10) }, NOW))
    assert.isTrue(isRevealOver({ ...wait, seenAt: null }, NOW))
    /** The screen hears of the telling a moment after it began. */
    assert.isFalse(isRevealOver({ ...wait, seenAt: ago(20), finishedAt: ago(9) }, NOW))
  })

  test('the telling asks, tells each place for three seconds, and ends with the podium', ({
    assert,
  }) => {
    const after = (seconds: number) => toldSteps(NOW, 4, later(seconds))
    assert.deepEqual([0, 2.9, 3, 6, 12, 14.9, 15, 500].map(after), [0, 0, 1, 2, 4, 4, 5, 5])
    assert.equal(after(-20), 0)
  })
})
