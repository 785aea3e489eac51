import { test } from '@japa/runner'
import type { News } from '#domain/live/game/news'
import { Volger } from '../../../inertia/live/channels/follower.js'

type View = { readonly versie: number; readonly van?: string }

/** A follower at version 5, whose looks wait until they are let through. */
function createFollower(takeOver?: (view: View, news: News) => View | null) {
  const shown: View[] = []
  const questions: ((reply: View | null) => void)[] = []
  const follower = new Volger<View>(
    { versie: 5 },
    {
      haal: () => new Promise((reply) => questions.push(reply)),
      toon: (view) => shown.push(view),
      neemOver: takeOver,
    }
  )
  return { volger: follower, getoond: shown, vragen: questions }
}

test.group('Following a game', () => {
  test('an event about something newer is worth one look, on however many channels it comes', async ({
    assert,
  }) => {
    const { volger: follower, getoond: shown, vragen: questions } = createFollower()
    follower.hoor({ versie: 6 })
    follower.hoor({ versie: 6 })
    assert.lengthOf(questions, 1)
    const looked = follower.ververs()
    questions.shift()!({ versie: 6 })
    await Promise.resolve()
    await Promise.resolve()
    questions.shift()?.({ versie: 6 })
    await looked
    assert.equal(follower.versie, 6)
    assert.deepEqual(shown.at(-1), { versie: 6 })
  })

  test('an event about what it shows, or about something older, is worth nothing', ({ assert }) => {
    const { volger: follower, vragen: questions } = createFollower()
    follower.hoor({ versie: 5 })
    follower.hoor({ versie: 4 })
    assert.isEmpty(questions)
  })

  test('an event without a version is worth a look', ({ assert }) => {
    const { volger: follower, vragen: questions } = createFollower()
    follower.hoor(null)
    assert.lengthOf(questions, 1)
  })

  test('an older snapshot that comes in late replaces nothing', async ({ assert }) => {
    const { volger: follower, getoond: shown, vragen: questions } = createFollower()
    const looked = follower.ververs()
    follower.neem({ versie: 8 })
    questions.shift()!({ versie: 7 })
    await looked
    assert.equal(follower.versie, 8)
    assert.deepEqual(shown, [{ versie: 8 }])
  })

  test('who asks during a look gets one more after it', async ({ assert }) => {
    const { volger: follower, vragen: questions } = createFollower()
    const looked = follower.ververs()
    void follower.ververs()
    void follower.ververs()
    questions.shift()!({ versie: 6 })
    while (questions.length === 0) await Promise.resolve()
    questions.shift()!({ versie: 7 })
    await looked
    assert.isEmpty(questions)
    assert.equal(follower.versie, 7)
  })

  test('a look that fails leaves what there is, and the next one works', async ({ assert }) => {
    const { volger: follower, vragen: questions } = createFollower()
    const first = follower.ververs()
    questions.shift()!(null)
    await first
    assert.equal(follower.versie, 5)
    const second = follower.ververs()
    questions.shift()!({ versie: 9 })
    await second
    assert.equal(follower.versie, 9)
  })

  test('news that can be taken over asks nothing; after a gap it looks', ({ assert }) => {
    const {
      volger: follower,
      getoond: shown,
      vragen: questions,
    } = createFollower((view, { versie: version }) =>
      version === view.versie + 1 ? { versie: version, van: 'nieuws' } : null
    )
    follower.hoor({ versie: 6 })
    follower.hoor({ versie: 7 })
    assert.isEmpty(questions)
    assert.deepEqual(shown, [
      { versie: 6, van: 'nieuws' },
      { versie: 7, van: 'nieuws' },
    ])
    follower.hoor({ versie: 9 })
    assert.lengthOf(questions, 1)
  })
})
