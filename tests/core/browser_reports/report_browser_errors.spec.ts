import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { reporting, REPORTS_ADDRESS } from '#app/core/browser_reports/reports_address'
import { browserFailures } from '#app/core/guard/failures'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'
import { builtFiles } from '#app/core/http/assets_version'
import Alarm from '#models/shop/alarm'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, present } from '#tests/helpers/present'
import env from '#start/env'

const LISTED = 'application/reports+json'
const OLDER = 'application/csp-report'
const SECRET = 'geheim-van-noor'
const page = (path: string) => `${env.appUrl}${path}`

const ownFile = () =>
  page(
    `/assets/${present(
      [...builtFiles()].find((name) => name.endsWith('.js')),
      'a built script'
    )}`
  )

function pageError(message: string, { line = 1, path = '/' } = {}) {
  const body = { message, file: ownFile(), line, column: 20 }
  return { type: 'page-error', url: page(path), body }
}

/** Sends a report as a browser does: without token, session or cookie. */
function report(client: ApiClient, body: unknown, type = LISTED) {
  return client
    .post(REPORTS_ADDRESS)
    .header('content-type', type)
    .json(body as object)
    .header('content-type', type)
}

const openAlarms = () => Alarm.query().whereNull('resolved_at').orderBy('id')

test.group('Reports of browsers', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    browserFailures.forget()
  })

  test('the owner sees where a page failed, and nothing of who was on it', async ({
    client,
    assert,
  }) => {
    const message = `TypeError: undefined is not an object (evaluating 'noor@example.nl')`
    const path = `/download/${SECRET}?mail=noor@example.nl`
    const answer = await report(client, [pageError(message, { path })])
    answer.assertStatus(204)
    assert.isUndefined(answer.header('set-cookie'))

    const alarm = firstOf(await openAlarms())
    assert.equal(alarm.kind, 'browser_error')
    assert.match(
      alarm.details,
      /^\/download\/:token · TypeError: undefined is not an object evaluating … · [\w.-]+\.js:1:20$/
    )
    assert.notMatch(JSON.stringify(alarm), /geheim|noor|example/)
  })

  test('a thousand visitors who meet one error raise one alarm, on whichever page', async ({
    client,
    assert,
  }) => {
    const errors = ['/', '/contact', '/vragen'].map((path) => pageError('Error: x', { path }))
    await report(client, errors)
    await Promise.all(errors.map((error) => report(client, [error])))
    assert.lengthOf(await openAlarms(), 1)
  })

  test('a file that the browser held back is an alarm, told the new way or the older', async ({
    client,
    assert,
  }) => {
    const body = { documentURL: page('/contact'), effectiveDirective: 'img-src' }
    const newer = { type: 'csp-violation', url: page('/contact'), body }
    const listed = await report(client, [{ ...newer, body: { ...body, blockedURL: 'data' } }])
    listed.assertStatus(204)
    const older = { 'document-uri': page(`/download/${SECRET}`), 'effective-directive': 'font-src' }
    const one = await report(
      client,
      { 'csp-report': { ...older, 'blocked-uri': `https://elsewhere.example/${SECRET}` } },
      OLDER
    )
    one.assertStatus(204)
    const alarms = await openAlarms()
    assert.deepEqual(
      alarms.map(({ kind, details }) => [kind, details]),
      [
        ['page_rule_broken', '/contact · img-src: data'],
        ['page_rule_broken', '/download/:token · font-src: other address'],
      ]
    )
  })

  test('each page tells browsers where to report', ({ assert }) => {
    assert.include(SECURITY_HEADERS['content-security-policy'], `report-uri ${REPORTS_ADDRESS}`)
    const { rules, headers } = reporting('https://winkel.example')
    assert.deepEqual(rules, [`report-uri ${REPORTS_ADDRESS}`, 'report-to paginafouten'])
    assert.deepEqual(headers, { 'reporting-endpoints': `paginafouten="${REPORTS_ADDRESS}"` })
  })

  test('a stranger who makes up causes fills neither the list nor the memory', async ({
    client,
    assert,
  }) => {
    for (let batch = 0; batch < 15; batch++) {
      const errors = Array.from({ length: 10 }, (_, index) =>
        pageError('Error: x', { line: batch * 10 + index + 1 })
      )
      const answer = await report(client, errors)
      answer.assertStatus(204)
    }
    const alarms = await openAlarms()
    assert.lengthOf(alarms, 31)
    assert.equal(
      present(alarms.at(-1), 'the last').details,
      'Er waren nog meer verschillende fouten.'
    )
    assert.isAtMost(browserFailures.known, 51)
  })

  test('{title} is answered with {status} and changes nothing')
    .with([
      { title: 'a form', type: 'application/x-www-form-urlencoded', body: 'a=1', status: 415 },
      { title: 'plain text', type: 'text/plain', body: '[]', status: 415 },
      { title: 'ordinary JSON', type: 'application/json', body: '[]', status: 415 },
      { title: 'nothing', type: LISTED, body: '', status: 400 },
      { title: 'half a report', type: LISTED, body: '[{', status: 400 },
      { title: 'another object', type: OLDER, body: '{}', status: 400 },
      { title: 'a report without end', type: LISTED, body: ' '.repeat(16_385), status: 413 },
    ])
    .run(async ({ assert }, { type, body, status }) => {
      const sent = { method: 'POST', body, headers: { 'content-type': type } }
      const answer = await fetch(page(REPORTS_ADDRESS), sent)
      assert.equal(answer.status, status)
      assert.lengthOf(await openAlarms(), 0)
    })

  test('a body that hides its length is cut off at the same size', async ({ assert }) => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(4_096))),
    })
    const sent = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': LISTED },
    }
    const outcome = await fetch(page(REPORTS_ADDRESS), sent as RequestInit).then(
      ({ status }) => status,
      () => 413
    )
    assert.equal(outcome, 413)
  })

  test('an address that reports without end is told to stop', async ({ client, assert }) => {
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      const answer = await report(client, [])
      statuses.push(answer.status())
    }
    assert.deepEqual(statuses, [...Array<number>(20).fill(204), 429, 429])
  })

  test('all addresses together send six hundred reports a minute', async ({ client }) => {
    const all = limiter.use({ requests: 600, duration: '1 minute' })
    await all.set('all-browser-reports_all', 599, '1 minute')
    ;(await report(client, [])).assertStatus(204)
    ;(await report(client, [])).assertStatus(429)
  })
})
