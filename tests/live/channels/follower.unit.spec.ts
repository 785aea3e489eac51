import { test } from '@japa/runner'
import type { News } from '#domain/live/game/news'
import { Follower } from '../../../inertia/live/channels/follower.js'
import { present } from '#tests/helpers/present'

type View = { readonly versie: number; readonly van?: string }

/** A follower at version 5, whose looks wait until they are let through. */
function createFollower(takeOver?: (view: View, news: News) => View | null) {
  const shown: View[] = []
  const questions: ((reply: View | null) => void)[] = []
  const follower = new Follower<View>(
    { versie: 5 },
    {
      fetch: () => new Promise((reply) => questions.push(reply)),
      show: (view) => shown.push(view),
      takeOver,
    }
  )
  return { follower, shown, questions }
}

test.group('Following a game', () => {
  test('an event about something newer brings one look, on however many channels it comes', async ({
    assert,
  }) => {
    const { follower, shown, questions } = createFollower()
    follower.hear({ versie: 6 })
    follower.hear({ versie: 6 })
    assert.lengthOf(questions, 1)
    const looked = follower.refresh()
    present(questions.shift(), 'a question')({ versie: 6 })
    await Promise.resolve()
    await Promise.resolve()
    questions.shift()?.({ versie: 6 })
    await looked
    assert.equal(follower.version, 6)
    assert.deepEqual(shown.at(-1), { versie: 6 })
  })

  test('an event about what is shown, or about something older, brings no look', ({ assert }) => {
    const { follower, questions } = createFollower()
    follower.hear({ versie: 5 })
    follower.hear({ versie: 4 })
    assert.isEmpty(questions)
  })

  test('an event without a version brings a look', ({ assert }) => {
    const { follower, questions } = createFollower()
    follower.hear(null)
    assert.lengthOf(questions, 1)
  })

  test('a screen that woke asks at once, and a request from before its sleep holds nothing up', async ({
    assert,
  }) => {
    const { follower, shown, questions } = createFollower()
    void follower.refresh()
    const woken = follower.refreshAnew()
    const [old, anew] = questions
    present(anew, 'a second question')({ versie: 9 })
    await woken
    assert.deepEqual(shown, [{ versie: 9 }])
    present(old, 'the first question')({ versie: 6 })
    await Promise.resolve()
    await Promise.resolve()
    assert.deepEqual(shown, [{ versie: 9 }])
    void follower.refresh()
    assert.lengthOf(questions, 3)
  })

  test('a screen that woke knows with the first answer, also when more was asked meanwhile', async ({
    assert,
  }) => {
    const { follower, questions } = createFollower()
    const woken = follower.refreshAnew()
    follower.hear({ versie: 7 })
    present(questions.shift(), 'a question')({ versie: 6 })
    assert.isTrue(await woken)
    while (questions.length === 0) await Promise.resolve()
    assert.equal(follower.version, 6)
    present(questions.shift(), 'the next question')({ versie: 7 })
    while (follower.version === 6) await Promise.resolve()
    assert.equal(follower.version, 7)
  })

  test('a screen that woke without a line hears that it knows nothing', async ({ assert }) => {
    const { follower, questions } = createFollower()
    const woken = follower.refreshAnew()
    present(questions.shift(), 'a question')(null)
    assert.isFalse(await woken)
  })

  test('an older snapshot that comes in late replaces nothing', async ({ assert }) => {
    const { follower, shown, questions } = createFollower()
    const looked = follower.refresh()
    follower.take({ versie: 8 })
    present(questions.shift(), 'a question')({ versie: 7 })
    await looked
    assert.equal(follower.version, 8)
    assert.deepEqual(shown, [{ versie: 8 }])
  })

  test('a question during a look brings one more look after it', async ({ assert }) => {
    const { follower, questions } = createFollower()
    const looked = follower.refresh()
    void follower.refresh()
    void follower.refresh()
    present(questions.shift(), 'a question')({ versie: 6 })
    while (questions.length === 0) await Promise.resolve()
    present(questions.shift(), 'a question')({ versie: 7 })
    await looked
    assert.isEmpty(questions)
    assert.equal(follower.version, 7)
  })

  test('a failed look leaves what there is, and the next one works', async ({ assert }) => {
    const { follower, questions } = createFollower()
    const first = follower.refresh()
    present(questions.shift(), 'a question')(null)
    await first
    assert.equal(follower.version, 5)
    const second = follower.refresh()
    present(questions.shift(), 'a question')({ versie: 9 })
    await second
    assert.equal(follower.version, 9)
  })

  test('the news that fits is taken over without a question, and news after a gap brings a look', ({
    assert,
  }) => {
    const { follower, shown, questions } = createFollower((view, { versie: version }) =>
      version === view.versie + 1 ? { versie: version, van: 'nieuws' } : null
    )
    follower.hear({ versie: 6 })
    follower.hear({ versie: 7 })
    assert.isEmpty(questions)
    assert.deepEqual(shown, [
      { versie: 6, van: 'nieuws' },
      { versie: 7, van: 'nieuws' },
    ])
    follower.hear({ versie: 9 })
    assert.lengthOf(questions, 1)
  })

  test('the event of an own tap brings no look, because the answer to that tap does', ({
    assert,
  }) => {
    const { follower, questions } = createFollower()
    const answered = follower.expectAnswer()
    follower.hear({ versie: 6 })
    assert.isEmpty(questions)
    follower.take({ versie: 6 })
    answered()
    assert.isEmpty(questions)
    follower.hear({ versie: 7 })
    assert.lengthOf(questions, 1)
  })

  test('a change that is heard during a tap and is not in its answer is looked at once', ({
    assert,
  }) => {
    const { follower, questions } = createFollower()
    const [first, second] = [follower.expectAnswer(), follower.expectAnswer()]
    follower.hear({ versie: 6 })
    follower.hear({ versie: 7 })
    follower.take({ versie: 6 })
    first()
    first()
    assert.isEmpty(questions)
    second()
    assert.lengthOf(questions, 1)
  })

  test('news of another team is taken over during a tap', ({ assert }) => {
    const { follower, shown, questions } = createFollower((_, { versie: version }) => ({
      versie: version,
      van: 'nieuws',
    }))
    const answered = follower.expectAnswer()
    follower.hear({ versie: 6 })
    assert.deepEqual(shown, [{ versie: 6, van: 'nieuws' }])
    answered()
    assert.isEmpty(questions)
  })
})
