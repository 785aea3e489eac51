import { test } from '@japa/runner'
import { messageShape } from '#domain/browser_reports/message_shape'
import { readReports, type Site } from '#domain/browser_reports/read_reports'
import { present } from '#tests/helpers/present'

const SITE: Site = { host: 'winkel.example', hasAsset: (file) => file === 'app-Bx3k.js' }
const PAGE = 'https://winkel.example/spelen/geheim123/kunstroof?mail=noor@example.nl'
const FILE = 'https://winkel.example/assets/app-Bx3k.js'

const pageError = (body: object, url = PAGE) => [{ type: 'page-error', url, body }]
const violation = (body: object, url = PAGE) => [{ type: 'csp-violation', url, body }]
const read = (body: unknown) => present(readReports(body, SITE), 'reports')

test.group('The shape of an error message', () => {
  test('{message} is told as {shape}')
    .with([
      {
        message: "TypeError: Cannot read properties of undefined (reading 'naam')",
        shape: 'TypeError: Cannot read properties of undefined reading …',
      },
      {
        message: 'Uncaught Error: Minified React error #185; visit https://react.dev/errors/185',
        shape: 'Error: Minified React error #185 …',
      },
      {
        message: `SyntaxError: Unexpected token 'N', "Noor de Vr"... is not valid JSON`,
        shape: 'SyntaxError: Unexpected token … is not valid JSON',
      },
      {
        message: 'undefined is not an object (evaluating e.bestelling.naam)',
        shape: 'undefined is not an object evaluating …',
      },
      { message: 'Noor, noor@example.nl, 0612345678 en 3911 TZ', shape: '…' },
      { message: 'Je winkel is gehackt! Bel 06 12 34 56 78', shape: '… is …' },
      { message: '', shape: '…' },
    ])
    .run(({ assert }, { message, shape }) => assert.equal(messageShape(message), shape))

  test('a message without end has an end', ({ assert }) => {
    assert.isBelow(messageShape('undefined token '.repeat(10_000)).length, 300)
  })
})

test.group('A report of a browser', () => {
  test('an error has the shape of its message and a place in our files', ({ assert }) => {
    const error = { message: "TypeError: Cannot read properties of null (reading 'noor')" }
    assert.deepEqual(read(pageError({ ...error, file: FILE, line: 1, column: 2034 })), [
      {
        kind: 'browser_error',
        path: '/spelen/geheim123/kunstroof',
        cause: 'TypeError: Cannot read properties of null reading … · app-Bx3k.js:1:2034',
      },
    ])
  })

  test('an error is left out when it is {title}')
    .with([
      {
        title: 'of an extension',
        body: pageError({ message: 'Error: x', file: 'chrome-extension://a/assets/app-Bx3k.js' }),
      },
      {
        title: 'of an earlier build',
        body: pageError({
          message: 'Error: x',
          file: 'https://winkel.example/assets/app-bel-0612345678.js',
        }),
      },
      {
        title: 'of another site',
        body: pageError({ message: 'Error: x', file: FILE }, 'https://elsewhere.example/'),
      },
      {
        title: 'of a file outside of the assets',
        body: pageError({ message: 'Error: x', file: 'https://winkel.example/app-Bx3k.js' }),
      },
      { title: 'without a place', body: pageError({ message: 'Error: x' }) },
      { title: 'without a message', body: pageError({ file: FILE }) },
      { title: 'of another kind', body: [{ type: 'deprecation', url: PAGE, body: {} }] },
      { title: 'no report', body: [null, 1, 'x', [], {}] },
    ])
    .run(({ assert }, { body }) => assert.deepEqual(read(body), []))

  test('a broken rule is told with what was held back: {blocked} is {kind}')
    .with([
      { blocked: 'inline', kind: 'inline' },
      { blocked: '', kind: 'inline' },
      { blocked: 'eval', kind: 'eval' },
      { blocked: 'data', kind: 'data' },
      { blocked: 'blob:https://winkel.example/x', kind: 'blob' },
      { blocked: 'https://bel-0612345678.example/noor@example.nl', kind: 'other address' },
      { blocked: 'https://winkel.example/spelen/geheim123', kind: 'own address' },
      { blocked: 'nonsense', kind: 'other address' },
    ])
    .run(({ assert }, { blocked, kind }) => {
      const cause = `script-src-elem: ${kind}`
      const path = '/spelen/geheim123/kunstroof'
      const expected = [{ kind: 'page_rule_broken', path, cause }]
      const newer = { documentURL: PAGE, effectiveDirective: 'script-src-elem' }
      assert.deepEqual(read(violation({ ...newer, blockedURL: blocked })), expected)
      const older = { 'document-uri': PAGE, 'violated-directive': `script-src-elem 'self'` }
      assert.deepEqual(read({ 'csp-report': { ...older, 'blocked-uri': blocked } }), expected)
    })

  test('a broken rule names our own file when one broke it', ({ assert }) => {
    const body = { effectiveDirective: 'connect-src', blockedURL: 'https://a.example/' }
    const place = { sourceFile: FILE, lineNumber: 3, columnNumber: 7 }
    const [report] = read(violation({ ...body, ...place }))
    assert.equal(report?.cause, 'connect-src: other address · app-Bx3k.js:3:7')
  })

  test('a broken rule is left out when it is {title}')
    .with([
      { title: 'of an extension', body: { sourceFile: 'moz-extension' } },
      { title: 'about an extension', body: { blockedURL: 'chrome-extension://abc/x.js' } },
      { title: 'no rule of ours', body: { effectiveDirective: 'bel 0612345678' } },
      { title: 'of another site', body: { documentURL: 'https://elsewhere.example/' } },
    ])
    .run(({ assert }, { body }) => {
      const whole = { documentURL: PAGE, effectiveDirective: 'img-src', blockedURL: 'inline' }
      assert.deepEqual(read(violation({ ...whole, ...body })), [])
    })

  test('only the first ten reports of a long list are read', ({ assert }) => {
    const [one] = pageError({ message: 'Error: x', file: FILE })
    assert.lengthOf(read(Array.from({ length: 1_000 }, () => one)), 10)
  })

  test('{what} is no report at all')
    .with([
      { what: 'nothing', body: null },
      { what: 'a number', body: 1 },
      { what: 'a word', body: 'x' },
      { what: 'an empty object', body: {} },
      { what: 'a number in the place of a report', body: { 'csp-report': 1 } },
    ])
    .run(({ assert }, { body }) => assert.isNull(readReports(body, SITE)))
})
