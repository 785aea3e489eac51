import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import DiscountCode from '#models/shop/money/discount_code'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

const CODE = {
  code: 'lente 10',
  soort: 'percentage',
  waarde: '10',
  spellen: [] as string[],
  vanaf: null,
  totEnMet: null,
  maxTotaal: null,
  maxPerEmail: null,
}
const { code: _, ...RULES } = CODE
const NEW = '/api/dashboard/actiecode/new'

async function make(admin: Browser, fields: object = {}): Promise<number> {
  const response = await admin.post(NEW, { ...CODE, ...fields })
  response.assertStatus(201)
  return (response.body() as { id: number }).id
}

const discount = (client: Parameters<typeof post>[0], code: string, path = 'binky') =>
  post(client, `/api/${path}/korting`, { actiecode: code })

test.group('Managing discount codes', (group) => {
  group.each.setup(() => emptyShop())

  test('a new code works at once, however people type it', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await make(admin)
    for (const typed of ['LENTE10', 'lente 10']) {
      const response = await discount(client, typed)
      response.assertStatus(200)
      response.assertBody({ korting: '1.50', totaal: '13.50' })
    }
    const { codes } = pageProps<{ codes: Data.Shop.DiscountCodes.DiscountCode[] }>(
      await admin.open('/dashboard/actiecodes')
    )
    assert.deepInclude(codes[0], { code: 'LENTE10', state: 'active', discount: '10 %' })
    const form = await admin.open('/dashboard/actiecodes/nieuw')
    const { games } = pageProps<{ games: object[] }>(form)
    assert.equal(codes[0]?.takingCodes, games.length, 'what a code without games works for')
  })

  test('the days of a code count in Dutch time, the last one included, and its games and limits are kept', async ({
    client,
    assert,
  }) => {
    const id = await make(await loggedIn(client), {
      soort: 'bedrag',
      waarde: '5,00',
      spellen: ['kunstroof'],
      vanaf: '2026-07-01',
      totEnMet: '2026-12-31',
      maxTotaal: 100,
      maxPerEmail: 1,
    })
    const code = await DiscountCode.findOrFail(id)
    assert.equal(
      present(code.validFrom, 'code.validFrom').toUTC().toISO(),
      '2026-06-30T22:00:00.000Z'
    )
    assert.equal(
      present(code.validUntil, 'code.validUntil').toUTC().toISO(),
      '2026-12-31T23:00:00.000Z'
    )
    assert.deepEqual(
      [code.kind, code.value, code.games, code.maxTotal, code.maxPerEmail],
      ['bedrag', 500, 'kunstroof', 100, 1]
    )
    const admin = await loggedIn(client)
    const page = pageProps<{ code: { from: string; through: string; value: string } }>(
      await admin.open(`/dashboard/actiecodes/${id}`)
    )
    assert.deepInclude(page.code, {
      from: '2026-07-01',
      through: '2026-12-31',
      value: '5,00',
    })
  })

  test('a code is refused under {field}: {title}')
    .with([
      { title: 'no code', fields: { code: '' }, field: 'code' },
      { title: 'a code with signs', fields: { code: 'LENTE!' }, field: 'code' },
      { title: 'no value', fields: { waarde: '' }, field: 'waarde' },
      { title: 'more than all of it', fields: { waarde: '101' }, field: 'waarde' },
      { title: 'half a percent', fields: { waarde: '10,5' }, field: 'waarde' },
      { title: 'nothing off', fields: { soort: 'bedrag', waarde: '0,00' }, field: 'waarde' },
      { title: 'an unknown kind', fields: { soort: 'gratis' }, field: 'soort' },
      {
        title: 'an end before the beginning',
        fields: { vanaf: '2026-07-02', totEnMet: '2026-07-01' },
        field: 'totEnMet',
      },
      { title: 'a day that does not exist', fields: { vanaf: '2026-02-30' }, field: 'vanaf' },
      { title: 'a limit of nothing', fields: { maxTotaal: 0 }, field: 'maxTotaal' },
      { title: 'a limit in words', fields: { maxPerEmail: 'veel' }, field: 'maxPerEmail' },
      {
        title: 'a game without the field',
        fields: { spellen: ['sintjunior'] },
        field: 'spellen.0',
      },
    ])
    .run(async ({ client, assert }, { fields, field }) => {
      const admin = await loggedIn(client)
      const response = await admin.post(NEW, { ...CODE, ...fields })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.lengthOf(await DiscountCode.all(), 0)
    })

  test('everything that is wrong with a code is told at once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const wrong = { waarde: '150', vanaf: '2026-07-02', totEnMet: '2026-07-01', maxTotaal: 0 }
    const refused = await admin.post(NEW, { ...CODE, code: '', ...wrong })
    refused.assertStatus(422)
    const fields = ['code', 'waarde', 'totEnMet', 'maxTotaal']
    assert.sameMembers(Object.keys(refused.body().errors), fields)
  })

  test('an amount is understood with a comma and with a point, and an amount with one decimal is asked about', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const create = (code: string, value: string) =>
      admin.post(NEW, { ...CODE, code, soort: 'bedrag', waarde: value })
    ;(await create('KOMMA', '4,95')).assertStatus(201)
    ;(await create('PUNT', '4.95')).assertStatus(201)
    const values = (await DiscountCode.all()).map(({ value }) => value)
    assert.deepEqual(values, [495, 495])
    const half = await create('HALF', '0,3')
    assert.match(String(half.body().errors.waarde), /twee cijfers achter de komma, zoals 0,30/)
  })

  test('a code exists once, also when two admins make it at the same moment', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const replies = await Promise.all([admin.post(NEW, CODE), admin.post(NEW, CODE)])
    assert.sameMembers(
      replies.map((answer) => answer.status()),
      [201, 422]
    )
    assert.lengthOf(await DiscountCode.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'discount_code_created'), 1)
  })

  test('a stopped code is refused as an expired one is, on the form and in the order', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const id = await make(admin)
    ;(await admin.post(`/api/dashboard/actiecode/${id}/stop`)).assertStatus(200)
    const expired = await DiscountCode.create({
      code: 'OUD',
      kind: 'percentage',
      value: 10,
      games: '',
      usedTotal: 0,
      validUntil: DateTime.utc().minus({ days: 1 }),
    })
    const stopped = await discount(client, 'LENTE10')
    const old = await discount(client, expired.code)
    stopped.assertStatus(422)
    assert.deepEqual(stopped.body(), old.body())

    const order = await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      actiecode: 'LENTE10',
    })
    order.assertStatus(422)
    assert.equal(order.body().errors.actiecode[0], 'Deze actiecode is verlopen.')
    assert.lengthOf(await Order.all(), 0)

    ;(await admin.post(`/api/dashboard/actiecode/${id}/hervat`)).assertStatus(200)
    ;(await discount(client, 'LENTE10')).assertStatus(200)
    const { history } = pageProps<{ history: { sentence: string }[] }>(
      await admin.open(`/dashboard/actiecodes/${id}`)
    )
    assert.deepEqual(
      history.map(({ sentence }) => sentence),
      [
        'Actiecode LENTE10 werkt weer.',
        'Actiecode LENTE10 werd gestopt.',
        'Actiecode LENTE10 werd gemaakt: 10 % korting.',
      ]
    )
  })

  test('a code cannot be limited to less than it was used', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    const admin = await loggedIn(client)
    const id = await make(admin)
    for (const email of ['een@example.nl', 'twee@example.nl'])
      await placeOrder(client, simulator, 'binky', { email, actiecode: 'LENTE10' })

    const path = `/api/dashboard/actiecode/${id}`
    const fewer = await admin.send('put', path, { ...RULES, maxTotaal: 1 })
    fewer.assertStatus(422)
    assert.equal(
      fewer.body().errors.maxTotaal[0],
      'Deze code is al 2 keer gebruikt; minder dan dat kan niet.'
    )
    ;(await admin.send('put', path, { ...RULES, maxTotaal: 2 })).assertStatus(200)
    const at = await discount(client, 'LENTE10')
    at.assertStatus(422)
    assert.equal(at.body().errors.actiecode[0], 'Deze actiecode is op.')
  })

  test('a change is logged with before and after, and no change is not logged', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const id = await make(admin)
    const path = `/api/dashboard/actiecode/${id}`
    ;(await admin.send('put', path, RULES)).assertStatus(200)
    ;(await admin.send('put', path, { ...RULES, waarde: '25' })).assertStatus(200)
    const [line, ...more] = await AuditEntry.query().where('what', 'discount_code_changed')
    assert.lengthOf(more, 0)
    const { van: from, naar: to } = JSON.parse(present(line, 'line').data)
    assert.deepEqual([from.value, to.value], [10, 25])
    ;(await discount(client, 'LENTE10')).assertBody({ korting: '3.75', totaal: '11.25' })
  })

  test('an unknown code cannot be changed or stopped', async ({ client }) => {
    const admin = await loggedIn(client)
    ;(await admin.send('put', '/api/dashboard/actiecode/999', RULES)).assertStatus(404)
    ;(await admin.post('/api/dashboard/actiecode/999/stop')).assertStatus(404)
    ;(await admin.open('/dashboard/actiecodes/999')).assertStatus(404)
  })
})
