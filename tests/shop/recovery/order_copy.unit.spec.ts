import { test } from '@japa/runner'
import { openSealed, seal, sealedLength, type SealFor } from '#app/core/sealed_text'
import { orderFrom, readCopy, writeCopy, type OrderCopy } from '#domain/shop/recovery/order_copy'

const TO: SealFor = { secret: 'een-geheim', purpose: 'bestelling', beside: ['EK-1', 'binky'] }
const WHOLE = {
  ...{ email: 'noor@example.nl', name: 'Noor de Vries', priceCents: 1500, discountCents: 150 },
  ...{ address: 'Dorpsstraat 12', postcode: '3911 AB', city: 'Rhenen' },
  ...{
    token: 'geheim-van-de-pagina',
    waiver: 'abc',
    discountCode: 'LENTE',
    requestKey: 'f'.repeat(64),
  },
} as const satisfies OrderCopy

test.group('A sealed text', () => {
  test('a sealed text opens with the same key, and tells nothing without it', ({ assert }) => {
    const sealed = seal(TO, 'Noor de Vries, Dorpsstraat 12')
    assert.equal(openSealed(TO, sealed), 'Noor de Vries, Dorpsstraat 12')
    assert.notMatch(Buffer.from(sealed.slice(2), 'base64url').toString('latin1'), /Noor|Dorps/)
    assert.match(sealed, /^1\.[\w-]+$/)
  })

  test('the same text is sealed the same way, so that a repeated call is the same call', ({
    assert,
  }) => {
    assert.equal(seal(TO, 'Noor'), seal(TO, 'Noor'))
    assert.notEqual(seal(TO, 'Noor').slice(0, 18), seal(TO, 'Noortje').slice(0, 18))
  })

  test('a text opens for nothing else: {name}')
    .with([
      { name: 'another key', from: { ...TO, secret: 'een-ander-geheim' } },
      { name: 'another purpose', from: { ...TO, purpose: 'iets anders' } },
      { name: 'another order', from: { ...TO, beside: ['EK-2', 'binky'] } },
      { name: 'parts that shift', from: { ...TO, beside: ['EK-1binky'] } },
    ])
    .run(({ assert }, { from }) => assert.isNull(openSealed(from, seal(TO, 'Noor'))))

  test('a text that was changed anywhere does not open', ({ assert }) => {
    const sealed = seal(TO, 'Noor')
    for (let at = 0; at < sealed.length - 1; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      assert.isNull(openSealed(TO, sealed.slice(0, at) + other + sealed.slice(at + 1)), `at ${at}`)
    }
    for (const strange of ['', '1.', '2.abc', 'abc', '1.AAAA'])
      assert.isNull(openSealed(TO, strange))
  })

  test('the length of a sealed text is known beforehand', ({ assert }) => {
    for (const text of ['', 'a', 'ab', 'abc', 'é', '€', '😀', 'Noor de Vries'])
      assert.equal(sealedLength(text), seal(TO, text).length, text)
  })
})

test.group('The copy of an order at the provider', () => {
  test('a copy comes back as it went', ({ assert }) => {
    const { text, leftOut } = writeCopy(WHOLE, () => true)
    assert.deepEqual(leftOut, [])
    assert.deepEqual(readCopy(text), WHOLE)
  })

  test('a field that does not fit is left out, the least important first, and told', ({
    assert,
  }) => {
    const whole = writeCopy(WHOLE, () => true).text.length
    const less = writeCopy(WHOLE, (text) => text.length < whole - 20)
    assert.deepEqual(less.leftOut, ['requestKey'])
    const little = writeCopy({ ...WHOLE, name: 'N'.repeat(100) }, (text) => text.length <= 160)
    assert.deepEqual(little.leftOut, ['name', 'requestKey'])
    assert.equal(readCopy(little.text)?.email, WHOLE.email)
  })

  test('a text that is no copy reads as nothing, and a part of another kind is left out', ({
    assert,
  }) => {
    for (const text of ['', 'geen json', '[]', '3', 'null']) assert.isNull(readCopy(text))
    assert.deepEqual(readCopy('{"e":3,"p":"veel","x":1,"n":"Noor"}'), { name: 'Noor' })
  })

  test('a copy is an order when {name}: {expected}')
    .with([
      { name: 'all is there', change: {}, paid: 1350, byPost: true, expected: 'ok' },
      { name: 'it has no code', change: { token: undefined }, paid: 1350, expected: 'ok' },
      { name: 'there is no e-mail', change: { email: undefined }, expected: 'email_missing' },
      { name: 'a parcel has no city', change: { city: undefined }, expected: 'address_missing' },
      {
        ...{ name: 'a download has no city', change: { city: undefined } },
        ...{ byPost: false, expected: 'ok' },
      },
      { name: 'too little came in', change: {}, paid: 1349, expected: 'amount_differs' },
      { name: 'other money came in', change: {}, paid: null, expected: 'amount_differs' },
      { name: 'the price is lost', change: { priceCents: undefined }, expected: 'amount_differs' },
    ] as const)
    .run(({ assert }, { change, expected, ...row }) => {
      const stored = JSON.parse(JSON.stringify({ ...WHOLE, ...change })) as OrderCopy
      const { paid = 1350, byPost = true } = row as { paid?: number | null; byPost?: boolean }
      const outcome = orderFrom(stored, { cents: paid, byPost })
      assert.equal(outcome.ok ? 'ok' : outcome.error, expected)
    })

  test('an order whose name was lost is addressed by its e-mail address', ({ assert }) => {
    const outcome = orderFrom(
      { email: 'noor@example.nl', priceCents: 1000 },
      { cents: 1000, byPost: false }
    )
    assert.deepEqual(outcome, {
      ok: true,
      value: {
        ...{ email: 'noor@example.nl', name: 'noor@example.nl' },
        ...{ priceCents: 1000, discountCents: 0, voucherCents: 0 },
        ...{ address: null, postcode: null, city: null, gift: null, sale: null },
      },
    })
  })

  test('a gift whose copy has {name} goes by way of {way}, and is whole: {isWhole}')
    .with([
      { name: 'everything', lost: [], way: 'email', isWhole: true },
      { name: 'no message', lost: ['giftMessage'], way: 'email', isWhole: false },
      { name: 'no name', lost: ['giftName'], way: 'email', isWhole: false },
      { name: 'no address', lost: ['giftEmail', 'giftDay'], way: 'zelf', isWhole: false },
      { name: 'no day', lost: ['giftDay'], way: 'zelf', isWhole: false },
      {
        ...{ name: 'never had a message', lost: ['giftMessage', 'giftMessageLength'] },
        ...{ way: 'email', isWhole: true },
      },
    ])
    .run(({ assert }, { lost, way, isWhole }) => {
      const gift = {
        ...{ giftWay: 'email', giftName: 'Oma', giftEmail: 'oma@example.nl' },
        ...{ giftDay: '2026-12-05', giftMessage: 'Dag!', giftMessageLength: 4 },
      }
      const kept = Object.fromEntries(Object.entries(gift).filter(([part]) => !lost.includes(part)))
      const outcome = orderFrom({ ...WHOLE, ...kept }, { cents: 1350, byPost: true })
      const rebuilt = outcome.ok ? outcome.value.gift : null
      assert.deepEqual([rebuilt?.wish.way, rebuilt?.isWhole], [way, isWhole])
      if (way !== 'email') assert.isNull(rebuilt?.wish.receiverEmail)
    })
})
