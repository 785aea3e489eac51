import { test } from '@japa/runner'
import { sessionEnd } from '#domain/admin/session/ended_session'

const NOW = new Date('2026-11-28T20:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

test.group('The end of a session', () => {
  test('a session that was opened {opened} and used {seen} hours ago ended this way: {end}')
    .with([
      { opened: 7.9, seen: 7.9, end: 'elsewhere' },
      { opened: 8, seen: 8, end: 'away' },
      { opened: 23.9, seen: 8.1, end: 'away' },
      { opened: 23.9, seen: 0.1, end: 'elsewhere' },
      { opened: 24, seen: 0.1, end: 'day' },
      { opened: 24, seen: 23, end: 'day' },
    ] as const)
    .run(({ assert }, { opened, seen, end }) => {
      assert.equal(sessionEnd({ openedAt: ago(opened), seenAt: ago(seen) }, NOW), end)
    })

  test('a session that the server forgot is past its day, or was ended elsewhere', ({ assert }) => {
    assert.equal(sessionEnd({ openedAt: ago(25), seenAt: null }, NOW), 'day')
    assert.equal(sessionEnd({ openedAt: ago(9), seenAt: null }, NOW), 'elsewhere')
    assert.equal(sessionEnd({ openedAt: null, seenAt: ago(9) }, NOW), 'away')
  })
})
