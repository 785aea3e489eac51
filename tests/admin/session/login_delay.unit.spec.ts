import { test } from '@japa/runner'
import { loginDelay, LONGEST_DELAY_SECONDS, waitInWords } from '#domain/admin/session/login_delay'

test.group('The wait of a stranger', () => {
  test('a stranger waits {seconds} seconds after {failures} wrong passwords of strangers')
    .with([
      { failures: 0, seconds: 0 },
      { failures: 19, seconds: 0 },
      { failures: 20, seconds: 5 },
      { failures: 29, seconds: 5 },
      { failures: 30, seconds: 10 },
      { failures: 79, seconds: 160 },
      { failures: 80, seconds: LONGEST_DELAY_SECONDS },
      { failures: 1_000_000, seconds: LONGEST_DELAY_SECONDS },
    ])
    .run(({ assert }, { failures, seconds }) => assert.equal(loginDelay(failures), seconds))

  test('{seconds} seconds are told as {words}')
    .with([
      { seconds: 1, words: '1 seconde' },
      { seconds: 40, words: '40 seconden' },
      { seconds: 91, words: '2 minuten' },
      { seconds: 300, words: '5 minuten' },
    ])
    .run(({ assert }, { seconds, words }) => assert.equal(waitInWords(seconds), words))
})
