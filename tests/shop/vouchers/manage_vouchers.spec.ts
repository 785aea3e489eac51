import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cleanUp } from '#app/shop/retention/clean_up'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { codeOf } from '#app/shop/vouchers/voucher_secret'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import Voucher from '#models/shop/money/voucher'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, present } from '#tests/helpers/present'
import { post } from '#tests/helpers/shop/shop_calls'
import { voucherOf } from '#tests/helpers/shop/stored_records'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'

const NEW = '/api/dashboard/cadeaubon/new'
const DATA = { bedrag: 25, voor: 'Tim', email: null, notitie: 'Prijsvraag' }

type Shown = {
  readonly vouchers: { name: string; balance: string; state: string; recipient: string }[]
}

test.group('The vouchers of the owner', (group) => {
  group.each.setup(() => emptyShop())

  test('a voucher that the owner makes works at once, and only its end is shown', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const made = await admin.post(NEW, DATA)
    made.assertStatus(201)
    const voucher = await Voucher.findOrFail((made.body() as { id: number }).id)
    const code = codeOfVoucher(voucher)
    const shown = await post(client, '/api/cadeaubon', { cadeaubon: code })
    assert.equal(shown.body().saldo, '25.00')

    const list = await admin.open('/dashboard/cadeaubonnen')
    const page = await admin.open(`/dashboard/cadeaubonnen/${voucher.id}`)
    for (const { text } of [list, page].map((one) => ({ text: one.text() }))) {
      assert.notInclude(text, code)
      assert.notInclude(text, readableVoucherCode(code))
      assert.include(text, voucher.lastCharacters)
    }
    const [row] = pageProps<Shown>(list).vouchers
    assert.deepInclude(row, { state: 'active', recipient: 'Tim' })
  })

  test('the code is nowhere in the database and not in the log', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await admin.post(NEW, DATA)
    const voucher = await Voucher.firstOrFail()
    const code = codeOfVoucher(voucher)
    const stored = [voucher, ...(await AuditEntry.all())].map((row) => JSON.stringify(row))
    assert.isTrue(stored.every((row) => !row.includes(code)))
    const issued = await AuditEntry.findByOrFail('what', 'voucher_issued')
    assert.equal(issued.subject, `…${voucher.lastCharacters}`)
  })

  test('an amount of {bedrag} is refused')
    .with([{ bedrag: 4 }, { bedrag: 251 }, { bedrag: 25.5 }, { bedrag: 0 }, { bedrag: -25 }])
    .run(async ({ client, assert }, { bedrag: amount }) => {
      const admin = await loggedIn(client)
      const refused = await admin.post(NEW, { ...DATA, bedrag: amount })
      refused.assertStatus(422)
      assert.match(String(refused.body().errors.bedrag), /^Vul een heel bedrag in/)
      assert.lengthOf(await Voucher.all(), 0)
    })

  test('five and two hundred and fifty euros are vouchers', async ({ client }) => {
    const admin = await loggedIn(client)
    for (const amount of [5, 250])
      (await admin.post(NEW, { ...DATA, bedrag: amount })).assertStatus(201)
  })

  test('a voucher with an address is mailed with its code and its card', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    await admin.post(NEW, { ...DATA, email: 'tim@example.nl' })
    await drainQueue()
    const mail = firstOf(mailbox.to('tim@example.nl'))
    const voucher = await Voucher.firstOrFail()
    assert.include(textOf(mail), readableVoucherCode(codeOfVoucher(voucher)))
    const [card] = mail.attachments
    assert.equal(present(card, 'the card').filename, 'cadeaubon.pdf')
  })

  test('the owner prints the card of a voucher', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await admin.post(NEW, DATA)
    const { id } = await Voucher.firstOrFail()
    const card = await admin.open(`/dashboard/cadeaubonnen/${id}/kaart`)
    card.assertStatus(200)
    assert.match(String(card.header('content-type')), /application\/pdf/)
  })

  test('a card whose code was sealed with a former key is gone, and the voucher still works', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(2500)
    const code = codeOfVoucher(voucher)
    await voucher.merge({ sealedCode: '1.verzegeld-met-een-andere-sleutel' }).save()
    assert.isNull(codeOf(voucher))
    const admin = await loggedIn(client)
    ;(await admin.open(`/dashboard/cadeaubonnen/${voucher.id}/kaart`)).assertStatus(404)
    ;(await post(client, '/api/cadeaubon', { cadeaubon: code })).assertStatus(200)
  })

  test('a blocked voucher pays nothing until it works again, and the log says who did it', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(2500)
    const admin = await loggedIn(client)
    const look = () => post(client, '/api/cadeaubon', { cadeaubon: codeOfVoucher(voucher) })
    for (let times = 0; times < 2; times++)
      await admin.post(`/api/dashboard/cadeaubon/${voucher.id}/blokkeren`, {})
    ;(await look()).assertStatus(422)
    await admin.post(`/api/dashboard/cadeaubon/${voucher.id}/vrijgeven`, {})
    ;(await look()).assertStatus(200)
    const log = (await AuditEntry.query().orderBy('id')).map(({ what }) => what)
    assert.deepEqual(
      log.filter((what) => what.startsWith('voucher')),
      ['voucher_blocked', 'voucher_unblocked']
    )
  })

  test('a person who asks what we keep reads of the vouchers, without their codes', async ({
    assert,
  }) => {
    const voucher = await createVoucher(2500, { email: 'tim@example.nl', recipient: 'Tim' })
    const { cadeaubonnen: kept } = await exportPersonalData('tim@example.nl', DateTime.utc())
    assert.deepInclude(kept[0], { voor: 'Tim', saldo: '25.00' })
    assert.notInclude(JSON.stringify(kept), codeOfVoucher(voucher))
  })

  test('a person who is forgotten leaves a voucher that still works', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(2500, { email: 'tim@example.nl', recipient: 'Tim' })
    await erasePersonalData('tim@example.nl', DateTime.utc())
    await voucher.refresh()
    assert.deepEqual([voucher.email, voucher.recipient], [null, null])
    ;(await post(client, '/api/cadeaubon', { cadeaubon: codeOfVoucher(voucher) })).assertStatus(200)
  })

  test('a voucher is kept for seven years after its last day, with its mail', async ({
    assert,
  }) => {
    const voucher = await voucherOf(DateTime.utc().minus({ years: 9 }), 'tim@example.nl')
    await Mail.create({
      ...{ kind: 'cadeaubon', status: 'verzonden', attempts: 1, voucherId: voucher.id },
      internetMessageId: 'cadeaubon-1',
    })
    await createVoucher(2500)
    await cleanUp(DateTime.utc())
    assert.lengthOf(await Voucher.all(), 1)
    assert.lengthOf(await Mail.all(), 0)
  })
})
