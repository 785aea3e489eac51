import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  coolingOffUntil,
  assessWithdrawal,
  orderNumberIn,
  withdrawalAllowedFrom,
  checkReturnDay,
  agreementKind,
  refundBy,
  returnBy,
  nextStep,
  type Dossier,
  type Agreement,
} from '#domain/shop/withdrawals'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })
const day = (moment: DateTime | null) =>
  moment?.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm:ss') ?? null
const END = ' 23:59:59'

const DIGITAL: Agreement = {
  kind: 'digital',
  concludedAt: at('2026-11-02T10:00'),
  paidAt: at('2026-11-02T10:01'),
  shipped: false,
  shippedAt: null,
  waivedAt: null,
  fetched: false,
}
const PARCEL: Agreement = { ...DIGITAL, kind: 'post' }
const SHIPPED: Agreement = {
  ...PARCEL,
  shipped: true,
  shippedAt: at('2026-11-04T16:00'),
}
const SERVICE: Agreement = { ...DIGITAL, kind: 'service' }

test.group('The kind of agreement', () => {
  test('a delivery by {delivery} is {kind}')
    .with([
      { delivery: ['post'], kind: 'post' },
      { delivery: ['download', 'speellink'], kind: 'digital' },
      { delivery: ['speellink'], kind: 'digital' },
      { delivery: ['post', 'download'], kind: 'post' },
      { delivery: ['on_request'], kind: 'service' },
    ] as const)
    .run(({ assert }, { delivery, kind }) => assert.equal(agreementKind(delivery), kind))
})

test.group('The period to withdraw', () => {
  test('a digital agreement of {closed} can be withdrawn until the end of {until} ({why})')
    .with([
      {
        closed: '2026-11-02T10:00',
        until: '2026-11-16',
        why: 'fourteen days, the first not counted',
      },
      { closed: '2026-11-02T23:59', until: '2026-11-16', why: 'the hour makes no difference' },
      { closed: '2026-11-03T00:00', until: '2026-11-17', why: 'the next day does' },
      { closed: '2027-01-18T10:00', until: '2027-02-01', why: 'past the end of a month' },
      { closed: '2028-02-15T10:00', until: '2028-02-29', why: 'a leap day' },
      { closed: '2027-02-15T10:00', until: '2027-03-01', why: 'no leap day' },
      { closed: '2026-03-17T10:00', until: '2026-03-31', why: 'the clock goes forward' },
      { closed: '2026-10-19T10:00', until: '2026-11-02', why: 'the clock goes back' },
      { closed: '2026-10-24T10:00', until: '2026-11-09', why: 'a Saturday moves to Monday' },
      {
        closed: '2026-12-11T10:00',
        until: '2026-12-28',
        why: 'Christmas on Friday moves to Monday',
      },
      { closed: '2026-03-20T10:00', until: '2026-04-07', why: 'Good Friday moves past Easter' },
      { closed: '2026-04-21T10:00', until: '2026-05-06', why: 'the fifth of May, each year' },
    ])
    .run(({ assert }, { closed, until }) => {
      assert.equal(day(coolingOffUntil({ ...DIGITAL, concludedAt: at(closed) })), until + END)
    })

  test('a day is the one in the Netherlands, late at night in UTC', ({ assert }) => {
    const concludedAt = DateTime.fromISO('2026-11-02T23:30:00Z', { zone: 'utc' })
    assert.equal(day(coolingOffUntil({ ...DIGITAL, concludedAt })), `2026-11-17${END}`)
  })

  test('a parcel counts from five working days after it was sent', ({ assert }) => {
    assert.equal(day(coolingOffUntil(SHIPPED)), `2026-11-25${END}`)
  })

  test('a parcel without a written day counts from the promised one', ({ assert }) => {
    assert.equal(day(coolingOffUntil({ ...SHIPPED, shippedAt: null })), `2026-11-30${END}`)
  })

  test('a parcel that was not sent has not begun to count, and a service has no period', ({
    assert,
  }) => {
    assert.isNull(coolingOffUntil(PARCEL))
    assert.isNull(coolingOffUntil(SERVICE))
  })
})

test.group('The standing of a withdrawal', () => {
  test('a withdrawal stands as {assessment}: {what}')
    .with([
      {
        what: 'digital, on the last second',
        agreement: DIGITAL,
        withdrawn: '2026-11-16T23:59:59',
        assessment: 'in_time',
      },
      {
        what: 'digital, a second later',
        agreement: DIGITAL,
        withdrawn: '2026-11-17T00:00:00',
        assessment: 'probably_late',
      },
      {
        what: 'digital with a waiver',
        agreement: { ...DIGITAL, waivedAt: at('2026-11-02T10:00') },
        withdrawn: '2026-11-03',
        assessment: 'waived',
      },
      {
        what: 'a file that was fetched, without a waiver',
        agreement: { ...DIGITAL, fetched: true },
        withdrawn: '2026-11-03',
        assessment: 'fetched',
      },
      {
        what: 'the same, after the period',
        agreement: { ...DIGITAL, fetched: true },
        withdrawn: '2026-12-03',
        assessment: 'probably_late',
      },
      {
        what: 'a parcel that was not sent',
        agreement: PARCEL,
        withdrawn: '2027-11-03',
        assessment: 'in_time',
      },
      {
        what: 'a parcel, in time',
        agreement: SHIPPED,
        withdrawn: '2026-11-25T23:00',
        assessment: 'in_time',
      },
      {
        what: 'a parcel, after it',
        agreement: SHIPPED,
        withdrawn: '2026-11-26T08:00',
        assessment: 'probably_late',
      },
      {
        what: 'a waiver means nothing for a parcel',
        agreement: { ...SHIPPED, waivedAt: at('2026-11-02') },
        withdrawn: '2026-11-25',
        assessment: 'in_time',
      },
      {
        what: 'an evening on location',
        agreement: SERVICE,
        withdrawn: '2026-11-03',
        assessment: 'no_right',
      },
    ] as const)
    .run(({ assert }, { agreement, withdrawn, assessment }) => {
      assert.equal(assessWithdrawal(agreement, at(withdrawn)), assessment)
    })
})

test.group('The terms of parcel and money', () => {
  test('a customer sends a parcel back within fourteen days, and a weekend moves the last day on', ({
    assert,
  }) => {
    assert.equal(day(returnBy(at('2026-11-10T09:00'))), `2026-11-24${END}`)
    assert.equal(day(returnBy(at('2026-11-07T09:00'))), `2026-11-23${END}`)
  })

  test('the money of a withdrawal is due back: {what}')
    .with([
      {
        what: 'fourteen days, without a weekend on top',
        needed: false,
        parcelReturn: null,
        until: '2026-11-21',
      },
      {
        what: 'no end while the parcel is waited for',
        needed: true,
        parcelReturn: null,
        until: null,
      },
      {
        what: 'seven days after the parcel',
        needed: true,
        parcelReturn: '2026-11-10',
        until: '2026-11-17',
      },
      {
        what: 'at most the fourteen days',
        needed: true,
        parcelReturn: '2026-11-18',
        until: '2026-11-21',
      },
      {
        what: 'on the last of the fourteen days',
        needed: true,
        parcelReturn: '2026-11-21',
        until: '2026-11-21',
      },
      {
        what: 'the day of a parcel that took longer',
        needed: true,
        parcelReturn: '2026-11-25',
        until: '2026-11-25',
      },
    ])
    .run(({ assert }, { needed, parcelReturn, until }) => {
      const found = refundBy(at('2026-11-07T09:00'), {
        needed,
        at: parcelReturn ? at(parcelReturn) : null,
      })
      assert.equal(day(found), until && until + END)
    })

  test('a withdrawal of {notice}, back on {parcelReturn}, is refunded by {deadline}')
    .with([
      { notice: '2026-11-02', parcelReturn: null, deadline: '2026-11-16' },
      { notice: '2026-11-02', parcelReturn: '2026-11-05', deadline: '2026-11-12' },
      { notice: '2026-11-02', parcelReturn: '2026-11-12', deadline: '2026-11-16' },
      { notice: '2026-11-02', parcelReturn: '2026-11-16', deadline: '2026-11-16' },
      { notice: '2026-11-02', parcelReturn: '2026-11-20', deadline: '2026-11-20' },
    ])
    .run(({ assert }, { notice, parcelReturn, deadline }) => {
      const until = refundBy(at(notice), {
        needed: parcelReturn !== null,
        at: parcelReturn === null ? null : at(parcelReturn),
      })
      assert.equal(day(until), deadline + END)
    })

  test('a clock that goes back gives no extra day', ({ assert }) => {
    const until = refundBy(at('2026-10-20T09:00'), { needed: false, at: null })
    assert.equal(day(until), `2026-11-03${END}`)
  })

  test('a day of return {parcelReturn} is {type}')
    .with([
      { parcelReturn: '2026-11-06', type: 'before_the_withdrawal' },
      { parcelReturn: '2026-11-07', type: null },
      { parcelReturn: '2026-11-20', type: null },
      { parcelReturn: '2026-11-21', type: 'in_the_future' },
    ])
    .run(({ assert }, { parcelReturn, type }) => {
      const checked = checkReturnDay(
        at(parcelReturn),
        at('2026-11-07T23:00'),
        at('2026-11-20T08:00')
      )
      assert.equal(checked.ok ? null : checked.error.type, type)
    })
})

test.group('The next step', () => {
  const NEW: Dossier = {
    status: 'ontvangen',
    withdrawnAt: at('2026-11-10T09:00'),
    returnedAt: null,
    agreement: SHIPPED,
    money: { paid: 1500, refunded: 0 },
  }
  const RETURN = { status: 'retour_ontvangen', returnedAt: at('2026-11-13') } as const
  const WAIVED = { ...DIGITAL, waivedAt: at('2026-11-02') }

  test('the next step is {step} until {until}: {what}')
    .with([
      {
        what: 'no order found',
        dossier: { agreement: null },
        step: 'find_order',
        until: '2026-11-24',
      },
      {
        what: 'a parcel with the customer',
        dossier: {},
        step: 'await_return',
        until: '2026-11-24',
      },
      {
        what: 'a parcel that came back',
        dossier: RETURN,
        step: 'refund',
        until: '2026-11-20',
      },
      {
        what: 'a parcel that never left',
        dossier: { agreement: PARCEL },
        step: 'refund',
        until: '2026-11-24',
      },
      {
        what: 'digital without a waiver',
        dossier: { agreement: DIGITAL },
        step: 'refund',
        until: '2026-11-24',
      },
      {
        what: 'digital with a waiver',
        dossier: { agreement: WAIVED },
        step: 'assess',
        until: '2026-11-24',
      },
      {
        what: 'a waiver, and part of the money went back',
        dossier: { agreement: WAIVED, money: { paid: 1500, refunded: 500 } },
        step: 'refund',
        until: '2026-11-24',
      },
      {
        what: 'a parcel too late',
        dossier: { withdrawnAt: at('2026-12-10') },
        step: 'assess',
        until: '2026-12-24',
      },
      {
        what: 'a parcel too late, that came back all the same',
        dossier: {
          withdrawnAt: at('2026-12-10'),
          status: 'retour_ontvangen',
          returnedAt: at('2026-12-14'),
        },
        step: 'refund',
        until: '2026-12-21',
      },
      {
        what: 'all money went back',
        dossier: { ...RETURN, money: { paid: 1500, refunded: 1500 } },
        step: 'finish',
        until: null,
      },
      {
        what: 'nothing was paid',
        dossier: { agreement: DIGITAL, money: { paid: 0, refunded: 0 } },
        step: 'finish',
        until: null,
      },
      { what: 'dealt with', dossier: { status: 'afgehandeld' }, step: 'done', until: null },
      { what: 'turned down', dossier: { status: 'afgewezen' }, step: 'done', until: null },
    ] as { what: string; dossier: Partial<Dossier>; step: string; until: string | null }[])
    .run(({ assert }, { dossier, step, until }) => {
      const next = nextStep({ ...NEW, ...dossier })
      assert.deepEqual([next.step, day(next.until)], [step, until && until + END])
    })

  test('a withdrawal that is closed or turned down stays so', ({ assert }) => {
    for (const event of ['retour_ontvangen', 'afgehandeld', 'afgewezen'] as const)
      assert.deepEqual(withdrawalAllowedFrom(event), ['ontvangen', 'retour_ontvangen'])
  })
})

test.group('An order number in what somebody wrote', () => {
  test('the text {text} names the order number {number}')
    .with([
      { text: 'EK-7K2M9PQR', number: 'EK-7K2M9PQR' },
      { text: 'bestelling ek 7k2m9pqr, van zaterdag', number: 'EK-7K2M9PQR' },
      { text: 'EK7K2M9PQR', number: 'EK-7K2M9PQR' },
      { text: ' 7k2m9pqr ', number: 'EK-7K2M9PQR' },
      { text: 'EK-7K2M9PQR en nog eens EK-7K2M9PQR', number: 'EK-7K2M9PQR' },
      { text: 'EK-7K2M9PQR en EK-ABCD2345', number: null },
      { text: 'EK-7K2M9PQ', number: null },
      { text: 'EK-7K2M9PQRS', number: null },
      { text: 'Binky, vorige week', number: null },
    ])
    .run(({ assert }, { text, number }) => assert.equal(orderNumberIn(text), number))
})
