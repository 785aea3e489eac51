import { test } from '@japa/runner'
import { DatabaseLine, DatabaseSilent } from '#app/core/database/line'
import { isDatabaseUnavailable, isCertainlyUndone } from '#app/core/database/dialect'
import { StorefrontCache } from '#app/core/http/storefront_cache'

test.group('A database that says nothing', () => {
  test('everybody is refused for a second once the database fell silent', async ({ assert }) => {
    const clock = { now: 0 }
    const line = new DatabaseLine(() => clock.now)
    const waiting = line.unlessSilent(() => new Promise(() => {}))
    clock.now = 2_000
    line.fellSilent()
    await assert.rejects(() => waiting, DatabaseSilent)
    await assert.rejects(() => line.unlessSilent(async () => 'never begun'), DatabaseSilent)
    clock.now = 2_999
    await assert.rejects(() => line.unlessSilent(async () => 'never begun'), DatabaseSilent)
    clock.now = 3_000
    assert.equal(await line.unlessSilent(async () => 'asked again'), 'asked again')
  })

  test('a question is only slow while others are answered', ({ assert }) => {
    const clock = { now: 0 }
    const line = new DatabaseLine(() => clock.now)
    clock.now = 3_000
    assert.equal(line.quietFor(1_000), 2_000)
    line.answered()
    clock.now = 3_500
    assert.equal(line.quietFor(1_000), 500)
  })

  test('an answer ends the silence at once', ({ assert }) => {
    const line = new DatabaseLine(() => 5)
    line.fellSilent()
    assert.isTrue(line.silent)
    line.answered()
    assert.isFalse(line.silent)
  })

  test('the visitor is told to try again, and nobody claims that nothing was done', ({
    assert,
  }) => {
    assert.isTrue(isDatabaseUnavailable(new DatabaseSilent()))
    assert.isFalse(isCertainlyUndone(new DatabaseSilent()))
    for (const message of [
      'select 1 - Connection terminated unexpectedly',
      'timeout expired',
      'Connection terminated due to connection timeout',
    ])
      assert.isTrue(isDatabaseUnavailable(new Error(message)), message)
  })

  test('the page of the version before is kept for as long as no newer one can be made', async ({
    assert,
  }) => {
    const cache = new StorefrontCache()
    await cache.store('1', 'html:/', 'text/html', 'first')
    await cache.store('2', 'html:/contact', 'text/html', 'other')
    assert.isUndefined(cache.find('2', 'html:/'))
    assert.equal(String(cache.findFormer('html:/')?.bodies.identity), 'first')
    cache.clear()
    assert.isUndefined(cache.findFormer('html:/'))
  })
})
