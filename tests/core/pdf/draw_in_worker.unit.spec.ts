import { test } from '@japa/runner'
import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import { heldClock } from '#tests/helpers/core/held_clock'

const SHEET = 'data:text/javascript,export default async (words) => new TextEncoder().encode(words)'
/** How long a worker waits for the next document. */
const STAYS_MS = 5_000

test.group('Drawing outside the process', () => {
  test('a paper that is asked for at the moment at which a worker ends is drawn all the same', async ({
    assert,
    cleanup,
  }) => {
    const clock = heldClock()
    cleanup(() => clock.release())
    assert.equal(String(await drawInWorker(SHEET, 'first')), 'first')
    const passing = clock.pass(STAYS_MS)
    assert.equal(String(await drawInWorker(SHEET, 'second')), 'second')
    await passing
  })

  test('a paper that cannot be drawn is an error for whoever asked, and the next one is drawn', async ({
    assert,
  }) => {
    await assert.rejects(() => drawInWorker('data:text/javascript,export default 1', 'paper'))
    assert.equal(String(await drawInWorker(SHEET, 'next')), 'next')
  })
})
