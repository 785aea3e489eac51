import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { isVisit } from '#app/core/http/visit'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asks = (headers: Record<string, string>, method = 'GET') =>
  isVisit({ method, headers } as unknown as IncomingMessage)

test.group('A visit', () => {
  test('{$self} counts as a person')
    .with([
      FIREFOX,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Linux; Android 13; CUBOT_NOTE 21) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ])
    .run(({ assert }, name) => {
      assert.isTrue(asks({ 'user-agent': name }))
    })

  test('"{$self}" does not count as a person')
    .with([
      '',
      'curl/8.5.0',
      'node',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
      'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
      'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ])
    .run(({ assert }, name) => {
      assert.isFalse(asks({ 'user-agent': name }))
    })

  test('a page fetched ahead is no visit, and neither is a request for the head', ({ assert }) => {
    assert.isFalse(asks({ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }))
    assert.isFalse(asks({ 'user-agent': FIREFOX, 'purpose': 'prefetch' }))
    assert.isFalse(asks({ 'user-agent': FIREFOX, 'x-moz': 'prefetch' }))
    assert.isFalse(asks({ 'user-agent': FIREFOX }, 'HEAD'))
  })
})
