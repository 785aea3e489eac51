import { test } from '@japa/runner'
import { asEuro } from '#domain/money'
import { CATALOGUE } from '#games/catalogue'
import { DateTime } from 'luxon'
import {
  BOOKING_STATUS,
  eveningName,
  explainAcceptance,
  explainBilling,
  explainEnding,
  explainPaying,
  explainSending,
} from '#app/shop/bookings/booking_words'
import { clashesWith, judgeChange, movesBack } from '#domain/shop/bookings/booking_changes'
import {
  BOOKING_STATUSES,
  bookingsThatMay,
  nextBookingStatus,
  type BookingStatus,
} from '#domain/shop/bookings/booking_life'
import {
  asksBeforehand,
  moneyNeedsPerson,
  moneyState,
  outstandingCents,
  overpaidCents,
  partToBill,
  payableParts,
  paymentSteps,
  unaskedCents,
  type BillRefused,
  type BookingOrder,
} from '#domain/shop/bookings/booking_money'
import {
  EVENING_RATES,
  EVENINGS,
  eveningPrice,
  peopleFit,
  type Evening,
} from '#domain/shop/bookings/evening_price'
import { quoteInWords } from '#domain/shop/bookings/quote_in_words'
import { mayAccept } from '#domain/shop/bookings/quotes'

const NOW = new Date('2026-11-24T12:00:00Z')
const LATER = new Date('2026-12-08T22:59:59Z')
const EARLIER = new Date('2026-11-23T22:59:59Z')

test.group('The life of a booking', () => {
  const TRIGGERS = ['quote', 'revise', 'accept', 'expire', 'play', 'close', 'cancel'] as const
  const no = null

  test('an evening that is {from} goes where each press says, and nowhere else')
    .with<{ from: BookingStatus; to: (BookingStatus | null)[] }[]>([
      { from: 'inquiry', to: ['quoted', no, no, no, no, no, 'canceled'] },
      {
        from: 'quoted',
        to: ['quoted', 'inquiry', 'accepted', 'expired', no, no, 'canceled'],
      },
      { from: 'accepted', to: ['quoted', no, no, no, 'played', no, 'canceled'] },
      { from: 'played', to: [no, no, no, no, no, 'closed', no] },
      { from: 'closed', to: [no, no, no, no, no, no, no] },
      { from: 'canceled', to: ['quoted', no, no, no, no, no, no] },
      { from: 'expired', to: ['quoted', no, no, no, no, no, 'canceled'] },
    ])
    .run(({ assert }, { from, to }) => {
      const reached = TRIGGERS.map((trigger) => {
        const next = nextBookingStatus(from, trigger)
        return next.ok ? next.value : null
      })
      assert.deepEqual(reached, to)
    })

  test('an evening that is {from} refuses a press in a Dutch sentence')
    .with(BOOKING_STATUSES.map((from) => ({ from })))
    .run(({ assert }, { from }) => {
      for (const trigger of TRIGGERS) {
        const next = nextBookingStatus(from, trigger)
        if (next.ok) continue
        for (const said of [explainSending(next.error), explainEnding(next.error)])
          assert.include(said, `De stand van deze boeking is ‘${BOOKING_STATUS[from]}’`)
      }
    })

  test('every other reason of refusal is a Dutch sentence of its own', ({ assert }) => {
    const said = [
      ...(['price_changed', 'changed_meanwhile', 'discount_too_high', 'no_moment'] as const).map(
        (type) => explainSending({ type })
      ),
      explainSending({ type: 'deposit_too_high' }),
      explainEnding({ type: 'not_yet' }),
      explainEnding({ type: 'still_to_be_paid', cents: 100 }),
      ...(
        ['not_agreed', 'all_paid', 'other_amount', 'not_on_account', 'billed_before'] as const
      ).map((type) => explainBilling({ type })),
      explainBilling({ type: 'deposit_first', cents: 100 }),
      explainAcceptance({ type: 'another_quote' }),
      explainAcceptance({ type: 'quote_expired' }),
      explainAcceptance({ type: 'not_offered', status: 'closed' }),
      ...(['not_agreed', 'all_paid', 'other_amount'] as const).map((type) =>
        explainPaying({ type })
      ),
    ]
    for (const sentence of said) assert.match(sentence, /^[A-Z][^]{15,}[.]$/)
    assert.lengthOf(new Set(said), said.length, 'no two reasons sound the same')
  })

  test('the evenings that may take a step are those that the rules let take it', ({ assert }) => {
    for (const trigger of TRIGGERS)
      for (const status of BOOKING_STATUSES)
        assert.equal(
          bookingsThatMay(trigger).includes(status),
          nextBookingStatus(status, trigger).ok,
          `${status} ${trigger}`
        )
  })
})

test.group('The price of an evening', () => {
  test('{evening} for {people} people at {kmThere} km costs {cents} cents')
    .with<{ evening: Evening; people: number; kmThere: number; cents: number }[]>([
      { evening: 'spellenfabriek', people: 9, kmThere: 0, cents: 13_500 },
      { evening: 'spellenfabriek', people: 24, kmThere: 38, cents: 39_040 },
      { evening: 'spellenfabriek', people: 60, kmThere: 0, cents: 90_000 },
      { evening: 'ontgoocheld2', people: 3, kmThere: 0, cents: 6000 },
      { evening: 'ontgoocheld2', people: 6, kmThere: 10, cents: 6800 },
    ])
    .run(({ assert }, { cents, ...asked }) => {
      const { totalCents, lines } = eveningPrice(asked)
      assert.equal(totalCents, cents)
      for (const line of lines) assert.equal(line.cents, line.count * line.unitCents)
    })

  test('the way back is paid for as well', ({ assert }) => {
    const { lines } = eveningPrice({ evening: 'ontgoocheld2', people: 4, kmThere: 25 })
    assert.deepEqual(lines[1], { what: 'travel', count: 50, unitCents: 40, cents: 2000 })
  })

  test('a customer who lives next door pays no travel', ({ assert }) => {
    assert.lengthOf(eveningPrice({ evening: 'ontgoocheld2', people: 4, kmThere: 0 }).lines, 1)
  })

  test('a group that is too small or too large is seen and priced all the same', ({ assert }) => {
    assert.deepEqual(
      [8, 9, 60, 61].map((people) => peopleFit('spellenfabriek', people)),
      [false, true, true, false]
    )
    assert.deepEqual(
      [2, 3, 6, 7].map((people) => peopleFit('ontgoocheld2', people)),
      [false, true, true, false]
    )
    assert.equal(
      eveningPrice({ evening: 'spellenfabriek', people: 8, kmThere: 0 }).totalCents,
      12_000
    )
  })

  test('the catalogue names the same prices', ({ assert }) => {
    for (const evening of EVENINGS) {
      const game = CATALOGUE.find(({ itemName }) => itemName === evening)
      assert.equal(
        game?.sale.kind === 'on_request' ? game.sale.cents : null,
        EVENING_RATES[evening].cents
      )
    }
  })
})

test.group('Accepting a quote', () => {
  const offer = { status: 'quoted', version: 2, validUntil: LATER, accepted: false } as const

  test('the quote that was read is accepted once, and a second yes changes nothing', ({
    assert,
  }) => {
    assert.deepEqual(mayAccept(offer, 2, NOW), { ok: true, value: { again: false } })
    for (const status of ['accepted', 'played', 'closed', 'canceled'] as const)
      assert.deepEqual(mayAccept({ ...offer, status, accepted: true }, 2, NOW), {
        ok: true,
        value: { again: true },
      })
  })

  test('another version, an expired quote and an evening that is off are refused', ({ assert }) => {
    const refusal = (...asked: Parameters<typeof mayAccept>) => {
      const outcome = mayAccept(...asked)
      return outcome.ok ? null : outcome.error.type
    }
    assert.equal(refusal(offer, 1, NOW), 'another_quote')
    assert.equal(refusal({ ...offer, validUntil: EARLIER }, 2, NOW), 'quote_expired')
    assert.equal(refusal({ ...offer, status: 'expired' }, 2, NOW), 'quote_expired')
    assert.equal(refusal({ ...offer, status: 'canceled' }, 2, NOW), 'not_offered')
    assert.equal(refusal({ ...offer, status: 'inquiry' }, 2, NOW), 'not_offered')
  })

  test('a consumer reads one total with VAT, a business each rate and the total without', ({
    assert,
  }) => {
    const evening = { description: 'De Spellenfabriek', count: 1, unitCents: 35_544, cents: 35_544 }
    const travel = { description: 'Reiskosten', count: 76, unitCents: 46, cents: 3496 }
    const quote = { lines: [evening, travel], totalCents: 39_040 }
    const read = (...asked: ['btw' | 'kor', 'consumer' | 'business']) => {
      const { lines, totals } = quoteInWords(quote, ...asked)
      return [...lines.map(({ note }) => note), ...totals.map((t) => `${t.what} ${t.amount}`)]
    }
    const [included, each] = [`Totaal inclusief btw ${asEuro(39_040)}`, `76 × ${asEuro(46)}`]
    assert.deepEqual(read('btw', 'consumer'), ['', each, included])
    assert.deepEqual(read('btw', 'business'), [
      ...['21\u00A0% btw', `${each}, 21\u00A0% btw`, `Totaal exclusief btw ${asEuro(32_264)}`],
      ...[`Btw 21 % ${asEuro(6776)}`, included],
    ])
    for (const buyer of ['consumer', 'business'] as const)
      assert.deepEqual(read('kor', buyer), ['', each, `Totaal ${asEuro(39_040)}`])
  })
})

const order = (values: Partial<BookingOrder> = {}): BookingOrder => ({
  part: 'whole',
  totalCents: 10_000,
  keptCents: 0,
  waiting: false,
  dueAt: null,
  ...values,
})

const money = (...orders: BookingOrder[]) => ({ totalCents: 39_040, depositCents: 10_000, orders })

test.group('The money of a booking', () => {
  test('the state of the money follows from what came in', ({ assert }) => {
    assert.equal(moneyState(money(), NOW), 'none')
    assert.equal(moneyState(money(order({ keptCents: 10_000 })), NOW), 'deposit')
    assert.equal(moneyState(money(order({ keptCents: 39_040 })), NOW), 'paid')
    assert.equal(
      moneyState(money(order({ keptCents: 10_000 }), order({ keptCents: 29_040 })), NOW),
      'paid'
    )
  })

  test('an order on account is overdue after its day, and not when it is paid', ({ assert }) => {
    const waiting = order({ totalCents: 39_040, waiting: true, dueAt: EARLIER })
    assert.equal(moneyState(money(waiting), NOW), 'overdue')
    assert.equal(moneyState(money({ ...waiting, dueAt: LATER }), NOW), 'none')
    assert.equal(moneyState(money({ ...waiting, keptCents: 39_040, waiting: false }), NOW), 'paid')
  })

  test('money that went back is owed again', ({ assert }) => {
    const back = money(order({ keptCents: 0 }))
    assert.equal(outstandingCents(back), 39_040)
    assert.equal(moneyState(back, NOW), 'none')
  })

  test('a customer pays first a deposit or the whole, then the rest, then nothing', ({
    assert,
  }) => {
    assert.deepEqual(payableParts(money()), [
      { part: 'deposit', cents: 10_000 },
      { part: 'whole', cents: 39_040 },
    ])
    assert.deepEqual(payableParts({ ...money(), depositCents: 0 }), [
      { part: 'whole', cents: 39_040 },
    ])
    assert.deepEqual(payableParts(money(order({ keptCents: 10_000 }))), [
      { part: 'rest', cents: 29_040 },
    ])
    assert.deepEqual(payableParts(money(order({ keptCents: 39_040 }))), [])
  })

  test('an invoice on account is paid as it was written', ({ assert }) => {
    const billed = order({ totalCents: 39_040, waiting: true, dueAt: LATER })
    assert.deepEqual(payableParts(money(billed)), [{ part: 'whole', cents: 39_040 }])
  })

  test(
    'the invoice asks {asks} of an evening that is {status}, on account {onAccount}, with {kept} cents paid'
  )
    .with<
      {
        status: BookingStatus
        onAccount: boolean
        kept: number
        asks: number | BillRefused['type']
      }[]
    >([
      { status: 'accepted', onAccount: true, kept: 0, asks: 'deposit_first' },
      { status: 'accepted', onAccount: true, kept: 10_000, asks: 29_040 },
      { status: 'played', onAccount: true, kept: 0, asks: 39_040 },
      { status: 'accepted', onAccount: false, kept: 0, asks: 'not_on_account' },
      { status: 'played', onAccount: false, kept: 0, asks: 39_040 },
      { status: 'played', onAccount: false, kept: 10_000, asks: 29_040 },
      { status: 'played', onAccount: false, kept: 39_040, asks: 'all_paid' },
      { status: 'quoted', onAccount: true, kept: 0, asks: 'not_agreed' },
      { status: 'canceled', onAccount: true, kept: 0, asks: 'not_agreed' },
      { status: 'closed', onAccount: true, kept: 0, asks: 'not_agreed' },
    ])
    .run(({ assert }, { status, onAccount, kept, asks }) => {
      const paid = money(...(kept > 0 ? [order({ keptCents: kept })] : []))
      const part = partToBill({ status, onAccount }, paid)
      assert.equal(part.ok ? part.value.cents : part.error.type, asks)
    })

  test(
    'a customer pays {steps} for an evening that is {status}, on account {onAccount}, with {kept} cents paid'
  )
    .with<{ status: BookingStatus; onAccount: boolean; kept: number; steps: string[] }[]>([
      {
        ...{ status: 'quoted', onAccount: true, kept: 0 },
        steps: ['deposit 10000 now', 'rest 29040 by_invoice'],
      },
      {
        ...{ status: 'accepted', onAccount: false, kept: 0 },
        steps: ['deposit 10000 now', 'rest 29040 before_evening'],
      },
      {
        ...{ status: 'accepted', onAccount: true, kept: 10_000 },
        steps: ['rest 29040 by_invoice'],
      },
      { status: 'played', onAccount: false, kept: 10_000, steps: ['rest 29040 now'] },
      { status: 'accepted', onAccount: false, kept: 39_040, steps: [] },
    ])
    .run(({ assert }, { status, onAccount, kept, steps }) => {
      const paid = money(...(kept > 0 ? [order({ keptCents: kept })] : []))
      assert.deepEqual(
        paymentSteps({ status, onAccount }, paid).map(
          ({ part, cents, when }) => `${part} ${cents} ${when}`
        ),
        steps
      )
    })

  test('an evening on account without a deposit waits for its invoice, and a billed one for its day', ({
    assert,
  }) => {
    const evening = { status: 'accepted', onAccount: true } as const
    assert.deepEqual(paymentSteps(evening, { ...money(), depositCents: 0 }), [
      { part: 'whole', cents: 39_040, when: 'by_invoice' },
    ])
    const billed = money(order({ totalCents: 39_040, waiting: true, dueAt: LATER }))
    assert.deepEqual(paymentSteps(evening, billed), [])
  })

  test('a played evening is billed once, also when its invoice is late', ({ assert }) => {
    for (const dueAt of [LATER, EARLIER]) {
      const billed = order({ totalCents: 39_040, waiting: true, dueAt })
      const again = partToBill({ status: 'played', onAccount: false }, money(billed))
      assert.deepEqual(again, { ok: false, error: { type: 'billed_before' } })
    }
  })

  test('the money of an evening is asked for a week before it: {title}')
    .with<
      {
        title: string
        evening?: Partial<Parameters<typeof asksBeforehand>[0]>
        orders?: BookingOrder[]
        asks: boolean
      }[]
    >([
      { title: 'nothing was paid', asks: true },
      { title: 'only a deposit', orders: [order({ keptCents: 10_000 })], asks: true },
      { title: 'all was paid', orders: [order({ keptCents: 39_040 })], asks: false },
      { title: 'on account, and no deposit', evening: { onAccount: true }, asks: true },
      {
        ...{ title: 'on account, after the deposit', evening: { onAccount: true } },
        ...{ orders: [order({ keptCents: 10_000 })], asks: false },
      },
      { title: 'billed', orders: [order({ waiting: true, dueAt: LATER })], asks: false },
      {
        title: 'it is further away',
        evening: { startsAt: new Date('2026-12-01T12:00:01Z') },
        asks: false,
      },
      { title: 'it began', evening: { startsAt: EARLIER }, asks: false },
      { title: 'it was agreed just now', evening: { acceptedAt: NOW }, asks: false },
      { title: 'it is not agreed', evening: { status: 'quoted' }, asks: false },
    ])
    .run(({ assert }, { evening, orders = [], asks }) => {
      const near = {
        status: 'accepted',
        startsAt: new Date('2026-12-01T12:00:00Z'),
        acceptedAt: new Date('2026-11-10T12:00:00Z'),
        onAccount: false,
      } as const
      assert.equal(asksBeforehand({ ...near, ...evening }, money(...orders), NOW), asks)
    })

  test('money for an evening that is off, and money beyond the price, need a person', ({
    assert,
  }) => {
    const paid = money(order({ keptCents: 39_040 }))
    const twice = money(order({ keptCents: 10_000 }), order({ keptCents: 39_040 }))
    assert.isNull(moneyNeedsPerson('accepted', paid))
    assert.equal(moneyNeedsPerson('accepted', twice), 'overpaid')
    assert.equal(overpaidCents(twice), 10_000)
    assert.equal(moneyNeedsPerson('expired', paid), 'paid_for_nothing')
    assert.equal(moneyNeedsPerson('canceled', paid), 'paid_for_nothing')
    assert.equal(moneyNeedsPerson('quoted', paid), 'paid_for_nothing')
    assert.isNull(moneyNeedsPerson('closed', paid))
  })

  test('a customer hears about {cents} cents that an evening that is {status} does not ask for')
    .with<{ status: BookingStatus; cents: number }[]>([
      { status: 'accepted', cents: 10_000 },
      { status: 'closed', cents: 10_000 },
      { status: 'quoted', cents: 0 },
      { status: 'inquiry', cents: 0 },
      { status: 'expired', cents: 49_040 },
      { status: 'canceled', cents: 49_040 },
    ])
    .run(({ assert }, { status, cents }) => {
      const twice = money(order({ keptCents: 10_000 }), order({ keptCents: 39_040 }))
      assert.equal(unaskedCents(status, twice), cents)
      assert.equal(unaskedCents(status, money()), 0)
    })
})

test.group('The name of a booking', () => {
  const startsAt = DateTime.fromISO('2027-03-06T23:30:00Z')

  test('the owner reads whose evening it is, and when: {called}')
    .with([
      { called: 'Avond van Noor de Vries, zondag 7 maart 2027', startsAt, organisation: null },
      {
        called: 'Avond van Bakkerij Brink, zondag 7 maart 2027',
        startsAt,
        organisation: 'Bakkerij Brink',
      },
      { called: 'Avond van Noor de Vries, nog zonder dag', startsAt: null, organisation: null },
    ])
    .run(({ assert }, { called, ...evening }) => {
      assert.equal(eveningName({ ...evening, name: 'Noor de Vries' }), called)
    })
})

test.group('Changing a booking', () => {
  const agreed = {
    evening: 'spellenfabriek',
    people: 24,
    kmThere: 38,
    startsAt: LATER,
    place: 'Dorpsstraat 12, Rhenen',
  } as const

  test('moving an agreed evening leaves what was agreed', ({ assert }) => {
    const moved = { ...agreed, startsAt: NOW }
    assert.equal(judgeChange('accepted', agreed, moved), 'moved')
    assert.equal(judgeChange('inquiry', agreed, moved), 'free')
    assert.equal(judgeChange('played', agreed, moved), 'too_late')
  })

  test('another place of an agreed evening leaves what was agreed, and is told', ({ assert }) => {
    const elsewhere = { ...agreed, place: 'Brink 1, Rhenen' }
    assert.equal(judgeChange('accepted', agreed, elsewhere), 'relocated')
    assert.equal(judgeChange('accepted', agreed, { ...elsewhere, startsAt: NOW }), 'moved')
    assert.equal(judgeChange('accepted', agreed, { ...elsewhere, kmThere: 40 }), 'new_quote')
    for (const status of ['inquiry', 'played', 'closed'] as const)
      assert.equal(judgeChange(status, agreed, elsewhere), 'free')
  })

  test('a quote that waits for an answer is offered again after a change of {what}')
    .with([
      { what: 'its day', change: { startsAt: NOW } },
      { what: 'its place', change: { place: 'Brink 1, Rhenen' } },
      { what: 'its people', change: { people: 30 } },
      { what: 'its kilometres', change: { kmThere: 40 } },
    ])
    .run(({ assert }, { change }) => {
      assert.equal(judgeChange('quoted', agreed, { ...agreed, ...change }), 'offer_again')
      assert.equal(judgeChange('quoted', agreed, agreed), 'free')
    })

  test('more people than were agreed ask for a new quote', ({ assert }) => {
    const more = { ...agreed, people: 30 }
    assert.equal(judgeChange('accepted', agreed, more), 'new_quote')
    assert.equal(judgeChange('inquiry', agreed, more), 'free')
    assert.equal(judgeChange('closed', agreed, more), 'too_late')
    assert.equal(judgeChange('accepted', agreed, agreed), 'free')
  })

  test('only a move to a day before today is a move back', ({ assert }) => {
    const today = '2026-11-28'
    assert.isTrue(movesBack('2027-03-06', '2026-11-27', today))
    assert.isTrue(movesBack(null, '2026-11-27', today))
    assert.isTrue(movesBack('2026-11-20', '2026-11-27', today), 'from one past day to another')
    assert.isFalse(movesBack('2027-03-06', '2026-11-28', today), 'today')
    assert.isFalse(movesBack('2026-11-27', '2026-11-27', today), 'not moved')
    assert.isFalse(movesBack('2026-11-27', null, today))
  })

  test('two evenings at one time are told of, and two after each other are not', ({ assert }) => {
    const at = (id: number, time: string) => ({
      id,
      startsAt: new Date(`2026-12-05T${time}:00Z`),
      minutes: 120,
    })
    const own = at(1, '19:00')
    assert.deepEqual(
      clashesWith(own, [own, at(2, '20:30'), at(3, '21:00'), at(4, '17:30')]).map(({ id }) => id),
      [2, 4]
    )
  })
})
