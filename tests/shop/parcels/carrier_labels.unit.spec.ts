import { test } from '@japa/runner'
import {
  isClaimed,
  shipmentOf,
  streetAndNumber,
  judgeUnknownLabel,
} from '#domain/shop/parcels/carrier_labels'

test.group('An address for a label', () => {
  test('{typed} has its street and its number')
    .with([
      { typed: 'Dorpsstraat 12', street: 'Dorpsstraat', houseNumber: '12' },
      { typed: 'Dorpsstraat 12 bis', street: 'Dorpsstraat', houseNumber: '12 bis' },
      { typed: ' Dorpsstraat 12-3 ', street: 'Dorpsstraat', houseNumber: '12-3' },
      { typed: '1e Dwarsstraat 5a', street: '1e Dwarsstraat', houseNumber: '5a' },
      { typed: 'Plein 1944 12', street: 'Plein 1944 12', houseNumber: null },
      { typed: 'Dorpsstraat', street: 'Dorpsstraat', houseNumber: null },
      { typed: '', street: '', houseNumber: null },
    ])
    .run(({ assert }, { typed, ...expected }) => assert.deepEqual(streetAndNumber(typed), expected))
})

test.group('The tracking of a parcel', () => {
  const URL = 'https://tracking.example/1'

  test('a parcel of {carrierCode} is followed by {carrier}')
    .with([
      { carrierCode: 'postnl', carrier: 'PostNL', trackTrace: '3SABCD1234' },
      { carrierCode: 'dhl_parcel', carrier: 'DHL', trackTrace: '3SABCD1234' },
      { carrierCode: 'dpd', carrier: 'DPD', trackTrace: '3SABCD1234' },
      { carrierCode: 'sendcloud', carrier: 'Anders', trackTrace: URL },
    ] as const)
    .run(({ assert }, { carrierCode, ...expected }) => {
      const made = { carrierCode, trackingNumber: '3SABCD1234', trackingUrl: URL }
      assert.deepEqual(shipmentOf(made), expected)
    })

  test('a code or address that cannot be followed is left out', ({ assert }) => {
    const made = { trackingNumber: '??', trackingUrl: 'javascript:alert(1)' }
    assert.isNull(shipmentOf({ ...made, carrierCode: 'postnl' }).trackTrace)
    assert.isNull(shipmentOf({ ...made, carrierCode: 'other' }).trackTrace)
  })
})

test('a press that never answered makes room for another after a minute and a half', ({
  assert,
}) => {
  const at = new Date('2026-11-24T10:00:00Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  assert.isFalse(isClaimed(null, at))
  assert.isTrue(isClaimed(at, later(89)))
  assert.isFalse(isClaimed(at, later(90)))
})

test.group('A label of which nothing is known', () => {
  test(
    'a label that was asked for {lastAsked} minutes ago, and first {firstAsked} minutes ago, is judged: {expected}'
  )
    .with([
      { firstAsked: 5, lastAsked: 5, expected: 'wait' },
      { firstAsked: 60, lastAsked: 59, expected: 'wait' },
      { firstAsked: 60, lastAsked: 60, expected: 'late' },
      { firstAsked: 1439, lastAsked: 1439, expected: 'late' },
      { firstAsked: 1440, lastAsked: 60, expected: 'tell' },
      { firstAsked: 1440, lastAsked: 5, expected: 'wait' },
    ])
    .run(({ assert }, { firstAsked, lastAsked, expected }) => {
      const now = new Date('2026-11-24T12:00:00Z')
      const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
      const asked = { firstAsked: ago(firstAsked), lastAsked: ago(lastAsked) }
      assert.equal(judgeUnknownLabel(asked, now), expected)
    })
})
