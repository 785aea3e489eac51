import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { orderOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import type { Data } from '@generated/data'
import type Withdrawal from '#models/shop/withdrawal'

type Sheet = Data.Shop.Withdrawals.Withdrawal

const NOW = DateTime.utc()

const sheet = async (admin: Browser, { id }: Withdrawal, search = '') =>
  pageProps<{ withdrawal: Sheet }>(
    await admin.open(`/dashboard/herroepingen/${id}?${new URLSearchParams({ zoek: search })}`)
  ).withdrawal

const link = (admin: Browser, { id }: Withdrawal, fields: object) =>
  admin.post(`/api/dashboard/herroeping/${id}/bestelling`, fields)

test.group('The order of a withdrawal', (group) => {
  group.each.setup(() => emptyShop())

  const scene = async () => {
    const bram = await orderOf(NOW, { email: 'bram@example.nl' })
    await bram.merge({ name: 'Bram Bakker', number: 'EK-7K2M9PQR' }).save()
    const oma = await withdrawalOf(NOW, { email: 'oma@example.nl', status: 'ontvangen' })
    await oma.merge({ name: 'Oma de Vries' }).save()
    return { bram, oma }
  }

  test('an order is found by {what}')
    .with([
      { what: 'its number', typed: 'EK-7K2M9PQR' },
      { what: 'its number without a dash', typed: '7k2m9' },
      { what: 'a name', typed: 'bakker' },
      { what: 'an e-mail address', typed: 'BRAM@example' },
    ])
    .run(async ({ client, assert }, { typed }) => {
      const { bram, oma } = await scene()
      await orderOf(NOW, { email: 'iemand@example.nl' })
      const found = await sheet(await loggedIn(client), oma, typed)
      assert.include(onlyOf(found.suggestions), { number: bram.number, elses: true })
    })

  test('an order of somebody else is linked only by an owner who read that it is', async ({
    client,
    assert,
  }) => {
    const { bram, oma } = await scene()
    const admin = await loggedIn(client)
    const refused = await link(admin, oma, { nummer: bram.number })
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'van_iemand_anders')
    assert.isNull((await oma.refresh()).orderId)
    ;(await link(admin, oma, { nummer: bram.number, anders: true })).assertStatus(200)
    assert.equal((await oma.refresh()).orderId, bram.id)
  })

  test('an order of the same name or the same address is linked at once', async ({
    client,
    assert,
  }) => {
    const { bram, oma } = await scene()
    await bram.merge({ name: 'oma DE VRIES' }).save()
    const admin = await loggedIn(client)
    assert.isFalse(onlyOf((await sheet(admin, oma, 'ek-7k')).suggestions).elses)
    ;(await link(admin, oma, { nummer: bram.number })).assertStatus(200)
    assert.equal((await oma.refresh()).orderId, bram.id)
  })
})
