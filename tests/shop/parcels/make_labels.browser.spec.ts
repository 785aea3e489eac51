import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { DEMO_ADMIN } from '#database/seeders/demo'
import Admin from '#models/admin/admin'
import { startParcelSimulator, type ParcelSimulator } from '#simulator/parcels/server'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { emptyShop } from '#tests/helpers/database'
import * as phone from '#tests/helpers/shop/owner_phone'
import { orderOf } from '#tests/helpers/shop/stored_records'
import { itemAt, present } from '#tests/helpers/present'
import { expect } from '#tests/helpers/visitor'

const { button, choose, expectFineOnPhone } = phone

test.group('Labels of the carrier', (group) => {
  let shop: StandaloneShop
  let service: ParcelSimulator

  /** A shop with a service, at which nothing is sent; the models of this process write into it. */
  group.setup(async () => {
    service = await startParcelSimulator({ login: 'public:secret' })
    shop = await StandaloneShop.make({
      ...{ SMTP_HOST: '127.0.0.1', SENDCLOUD_URL: service.url, SENDCLOUD_SENDER: '42' },
      ...{ SENDCLOUD_PUBLIC_KEY: 'public', SENDCLOUD_SECRET_KEY: 'secret' },
      SENDCLOUD_SHIPPING_OPTION: 'postnl:standard',
    })
    await shop.setUp()
    const { config } = present(db.manager.get('main'), 'the connection')
    const connection = { filename: shop.database }
    db.manager.patch('main', { ...config, connection } as typeof config)
    await emptyShop()
    const { email, ...rest } = DEMO_ADMIN
    await Admin.create({ email, ...rest })
    await shop.start()
    return async () => {
      db.manager.patch('main', config)
      await shop.cleanUp()
      await service.close()
    }
  })

  test('labels are made, one of them after its answer got lost, and their codes go with the parcels', async () => {
    for (const minutes of [3, 2, 1])
      await orderOf(DateTime.utc().minus({ minutes }), { itemName: 'binky', totalCents: 1500 })
    const owner = await phone.ownerOnPhone('/dashboard/verzenden', shop)
    const parcels = owner.getByRole('region', { name: 'Tabel: Pakketten' }).locator('tbody tr')
    const parcel = (index: number) => parcels.nth(index)
    const toggle = (index: number) => parcel(index).getByRole('checkbox').click()
    const code = (index: number) => itemAt(service.control.shipments(), index).trackingNumber
    await expect(parcels).toHaveCount(3)

    await toggle(0)
    await toggle(1)
    await makeLabels(owner)
    await expect(owner.getByText('Er zijn 2 etiketten gemaakt.')).toBeVisible()
    await expect(owner.getByText('Etiket gemaakt')).toHaveCount(2)
    await expectFineOnPhone(owner)

    await toggle(0)
    await toggle(1)
    await toggle(2)
    service.control.setFault('lostAnswer', 1)
    await makeLabels(owner)
    await expect(owner.getByRole('alert').filter({ hasText: 'weten we niet' })).toBeVisible()
    await expect(parcel(2).getByText('Etiket onbekend')).toBeVisible()
    await expectFineOnPhone(owner)

    await followNow()
    await expect(async () => {
      await owner.reload()
      await expect(parcel(2).getByText('Etiket gemaakt')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(parcel(2)).toContainText(`PostNL ${code(2)}`)
    expect(service.control.requests['POST /shipments/announce']).toBe(3)

    await parcel(0)
      .getByRole('button', { name: /^Annuleer het etiket/ })
      .click()
    await expectFineOnPhone(owner)
    await choose(owner, 'Ja')
    await expect(owner.getByText(/^Het etiket van EK-\w+ is geannuleerd\.$/)).toBeVisible()
    await expect(owner.getByText('Etiket gemaakt')).toHaveCount(2)
    await toggle(0)
    await makeLabels(owner)
    await expect(owner.getByText('Er is 1 etiket gemaakt.')).toBeVisible()

    await toggle(1)
    await toggle(2)
    await printLabels(owner, 3)
    await button(owner, 'Markeer als verzonden').click()
    for (const [index, label] of [3, 1, 2].entries())
      await expect(owner.getByLabel('Track & trace').nth(index)).toHaveValue(code(label))
    await expectFineOnPhone(owner)
    await button(owner, 'Verzonden: mail 3 klanten').click()
    await phone.tells(owner, '3 pakketten verzonden; de klanten krijgen een e-mail.')
    await expect(owner.getByText('alles wat betaald is, is onderweg')).toBeVisible()
    await expectFineOnPhone(owner)

    await phone.tapDaily(owner, 'Bestellingen')
    await owner.getByRole('row').filter({ hasText: 'EK-' }).first().getByRole('link').click()
    await expect(owner.getByText('Verzonden met PostNL.')).toBeVisible()
    expect(service.control.shipments().map(({ status }) => status)).toEqual([
      ...['CANCELLED', 'READY_TO_SEND', 'READY_TO_SEND', 'READY_TO_SEND'],
    ])
  }).timeout(120_000)
})

const makeLabels = (owner: Page) => button(owner, 'Maak etiketten bij de vervoerder').click()

async function printLabels(owner: Page, count: number) {
  const [pdf] = await Promise.all([
    owner.waitForEvent('download'),
    button(owner, `Print ${count} etiketten (pdf)`).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('etiketten.pdf')
}

/** Makes the look at the labels, which comes every five minutes, due now. */
async function followNow() {
  const own = db.from('queue_schedules').where({ id: 'follow-labels' })
  await own.clone().update({ next_run_at: new Date() })
  expect(await own).toHaveLength(1)
}
