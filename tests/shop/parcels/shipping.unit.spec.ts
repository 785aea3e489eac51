import { test } from '@japa/runner'
import {
  LABELS_PER_SHEET,
  LABEL_SHEET,
  labelPosition,
  LINE_HEIGHT,
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
  test('the code {getypt} is kept as {code}')
    .with([
      { getypt: '3SABCD1234567', code: '3SABCD1234567' },
      { getypt: ' 3s abcd-1234.567 ', code: '3SABCD1234567' },
      { getypt: '  ', code: null },
      { getypt: 'https://volg.example.nl/a?b=c', code: 'https://volg.example.nl/a?b=c' },
    ])
    .run(({ assert }, { getypt: typed, code }) => {
      assert.deepEqual(readTrackTrace(typed), { ok: true, value: code })
    })

  test('{$self} is no code')
    .with([
      'abc',
      '=HYPERLINK("x")',
      'javascript:alert(1)',
      'http://volg.example.nl/',
      '<b>3SABCD</b>',
    ])
    .run(({ assert }, typed) => assert.isFalse(readTrackTrace(typed).ok))

  test('{vervoerder} is followed at {link}')
    .with([
      { vervoerder: 'PostNL', link: 'https://jouw.postnl.nl/track-and-trace/3SABC1-NL-3911AB' },
      { vervoerder: 'DHL', link: 'https://my.dhlecommerce.nl/home/tracktrace/3SABC1/3911AB' },
      {
        vervoerder: 'DPD',
        link: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=3SABC1',
      },
      { vervoerder: 'Anders', link: null },
    ])
    .run(({ assert }, { vervoerder: carrier, link }) => {
      assert.equal(trackingLink(carrier, '3SABC1', '3911 AB'), link)
    })

  test('a whole address is followed as it is, and nothing is followed nowhere', ({ assert }) => {
    assert.equal(
      trackingLink('Anders', 'https://volg.example.nl/1', null),
      'https://volg.example.nl/1'
    )
    assert.isNull(trackingLink('PostNL', null, '3911 AB'))
  })
})

test.group('An address label', () => {
  const past = ({
    punten: points,
    regels: lines,
  }: {
    punten: number
    regels: readonly string[]
  }) => ({
    hoog: lines.length * points * LINE_HEIGHT * MM_PER_POINT,
    breed: Math.max(...lines.map((line) => [...line].length)) * points * 0.6 * MM_PER_POINT,
  })

  test('an ordinary address stands in large letters, a line each', ({ assert }) => {
    const address = ['Noor de Vries', 'Dorpsstraat 12', '3911 AB Rhenen']
    assert.deepEqual(fitOnLabel(address), { punten: 13, regels: address })
  })

  test('the longest address fits, {naam}')
    .with([
      { naam: 'in words', letter: 'Wijnand ' },
      { naam: 'in one word', letter: 'W' },
      { naam: 'beyond the letters of a keyboard', letter: '𝒲ő' },
    ])
    .run(({ assert }, { letter }) => {
      const long = (length: number) => letter.repeat(length).slice(0, length)
      const address = [long(100), long(150), `3911 AB ${long(100)}`]
      const layout = fitOnLabel(address)
      const { hoog: height, breed: wide } = past(layout)
      assert.isAtMost(height, LABEL_SHEET.hoogte - 10)
      assert.isAtMost(wide, LABEL_SHEET.breedte - 10)
      const withoutSpaces = (text: string) => text.replace(/\s/g, '')
      assert.equal(withoutSpaces(layout.regels.join('')), withoutSpaces(address.join('')))
    })

  test('fourteen fill a sheet, from left to right, and the next begins a new one', ({ assert }) => {
    assert.equal(LABELS_PER_SHEET, 14)
    assert.deepEqual(labelPosition(0), { vel: 0, links: 4.65, boven: 15.15 })
    assert.deepEqual(labelPosition(1), { vel: 0, links: 106.25, boven: 15.15 })
    assert.closeTo(labelPosition(13).boven + LABEL_SHEET.hoogte, 297 - 15.15, 0.01)
    assert.closeTo(labelPosition(13).links + LABEL_SHEET.breedte, 210 - 4.65, 0.01)
    assert.deepEqual(labelPosition(14), { vel: 1, links: 4.65, boven: 15.15 })
  })
})

test.group('Whether a parcel may leave', () => {
  const PAID: ShippingQuestion = {
    ...{ status: 'betaald', perPost: true, herroepingen: [], geannuleerd: false },
  }

  test('{stand}: may be sent is {mag}')
    .with([
      { order: {}, stand: 'te_verzenden', mag: true },
      { order: { herroepingen: ['afgewezen'] }, stand: 'te_verzenden', mag: true },
      { order: { herroepingen: ['afgewezen', 'ontvangen'] }, stand: 'herroepen', mag: false },
      { order: { herroepingen: ['retour_ontvangen'] }, stand: 'herroepen', mag: false },
      { order: { herroepingen: ['afgehandeld'] }, stand: 'na_herroeping', mag: true },
      { order: { geannuleerd: true }, stand: 'na_annulering', mag: true },
      {
        order: { geannuleerd: true, herroepingen: ['ontvangen'] },
        stand: 'herroepen',
        mag: false,
      },
      {
        order: { status: 'geannuleerd', geannuleerd: true },
        stand: 'niets_te_verzenden',
        mag: false,
      },
      { order: { status: 'verzonden' }, stand: 'niets_te_verzenden', mag: false },
      { order: { status: 'terugbetaald' }, stand: 'niets_te_verzenden', mag: false },
      { order: { perPost: false }, stand: 'niets_te_verzenden', mag: false },
    ] as { order: Partial<ShippingQuestion>; stand: ShippingState; mag: boolean }[])
    .run(({ assert }, { order, stand: state, mag: allowed }) => {
      const found = shippingState({ ...PAID, ...order })
      assert.equal(found, state)
      assert.equal(mayShip(found), allowed)
    })
})
