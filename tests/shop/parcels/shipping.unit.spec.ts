import { test } from '@japa/runner'
import {
  LABELS_PER_SHEET,
  LABEL_SHEET,
  labelPosition,
  lineHeightOf,
  fitOnLabel,
} from '#domain/shop/parcels/address_label'
import {
  readTrackTrace,
  mayShip,
  shippingState,
  trackingLink,
  type ShippingState,
  type ShippingQuestion,
} from '#domain/shop/parcels/shipping'

const MM_PER_POINT = 25.4 / 72

test.group('A parcel', () => {
  test('the code {typed} is kept as {code}')
    .with([
      { typed: '3SABCD1234567', code: '3SABCD1234567' },
      { typed: ' 3s abcd-1234.567 ', code: '3SABCD1234567' },
      { typed: '  ', code: null },
      { typed: 'https://volg.example.nl/a?b=c', code: 'https://volg.example.nl/a?b=c' },
    ])
    .run(({ assert }, { typed, code }) => {
      assert.deepEqual(readTrackTrace(typed), { ok: true, value: code })
    })

  test('the text {$self} is no code')
    .with([
      'abc',
      '=HYPERLINK("x")',
      'javascript:alert(1)',
      'http://volg.example.nl/',
      '<b>3SABCD</b>',
    ])
    .run(({ assert }, typed) => assert.isFalse(readTrackTrace(typed).ok))

  test('a parcel of {carrier} is followed at {link}')
    .with([
      { carrier: 'PostNL', link: 'https://jouw.postnl.nl/track-and-trace/3SABC1-NL-3911AB' },
      { carrier: 'DHL', link: 'https://my.dhlecommerce.nl/home/tracktrace/3SABC1/3911AB' },
      {
        carrier: 'DPD',
        link: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=3SABC1',
      },
      { carrier: 'Anders', link: null },
    ])
    .run(({ assert }, { carrier, link }) => {
      assert.equal(trackingLink(carrier, '3SABC1', '3911 AB'), link)
    })

  test('a whole address is followed as it is, and a parcel without one has no link', ({
    assert,
  }) => {
    assert.equal(
      trackingLink('Anders', 'https://volg.example.nl/1', null),
      'https://volg.example.nl/1'
    )
    assert.isNull(trackingLink('PostNL', null, '3911 AB'))
  })
})

test.group('An address label', () => {
  const past = ({ points, lines }: { points: number; lines: readonly string[] }) => ({
    height: lines.reduce((sum, line) => sum + lineHeightOf(line), 0) * points * MM_PER_POINT,
    wide: Math.max(...lines.map((line) => [...line].length)) * points * 0.6 * MM_PER_POINT,
  })

  test('an ordinary address stands on the label in large letters, a line each', ({ assert }) => {
    const address = ['Noor de Vries', 'Dorpsstraat 12', '3911 AB Rhenen']
    assert.deepEqual(fitOnLabel(address), { points: 13, lines: address })
  })

  test('a line in another script has more room', ({ assert }) => {
    assert.equal(lineHeightOf('Świętosława – ‘Żółć’'), 1.2)
    for (const line of ['Σωκράτης', 'محمد', '张伟', 'Bo 🦊']) assert.equal(lineHeightOf(line), 1.6)
    assert.isBelow(fitOnLabel(['张'.repeat(40), 'Dijk 1', '1234 AB Rhenen']).points, 13)
  })

  test('the longest address fits on the label, {name}')
    .with([
      { name: 'in words', letter: 'Wijnand ' },
      { name: 'in one word', letter: 'W' },
      { name: 'beyond the letters of a keyboard', letter: '𝒲ő' },
    ])
    .run(({ assert }, { letter }) => {
      const long = (length: number) => letter.repeat(length).slice(0, length)
      const address = [long(100), long(150), `3911 AB ${long(100)}`]
      const layout = fitOnLabel(address)
      const { height, wide } = past(layout)
      assert.isAtMost(height, LABEL_SHEET.height - 10)
      assert.isAtMost(wide, LABEL_SHEET.width - 10)
      const withoutSpaces = (text: string) => text.replace(/\s/g, '')
      assert.equal(withoutSpaces(layout.lines.join('')), withoutSpaces(address.join('')))
    })

  test('fourteen labels fill a sheet, from left to right, and the next begins a new one', ({
    assert,
  }) => {
    assert.equal(LABELS_PER_SHEET, 14)
    assert.deepEqual(labelPosition(0), { sheet: 0, left: 4.65, top: 15.15 })
    assert.deepEqual(labelPosition(1), { sheet: 0, left: 106.25, top: 15.15 })
    assert.closeTo(labelPosition(13).top + LABEL_SHEET.height, 297 - 15.15, 0.01)
    assert.closeTo(labelPosition(13).left + LABEL_SHEET.width, 210 - 4.65, 0.01)
    assert.deepEqual(labelPosition(14), { sheet: 1, left: 4.65, top: 15.15 })
  })
})

test.group('The parcels that may leave', () => {
  const PAID: ShippingQuestion = {
    ...{ status: 'betaald', byPost: true, withdrawals: [], canceled: false },
  }

  test('a parcel in state {state} may be sent: {allowed}')
    .with([
      { order: {}, state: 'to_ship', allowed: true },
      { order: { withdrawals: ['afgewezen'] }, state: 'to_ship', allowed: true },
      { order: { withdrawals: ['afgewezen', 'ontvangen'] }, state: 'withdrawn', allowed: false },
      { order: { withdrawals: ['retour_ontvangen'] }, state: 'withdrawn', allowed: false },
      { order: { withdrawals: ['afgehandeld'] }, state: 'after_withdrawal', allowed: true },
      { order: { canceled: true }, state: 'after_cancellation', allowed: true },
      {
        order: { canceled: true, withdrawals: ['ontvangen'] },
        state: 'withdrawn',
        allowed: false,
      },
      {
        order: { status: 'geannuleerd', canceled: true },
        state: 'nothing_to_ship',
        allowed: false,
      },
      { order: { status: 'verzonden' }, state: 'nothing_to_ship', allowed: false },
      { order: { status: 'terugbetaald' }, state: 'nothing_to_ship', allowed: false },
      { order: { byPost: false }, state: 'nothing_to_ship', allowed: false },
    ] as { order: Partial<ShippingQuestion>; state: ShippingState; allowed: boolean }[])
    .run(({ assert }, { order, state, allowed }) => {
      const found = shippingState({ ...PAID, ...order })
      assert.equal(found, state)
      assert.equal(mayShip(found), allowed)
    })
})
