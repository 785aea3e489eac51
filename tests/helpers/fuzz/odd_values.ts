import type { Random } from '#app/live/rehearsal/robots/random'

/** Texts that trip programs up. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  'x\udc00y',
  '\u200b',
  '\u00ad',
  '\u202e\u2066',
  '\u3164',
  '\u0301\u0301\u0301',
  'Σωκράτης Жуков 张伟 محمد 👨‍👩‍👧',
  '\r\nBcc: x@example.nl',
  'a\u2028b\u0085c',
  "' OR 1=1 --",
  '%00%ff%zz',
  '{{ field }} ${x} <script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '2147483648',
  '9'.repeat(30),
  '2026-02-30',
  '9999-99-99',
  '\ufffe\uffff',
  'x'.repeat(300),
  'é'.repeat(6000),
  '😀'.repeat(20_000),
  '"a b"@example.nl',
  'a@b\u0000.nl',
  '\ud800@b.nl',
  'ａ＠ｂ.nl',
]

const NUMBERS = [
  ...[0, -0, -1, 0.5, 1e-7, 1e21, 1e308],
  ...[2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 2 ** 63, 1e12],
]

/** These values are written as JSON, because some cannot be made from a value. */
const RAW = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[[]]]',
  '1e999',
  '-1e999',
  '{"toString":1}',
  '{"valueOf":null,"toString":null}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"length":1e9}',
  '{"then":1}',
  '"\\ud83d"',
  `${'['.repeat(200)}${']'.repeat(200)}`,
  `[${'1,'.repeat(3000)}1]`,
]

/** An odd value, as JSON. */
export function oddJson(random: Random): string {
  const kind = random.integer(0, 3)
  if (kind === 0) return random.choose(RAW)
  if (kind === 1) return String(random.choose(NUMBERS))
  return JSON.stringify(oddText(random))
}

export function oddText(random: Random): string {
  return random.choose(TEXTS)
}

/** A piece of an address, encoded, or broken on purpose. */
export function oddPiece(random: Random): string {
  if (random.chance(0.2))
    return random.choose([
      '%',
      '%zz',
      '%ff',
      '%e0%a4%a',
      '%ed%a0%80',
      '%c0%80',
      '%2f..%2f',
      '%0d%0aX:1',
    ])
  return encodeURIComponent(oddText(random).slice(0, 500).toWellFormed())
}

/** Headers that a program may send, good and odd. */
export function oddHeaders(random: Random): Record<string, string> {
  return random.choose<Record<string, string>>([
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'content-encoding': 'deflate' },
    { 'content-encoding': 'identity, gzip' },
    { 'content-encoding': '' },
    { 'x-inertia': 'true' },
    { 'x-inertia': 'true', 'x-inertia-version': 'old' },
    {
      'x-inertia': 'true',
      'x-inertia-partial-component': 'a/b',
      'x-inertia-partial-data': '__proto__',
    },
    { accept: 'image/*;q=x' },
    { 'accept-encoding': 'br;q=0, *;q=0' },
    { 'if-none-match': 'W/"a", *' },
    { 'if-modified-since': 'never' },
    { range: 'bytes=9-1,-0' },
    { 'x-request-id': 'x'.repeat(4000) },
    { 'x-forwarded-for': ', unknown, [::1' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    { authorization: 'Bearer \u00ff\u00fe' },
    { authorization: 'Basic AAAA' },
    { cookie: 'a=%zz; adonis-session=s%3Ax; team=e:AAAA; =; \u00ff' },
    { 'x-csrf-token': '999999999999.\u00e9' },
    { origin: 'null' },
    { referer: '//\u00e9' },
    { 'accept-language': '\u00ff;q=q' },
  ])
}
