import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { addressMark } from '#app/shop/retention/personal_address'
import AuditEntry from '#models/admin/audit_entry'
import ContactMessage from '#models/shop/contact_message'
import Customer from '#models/live/customer'
import Order from '#models/shop/order'
import { ADMIN, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import * as dossier from '#tests/helpers/shop/stored_records'

const API = '/api/dashboard/gegevens'
const THEN = DateTime.utc().minus({ months: 4 })
const NOOR = 'noor@example.nl'
const CONFIRMED = { email: NOOR, huidig: ADMIN.password }
const FORGET = { ...CONFIRMED, bevestiging: NOOR }
const NOTHING = { gewist: [], blijft: [], later: [] }

type Report = Record<'gewist' | 'blijft' | 'later', string[]>

/** Somebody with a paid order, an invoice, a message and an evening. */
async function noor() {
  const order = await dossier.orderOf(THEN, { email: NOOR })
  await dossier.messageOf(THEN, NOOR, THEN)
  await Customer.create({ name: 'De buurt van Noor', email: NOOR })
  return { order, invoice: await dossier.invoiceOf(order, THEN) }
}

test.group('Looking somebody up by address', (group) => {
  group.each.setup(() => emptyShop())

  test('the page opens, and says what the shop cannot erase', async ({ client }) => {
    const owner = await loggedIn(client)
    const page = await owner.open('/dashboard/gegevens')
    page.assertStatus(200)
    page.assertTextIncludes('je eigen mailbox')
  })

  test('finding somebody tells what is kept and why, and changes nothing', async ({
    client,
    assert,
  }) => {
    const { order, invoice } = await noor()
    const owner = await loggedIn(client)
    const answer = await owner.post(API, { email: ' NOOR@example.nl ' })
    answer.assertStatus(200)
    const { gewist: erased, blijft: remains, later } = answer.body() as Report
    assert.includeMembers(erased, [
      '1 × klantgegevens van bestellingen',
      '1 × contactberichten',
      '1 × klanten van de Spellenfabriek',
    ])
    assert.include(onlyOf(remains), `bestelling ${order.number}`)
    assert.include(onlyOf(remains), `factuur ${invoice.number}`)
    assert.include(onlyOf(remains), 'Belastingdienst')
    assert.deepEqual(later, [])
    assert.equal((await order.refresh()).email, NOOR)
    assert.lengthOf(await ContactMessage.all(), 1)
    assert.lengthOf(await AuditEntry.all(), 0)
  })

  test('an unfinished matter is told in words', async ({ client, assert }) => {
    const { number } = await dossier.orderOf(THEN, { email: NOOR, itemName: 'binky' })
    const owner = await loggedIn(client)
    const { gewist: erased, later } = (await owner.post(API, { email: NOOR })).body() as Report
    assert.deepEqual(erased, [])
    assert.include(onlyOf(later), number)
  })

  test('an unknown address has nothing, and what is no address is refused', async ({
    client,
    assert,
  }) => {
    await noor()
    const owner = await loggedIn(client)
    const answer = await owner.post(API, { email: 'niemand@example.nl' })
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), NOTHING)
    ;(await owner.post(API, { email: 'noor' })).assertStatus(422)
  })
})

test.group('Giving somebody their data', (group) => {
  group.each.setup(() => emptyShop())

  test('the owner downloads all of it as JSON, and the log says who did so', async ({
    client,
    assert,
  }) => {
    const { order } = await noor()
    const owner = await loggedIn(client)
    const answer = await owner.post(`${API}/uitvoer`, CONFIRMED)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/json; charset=utf-8')
    assert.include(answer.header('cache-control'), 'no-store')
    const exported = answer.body() as { bestellingen: { nummer: string }[]; avonden: object[] }
    assert.equal(onlyOf(exported.bestellingen).nummer, order.number)
    assert.lengthOf(exported.avonden, 1)

    const line = onlyOf(await AuditEntry.all())
    assert.equal(line.what, 'personal_data_exported')
    assert.equal(line.who, ADMIN.email)
    assert.isNotNull(line.adminId)
    assert.equal(line.subject, addressMark(NOOR))
    assert.notInclude(line.data, NOOR)
  })

  test('nothing is given without the right password', async ({ client, assert }) => {
    await noor()
    const owner = await loggedIn(client)
    const answer = await owner.post(`${API}/uitvoer`, { ...CONFIRMED, huidig: 'anders' })
    answer.assertStatus(422)
    assert.notInclude(answer.text(), 'bestellingen')
    ;(await owner.post(`${API}/uitvoer`, { email: NOOR })).assertStatus(422)
    assert.lengthOf(await AuditEntry.all(), 0)
  })
})

test.group('Forgetting somebody', (group) => {
  group.each.setup(() => emptyShop())

  test('the owner reads what was erased and what was kept, and the log says who did so', async ({
    client,
    assert,
  }) => {
    const { order } = await noor()
    const owner = await loggedIn(client)
    const forecast = (await owner.post(API, { email: NOOR })).body() as Report
    const answer = await owner.send('delete', API, { ...FORGET, bevestiging: 'Noor@Example.nl' })
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), forecast)
    assert.notEqual((await order.refresh()).email, NOOR)
    assert.lengthOf(await ContactMessage.all(), 0)
    assert.lengthOf(await Customer.all(), 0)
    assert.deepEqual((await owner.post(API, { email: NOOR })).body(), NOTHING)

    const line = onlyOf(await AuditEntry.all())
    assert.equal(line.what, 'personal_data_erased')
    assert.equal(line.who, ADMIN.email)
    assert.equal(line.subject, addressMark(NOOR))
    const log = await owner.open('/dashboard/instellingen/logboek')
    log.assertTextIncludes(`De gegevens van ${addressMark(NOOR)} werden gewist.`)
  })

  test('an address is read as in every other form, both times', async ({ client, assert }) => {
    const { order } = await noor()
    const owner = await loggedIn(client)
    const wide = NOOR.replace('@', '＠')
    const answer = await owner.send('delete', API, { ...FORGET, email: wide, bevestiging: wide })
    answer.assertStatus(200)
    assert.notEqual((await order.refresh()).email, NOOR)
    ;(await owner.post(API, { email: '"a b"@example.nl' })).assertStatus(422)
  })

  test('nothing is erased without {missing}')
    .with([
      { missing: 'the address typed again', sent: { ...FORGET, bevestiging: 'bob@example.nl' } },
      { missing: 'any confirmation', sent: CONFIRMED },
      { missing: 'the right password', sent: { ...FORGET, huidig: 'anders' } },
      { missing: 'a password', sent: { email: NOOR, bevestiging: NOOR } },
    ])
    .run(async ({ client, assert }, { sent }) => {
      await noor()
      const owner = await loggedIn(client)
      ;(await owner.send('delete', API, sent)).assertStatus(422)
      assert.lengthOf(await Order.query().where('email', NOOR), 1)
      assert.lengthOf(await ContactMessage.all(), 1)
      assert.lengthOf(await AuditEntry.all(), 0)
    })

  test('two presses at once erase once', async ({ client, assert }) => {
    await noor()
    const owner = await loggedIn(client)
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('delete', API, FORGET)))
    for (const answer of answers) answer.assertStatus(200)
    const erased = answers.filter((answer) => (answer.body() as Report).gewist.length > 0)
    assert.lengthOf(erased, 1)
    assert.equal(onlyOf(await AuditEntry.all()).what, 'personal_data_erased')
  })

  test('two presses at once erase a person without an order once', async ({ client, assert }) => {
    await dossier.messageOf(THEN, NOOR, THEN)
    await Customer.create({ name: 'De buurt van Noor', email: NOOR })
    const owner = await loggedIn(client)
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('delete', API, FORGET)))
    const erased = answers.filter((answer) => (answer.body() as Report).gewist.length > 0)
    assert.lengthOf(erased, 1)
    assert.lengthOf(await AuditEntry.all(), 1)
  })
})
