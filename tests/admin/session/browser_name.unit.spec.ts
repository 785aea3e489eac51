import { test } from '@japa/runner'
import { browserName } from '#app/admin/session/browser_name'

test('a browser is called {name}')
  .with([
    {
      name: 'Firefox op Windows',
      said: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    {
      name: 'Safari op een iPhone',
      said: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    },
    {
      name: 'Chrome op een Android-telefoon',
      said: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    },
    {
      name: 'Safari op een Mac',
      said: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    },
    {
      name: 'Chrome op een Chromebook',
      said: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    },
    { name: 'Onbekende browser', said: 'curl/8.5.0' },
    { name: 'Onbekende browser', said: '' },
  ])
  .run(({ assert }, { name, said }) => assert.equal(browserName(said), name))

test('whatever a stranger sends as a browser has a short name', ({ assert }) => {
  for (const said of ['('.repeat(5000), 'Firefox/'.repeat(2000), '<script>'.repeat(900), '\u0000'])
    assert.isAtMost(browserName(said).length, 80)
})
