import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import FollowLabels from '#app/shop/parcels/labels/follow_labels'
import { ParcelService } from '#app/shop/parcels/service/parcel_service'
import { SendcloudService } from '#app/shop/parcels/service/sendcloud_service'
import Alarm from '#models/shop/alarm'
import CarrierLabel from '#models/shop/parcels/carrier_label'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import { patienceWith } from '#tests/helpers/shop/shop_calls'
import { orderOf } from '#tests/helpers/shop/stored_records'
import { DONE_UNSEEN, type Fault } from '#simulator/faults'
import { startParcelSimulator, type ParcelSimulator } from '#simulator/parcels/server'

const SETTING = {
  ...{ publicKey: 'public', secretKey: 'secret', shippingOption: 'postnl:standard' },
  ...{ senderId: 42, weightGrams: 750 },
}

test.group('A label of which nothing is known', (group) => {
  let service: ParcelSimulator

  group.each.setup(async () => {
    await emptyShop()
    service = await startParcelSimulator({ login: 'public:secret' })
    app.container.swap(ParcelService, () => sendcloud())
    return async () => {
      app.container.restore(ParcelService)
      await service.close()
    }
  })

  const sendcloud = () =>
    new SendcloudService({ ...SETTING, url: service.url, timeoutMs: patienceWith(service) })

  async function press(admin: Browser, fault: Fault) {
    const { id } = await orderOf(DateTime.utc(), { itemName: 'binky' })
    service.control.setFault(fault, 1)
    await admin.post('/api/dashboard/verzenden/etiketten', { ids: [id] })
    return CarrierLabel.findByOrFail({ orderId: id })
  }
  const follow = async () => (await app.container.make(FollowLabels)).execute()
  const ago = (label: CarrierLabel, hours: number) =>
    CarrierLabel.query()
      .where('id', label.id)
      .update({
        created_at: asColumn(DateTime.utc().minus({ hours })),
        updated_at: asColumn(DateTime.utc().minus({ hours })),
      })

  test('a label that was made gets its code by itself: {$self}')
    .with([...DONE_UNSEEN])
    .run(async ({ client, assert }, fault: Fault) => {
      const label = await press(await loggedIn(client), fault)
      assert.equal(label.status, 'asked')
      await Promise.all([follow(), follow(), follow()])
      const { trackingNumber } = onlyOf(service.control.shipments())
      assert.deepInclude((await label.refresh()).toJSON(), {
        ...{ status: 'made', trackTrace: trackingNumber, claimedAt: null },
      })
      assert.equal(service.control.requests['POST /shipments/announce'], 1)
    })

  test('a label that the service does not know waits an hour, and then frees its parcel', async ({
    client,
    assert,
  }) => {
    const label = await press(await loggedIn(client), 'down')
    await follow()
    assert.deepInclude((await label.refresh()).toJSON(), { status: 'asked', claimedAt: null })
    await ago(label, 2)
    await follow()
    assert.deepInclude((await label.refresh()).toJSON(), { status: 'refused', openForOrder: null })
    assert.lengthOf(service.control.shipments(), 0, 'it asks for none')
  })

  test('a label that is asked for again while others are looked up counts from that press', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const [first, second] = [await press(admin, 'down'), await press(admin, 'down')]
    await ago(first, 2)
    await ago(second, 2)
    const looking = sendcloud()
    const find = looking.find.bind(looking)
    looking.find = async (reference) => {
      if (reference === first.reference) await ago(second, 0)
      return find(reference)
    }
    app.container.swap(ParcelService, () => looking)
    await follow()
    assert.equal((await first.refresh()).status, 'refused')
    assert.deepInclude((await second.refresh()).toJSON(), { status: 'asked', claimedAt: null })
  })

  test('a service that is silent for a day raises one alarm, which ends with its answer', async ({
    client,
    assert,
  }) => {
    const label = await press(await loggedIn(client), 'lostAnswer')
    service.control.setFault('down')
    await ago(label, 20)
    await follow()
    assert.deepEqual(await Alarm.all(), [])
    await ago(label, 25)
    await follow()
    await follow()
    const alarm = onlyOf(await Alarm.all())
    assert.deepInclude(alarm.toJSON(), { kind: 'parcel_label_unknown', orderId: label.orderId })
    assert.equal((await label.refresh()).status, 'asked')
    service.control.setFault(null)
    await follow()
    assert.equal((await label.refresh()).status, 'made')
    assert.isNotNull((await alarm.refresh()).resolvedAt)
  })

  test('a label that is being asked for now is left alone, and no label is followed without a service', async ({
    client,
    assert,
  }) => {
    const label = await press(await loggedIn(client), 'lostAnswer')
    const claimedAt = DateTime.utc().minus({ seconds: 5 }).set({ millisecond: 0 })
    await label.merge({ claimedAt }).save()
    await follow()
    assert.equal((await label.refresh()).status, 'asked')
    await label.merge({ claimedAt: null }).save()
    app.container.restore(ParcelService)
    await follow()
    assert.equal((await label.refresh()).status, 'asked')
  })
})
