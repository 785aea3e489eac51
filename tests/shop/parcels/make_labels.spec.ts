import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ParcelService } from '#app/shop/parcels/service/parcel_service'
import { SendcloudService } from '#app/shop/parcels/service/sendcloud_service'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import CarrierLabel from '#models/shop/parcels/carrier_label'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, onlyOf, present } from '#tests/helpers/present'
import {
  cleanUpSimulator,
  patienceWith,
  placeOrder,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { DONE_UNSEEN, type Fault } from '#simulator/faults'
import { startParcelSimulator, type ParcelSimulator } from '#simulator/parcels/server'
import type { Simulator } from '#simulator/server'

const API = '/api/dashboard/verzenden/etiketten'
const PAGE = '/dashboard/verzenden'
const SETTING = {
  ...{ publicKey: 'public', secretKey: 'secret', shippingOption: 'postnl:standard' },
  ...{ senderId: 42, weightGrams: 750 },
}

type Label = {
  id: number
  made: boolean
  carrier: string | null
  trackTrace: string | null
  addressChanged: boolean
}
type Props = {
  service: string | null
  parcels: { id: number; label: Label | null }[]
  unusedLabels: { id: number; number: string }[]
}
type Outcome = { id: number; uitkomst: string; zin: string }

test.group('Labels of the carrier', (group) => {
  let payments: Simulator
  let service: ParcelSimulator

  group.each.setup(async () => {
    await emptyShop()
    payments = await withSimulator()
    service = await startParcelSimulator({ login: 'public:secret' })
    use({})
    return async () => {
      app.container.restore(ParcelService)
      await cleanUpSimulator(payments)
      await service.close()
    }
  })

  const use = (different: Partial<typeof SETTING>) =>
    app.container.swap(
      ParcelService,
      () =>
        new SendcloudService({
          ...{ ...SETTING, url: service.url, timeoutMs: patienceWith(service) },
          ...different,
        })
    )

  const paid = async (client: ApiClient, fields: object = {}) => {
    const { payment } = await placeOrder(client, payments, 'binky', fields)
    await payments.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }
  const make = async (admin: Browser, ...orders: Order[]) => {
    const answer = await admin.post(API, { ids: orders.map(({ id }) => id) })
    answer.assertStatus(200)
    return answer.body() as Outcome[]
  }
  const shown = async (admin: Browser) => pageProps<Props>(await admin.open(PAGE))
  const labelOf = async (admin: Browser, { id }: Order) =>
    (await shown(admin)).parcels.find((parcel) => parcel.id === id)?.label ?? null

  test('a shop without a service offers no labels and makes none', async ({ client, assert }) => {
    app.container.restore(ParcelService)
    const order = await paid(client)
    const admin = await loggedIn(client)
    assert.isNull((await shown(admin)).service)
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'geweigerd')
    ;(await admin.open(`${PAGE}/labels?ids=${order.id}`)).assertStatus(200)
  })

  test('only an admin makes, prints or cancels labels', async ({ client, assert }) => {
    const order = await paid(client)
    const stranger = new Browser(client)
    await stranger.open('/login')
    ;(await stranger.post(API, { ids: [order.id] })).assertStatus(401)
    ;(await stranger.send('delete', `${API}/1`)).assertStatus(401)
    const printed = await stranger.open(`${PAGE}/etiketten?ids=${order.id}&papier=A6`)
    assert.equal(printed.header('location'), '/login')
    assert.lengthOf(service.control.shipments(), 0)
  })

  test('a press makes a label with the code that the customer gets', async ({ client, assert }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    assert.equal((await shown(admin)).service, 'Sendcloud')
    assert.deepEqual(await make(admin, order), [
      { id: order.id, uitkomst: 'gemaakt', gelukt: true, zin: 'Het etiket is gemaakt.' },
    ])

    const shipment = onlyOf(service.control.shipments())
    assert.deepInclude(shipment, {
      ...{ reference: `${order.number}-1`, orderNumber: order.number, option: 'postnl:standard' },
      ...{ name: 'Noor de Vries', addressLine: 'Dorpsstraat', houseNumber: '12' },
      ...{ postcode: '3911 AB', city: 'Rhenen' },
    })
    assert.deepInclude(await labelOf(admin, order), {
      ...{ made: true, carrier: 'PostNL', trackTrace: shipment.trackingNumber },
      ...{ addressChanged: false },
    })
    const page = pageProps<{ order: { label: object | null } }>(
      await admin.open(`/dashboard/bestellingen/${order.id}`)
    )
    const filledIn = { carrier: 'PostNL', trackTrace: shipment.trackingNumber }
    assert.deepEqual(page.order.label, filledIn)
    assert.lengthOf(await AuditEntry.query().where('what', 'label_made'), 1)
    assert.equal((await order.refresh()).status, 'betaald')
  })

  test('many parcels go in one press, and a wrong address stops no other', async ({
    client,
    assert,
  }) => {
    const good = await paid(client)
    const wrong = await paid(client, { postcode: '9999 AB' })
    const unsure = await paid(client, { adres: 'Plein 1944 12' })
    const failing = await paid(client, { adres: 'Dorpsstraat 999' })
    const admin = await loggedIn(client)
    const outcomes = await make(admin, good, wrong, unsure, failing)
    assert.deepEqual(
      outcomes.map(({ uitkomst: outcome }) => outcome),
      ['gemaakt', 'geweigerd', 'geweigerd', 'geweigerd']
    )
    assert.match(itemAt(outcomes, 1).zin, /^De verzenddienst kent deze postcode niet/)
    assert.match(itemAt(outcomes, 2).zin, /^De verzenddienst kent dit huisnummer niet/)
    assert.match(itemAt(outcomes, 3).zin, /^De vervoerder maakte dit etiket niet/)

    await wrong.merge({ postcode: '3911 AB' }).save()
    assert.equal(onlyOf(await make(admin, wrong)).uitkomst, 'gemaakt')
    assert.isTrue((await labelOf(admin, wrong))?.made)
  })

  test('one press or ten at once make one label', async ({ client, assert }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => make(admin, order)))
    const kinds = new Set(outcomes.map((one) => onlyOf(one).uitkomst))
    for (const kind of kinds) assert.include(['gemaakt', 'bezig', 'was_er_al'], kind)
    assert.lengthOf(service.control.shipments(), 1)
    assert.equal(service.control.requests['POST /shipments/announce'], 1)
    assert.lengthOf(await CarrierLabel.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'label_made'), 1)
  })

  test('an answer that got lost is looked up by the next press, and makes no second label: {$self}')
    .with([...DONE_UNSEEN])
    .run(async ({ client, assert }, fault: Fault) => {
      const order = await paid(client)
      const admin = await loggedIn(client)
      service.control.setFault(fault, 1)
      const first = onlyOf(await make(admin, order))
      assert.equal(first.uitkomst, 'onbekend')
      assert.match(first.zin, /je krijgt er nooit twee/)
      assert.isFalse((await labelOf(admin, order))?.made)

      assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
      assert.lengthOf(service.control.shipments(), 1)
      assert.equal(service.control.requests['POST /shipments/announce'], 1)
      assert.isTrue((await labelOf(admin, order))?.made)
    })

  test('a service that is away leaves the label unknown, and the next press makes it: {$self}')
    .with(['down', 'hang', 'error500', 'html403'] as Fault[])
    .run(async ({ client, assert }, fault: Fault) => {
      const order = await paid(client)
      const admin = await loggedIn(client)
      service.control.setFault(fault)
      assert.equal(onlyOf(await make(admin, order)).uitkomst, 'onbekend')
      assert.equal(onlyOf(await make(admin, order)).uitkomst, 'onbekend')
      assert.lengthOf(service.control.shipments(), 0)
      service.control.setFault(null)
      assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
      assert.lengthOf(service.control.shipments(), 1)
    })

  test('a label that the service already has for a parcel is used', async ({ client, assert }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await make(admin, order)
    await CarrierLabel.query().delete()
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
    assert.lengthOf(service.control.shipments(), 1)
    const { trackingNumber } = onlyOf(service.control.shipments())
    assert.equal((await labelOf(admin, order))?.trackTrace, trackingNumber)
  })

  test('a crash while asking blocks the label for a minute and a half', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    service.control.setFault('lostAnswer', 1)
    await make(admin, order)
    const claimedAt = (seconds: number) =>
      CarrierLabel.query().update({ claimedAt: asColumn(DateTime.utc().minus({ seconds })) })
    await claimedAt(5)
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'bezig')
    await claimedAt(95)
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
    assert.lengthOf(service.control.shipments(), 1)
  })

  test('a refused key raises an alarm, which ends when the key works', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    use({ secretKey: 'revoked' })
    assert.match(onlyOf(await make(admin, order)).zin, /weigert de sleutel/)
    const alarm = await Alarm.findByOrFail('kind', 'parcel_key_refused')
    assert.isNull(alarm.resolvedAt)
    use({})
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
    assert.isNotNull((await alarm.refresh()).resolvedAt)
  })

  test('a label is cancelled while its parcel is here, and another one can be made', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await make(admin, order)
    const { id } = present(await labelOf(admin, order), 'the label')
    ;(await admin.send('delete', `${API}/${id}`)).assertStatus(200)
    assert.equal(onlyOf(service.control.shipments()).status, 'CANCELLED')
    assert.isNull(await labelOf(admin, order))
    assert.lengthOf(await AuditEntry.query().where('what', 'label_canceled'), 1)
    ;(await admin.send('delete', `${API}/${id}`)).assertStatus(409)

    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'gemaakt')
    assert.deepEqual(
      service.control.shipments().map(({ reference }) => reference),
      [`${order.number}-1`, `${order.number}-2`]
    )
  })

  test('the label of a parcel that left is not cancelled, and one whose cancelling is unknown stays', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await make(admin, order)
    const { id, trackTrace } = present(await labelOf(admin, order), 'the label')
    service.control.setFault('hang', 1)
    const unknown = await admin.send('delete', `${API}/${id}`)
    unknown.assertStatus(409)
    assert.match((unknown.body() as { message: string }).message, /weten we niet/)

    const shipments = [{ id: order.id, vervoerder: 'PostNL', trackTrace }]
    await admin.post('/api/dashboard/verzenden', { zendingen: shipments })
    const late = await admin.send('delete', `${API}/${id}`)
    late.assertStatus(409)
    assert.match((late.body() as { message: string }).message, /al verzonden/)
    assert.equal(onlyOf(service.control.shipments()).status, 'READY_TO_SEND')
  })

  test('a label of a parcel that stays here is shown, so that it is cancelled', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await make(admin, order)
    await withdrawalOf(DateTime.utc(), { orderId: order.id, status: 'ontvangen' })
    const { parcels, unusedLabels } = await shown(admin)
    assert.lengthOf(parcels, 0)
    assert.equal(onlyOf(unusedLabels).number, order.number)
    assert.equal(onlyOf(await make(admin, order)).uitkomst, 'niet_te_verzenden')
    ;(await admin.send('delete', `${API}/${onlyOf(unusedLabels).id}`)).assertStatus(200)
    assert.lengthOf((await shown(admin)).unusedLabels, 0)
  })

  test('an address that changed after its label shows', async ({ client, assert }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await make(admin, order)
    await order.merge({ address: 'Kerkstraat 3' }).save()
    assert.isTrue((await labelOf(admin, order))?.addressChanged)
  })

  test('labels of several parcels come as one PDF, and a sentence when the service is away', async ({
    client,
    assert,
  }) => {
    const orders = [await paid(client), await paid(client)]
    const admin = await loggedIn(client)
    await make(admin, ...orders)
    const path = `${PAGE}/etiketten?ids=${orders.map(({ id }) => id).join('-')}&papier=A6`
    const printed = await admin.open(path)
    printed.assertStatus(200)
    assert.equal(printed.header('content-type'), 'application/pdf')
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    assert.equal((await PDFDocument.load(printed.body() as Buffer)).getPageCount(), 2)

    for (const fault of ['hang', 'html200'] as const) {
      service.control.setFault(fault, 1)
      const away = await admin.open(path)
      away.assertStatus(503)
      assert.match((away.body() as { message: string }).message, /Druk straks nog eens/)
    }
    const none = await paid(client)
    ;(await admin.open(`${PAGE}/etiketten?ids=${none.id}&papier=A6`)).assertStatus(404)
    ;(await admin.post(API, { ids: [] })).assertStatus(422)
    const ids = Array.from({ length: 6 }, () => firstOf(orders).id)
    ;(await admin.post(API, { ids })).assertStatus(422)
  })
})
