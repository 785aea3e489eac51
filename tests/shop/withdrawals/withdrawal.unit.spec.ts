import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  coolingOffUntil,
  assess,
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
  soort: 'digitaal',
  geslotenOp: at('2026-11-02T10:00'),
  betaaldOp: at('2026-11-02T10:01'),
  verzonden: false,
  verzondenOp: null,
  afgestaanOp: null,
  opgehaald: false,
}
const PARCEL: Agreement = { ...DIGITAL, soort: 'post' }
const SHIPPED: Agreement = {
  ...PARCEL,
  verzonden: true,
  verzondenOp: at('2026-11-04T16:00'),
}
const SERVICE: Agreement = { ...DIGITAL, soort: 'dienst' }

test.group('The kind of agreement', () => {
  test('{levering} is {soort}')
    .with([
      { levering: ['post'], soort: 'post' },
      { levering: ['download', 'speellink'], soort: 'digitaal' },
      { levering: ['speellink'], soort: 'digitaal' },
      { levering: ['post', 'download'], soort: 'post' },
      { levering: ['op_aanvraag'], soort: 'dienst' },
    ] as const)
    .run(({ assert }, { levering: delivery, soort: kind }) =>
      assert.equal(agreementKind(delivery), kind)
    )
})

test.group('The period to withdraw', () => {
  test('digital, agreed {gesloten}: until the end of {tot} ({waarom})')
    .with([
      {
        gesloten: '2026-11-02T10:00',
        tot: '2026-11-16',
        waarom: 'fourteen days, the first not counted',
      },
      { gesloten: '2026-11-02T23:59', tot: '2026-11-16', waarom: 'the hour makes no difference' },
      { gesloten: '2026-11-03T00:00', tot: '2026-11-17', waarom: 'the next day does' },
      { gesloten: '2027-01-18T10:00', tot: '2027-02-01', waarom: 'past the end of a month' },
      { gesloten: '2028-02-15T10:00', tot: '2028-02-29', waarom: 'a leap day' },
      { gesloten: '2027-02-15T10:00', tot: '2027-03-01', waarom: 'no leap day' },
      { gesloten: '2026-03-17T10:00', tot: '2026-03-31', waarom: 'the clock goes forward' },
      { gesloten: '2026-10-19T10:00', tot: '2026-11-02', waarom: 'the clock goes back' },
      { gesloten: '2026-10-24T10:00', tot: '2026-11-09', waarom: 'a Saturday moves to Monday' },
      {
        gesloten: '2026-12-11T10:00',
        tot: '2026-12-28',
        waarom: 'Christmas on Friday moves to Monday',
      },
      { gesloten: '2026-03-20T10:00', tot: '2026-04-07', waarom: 'Good Friday moves past Easter' },
      { gesloten: '2026-04-21T10:00', tot: '2026-05-06', waarom: 'the fifth of May, each year' },
    ])
    .run(({ assert }, { gesloten: closed, tot: until }) => {
      assert.equal(day(coolingOffUntil({ ...DIGITAL, geslotenOp: at(closed) })), until + END)
    })

  test('the day is the one in the Netherlands, late at night in UTC', ({ assert }) => {
    const concludedAt = DateTime.fromISO('2026-11-02T23:30:00Z', { zone: 'utc' })
    assert.equal(day(coolingOffUntil({ ...DIGITAL, geslotenOp: concludedAt })), `2026-11-17${END}`)
  })

  test('a parcel counts from five working days after it was sent', ({ assert }) => {
    assert.equal(day(coolingOffUntil(SHIPPED)), `2026-11-25${END}`)
  })

  test('a parcel of which nobody wrote down the day counts from the promised one', ({ assert }) => {
    assert.equal(day(coolingOffUntil({ ...SHIPPED, verzondenOp: null })), `2026-11-30${END}`)
  })

  test('a parcel that was not sent has not begun to count, and a service has no period', ({
    assert,
  }) => {
    assert.isNull(coolingOffUntil(PARCEL))
    assert.isNull(coolingOffUntil(SERVICE))
  })
})

test.group('How a withdrawal stands', () => {
  test('{wat}: {oordeel}')
    .with([
      {
        wat: 'digital, on the last second',
        overeenkomst: DIGITAL,
        herroepen: '2026-11-16T23:59:59',
        oordeel: 'binnen_termijn',
      },
      {
        wat: 'digital, a second later',
        overeenkomst: DIGITAL,
        herroepen: '2026-11-17T00:00:00',
        oordeel: 'waarschijnlijk_te_laat',
      },
      {
        wat: 'digital with a waiver',
        overeenkomst: { ...DIGITAL, afgestaanOp: at('2026-11-02T10:00') },
        herroepen: '2026-11-03',
        oordeel: 'afstand_gedaan',
      },
      {
        wat: 'a file that was fetched, without a waiver',
        overeenkomst: { ...DIGITAL, opgehaald: true },
        herroepen: '2026-11-03',
        oordeel: 'opgehaald',
      },
      {
        wat: 'the same, after the period',
        overeenkomst: { ...DIGITAL, opgehaald: true },
        herroepen: '2026-12-03',
        oordeel: 'waarschijnlijk_te_laat',
      },
      {
        wat: 'a parcel that was not sent',
        overeenkomst: PARCEL,
        herroepen: '2027-11-03',
        oordeel: 'binnen_termijn',
      },
      {
        wat: 'a parcel, in time',
        overeenkomst: SHIPPED,
        herroepen: '2026-11-25T23:00',
        oordeel: 'binnen_termijn',
      },
      {
        wat: 'a parcel, after it',
        overeenkomst: SHIPPED,
        herroepen: '2026-11-26T08:00',
        oordeel: 'waarschijnlijk_te_laat',
      },
      {
        wat: 'a waiver means nothing for a parcel',
        overeenkomst: { ...SHIPPED, afgestaanOp: at('2026-11-02') },
        herroepen: '2026-11-25',
        oordeel: 'binnen_termijn',
      },
      {
        wat: 'an evening on location',
        overeenkomst: SERVICE,
        herroepen: '2026-11-03',
        oordeel: 'geen_recht',
      },
    ] as const)
    .run(({ assert }, { overeenkomst: agreement, herroepen: withdrawn, oordeel: assessment }) => {
      assert.equal(assess(agreement, at(withdrawn)), assessment)
    })
})

test.group('What has to be back, and when', () => {
  test('a parcel is sent back within fourteen days, and a weekend moves it on', ({ assert }) => {
    assert.equal(day(returnBy(at('2026-11-10T09:00'))), `2026-11-24${END}`)
    assert.equal(day(returnBy(at('2026-11-07T09:00'))), `2026-11-23${END}`)
  })

  test('money: {wat}')
    .with([
      {
        wat: 'fourteen days, without a weekend on top',
        nodig: false,
        retour: null,
        tot: '2026-11-21',
      },
      { wat: 'no end while the parcel is waited for', nodig: true, retour: null, tot: null },
      { wat: 'seven days after the parcel', nodig: true, retour: '2026-11-10', tot: '2026-11-17' },
      { wat: 'at most the fourteen days', nodig: true, retour: '2026-11-18', tot: '2026-11-21' },
      {
        wat: 'on the last of the fourteen days',
        nodig: true,
        retour: '2026-11-21',
        tot: '2026-11-21',
      },
      {
        wat: 'the day of a parcel that took longer',
        nodig: true,
        retour: '2026-11-25',
        tot: '2026-11-25',
      },
    ])
    .run(({ assert }, { nodig: needed, retour: parcelReturn, tot: until }) => {
      const found = refundBy(at('2026-11-07T09:00'), {
        nodig: needed,
        op: parcelReturn ? at(parcelReturn) : null,
      })
      assert.equal(day(found), until && until + END)
    })

  test('withdrawn on {melding}, back on {retour}: refunded by {uiterlijk}')
    .with([
      { melding: '2026-11-02', retour: null, uiterlijk: '2026-11-16' },
      { melding: '2026-11-02', retour: '2026-11-05', uiterlijk: '2026-11-12' },
      { melding: '2026-11-02', retour: '2026-11-12', uiterlijk: '2026-11-16' },
      { melding: '2026-11-02', retour: '2026-11-16', uiterlijk: '2026-11-16' },
      { melding: '2026-11-02', retour: '2026-11-20', uiterlijk: '2026-11-20' },
    ])
    .run(({ assert }, { melding: notice, retour: parcelReturn, uiterlijk: deadline }) => {
      const until = refundBy(at(notice), {
        nodig: parcelReturn !== null,
        op: parcelReturn === null ? null : at(parcelReturn),
      })
      assert.equal(day(until), deadline + END)
    })

  test('the clock that goes back gives no extra day', ({ assert }) => {
    const until = refundBy(at('2026-10-20T09:00'), { nodig: false, op: null })
    assert.equal(day(until), `2026-11-03${END}`)
  })

  test('a day of return {retour} is {type}')
    .with([
      { retour: '2026-11-06', type: 'voor_de_herroeping' },
      { retour: '2026-11-07', type: null },
      { retour: '2026-11-20', type: null },
      { retour: '2026-11-21', type: 'in_de_toekomst' },
    ])
    .run(({ assert }, { retour: parcelReturn, type }) => {
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
    herroepenOp: at('2026-11-10T09:00'),
    retourOp: null,
    overeenkomst: SHIPPED,
    geld: { betaald: 1500, terug: 0 },
  }
  const RETURN = { status: 'retour_ontvangen', retourOp: at('2026-11-13') } as const
  const WAIVED = { ...DIGITAL, afgestaanOp: at('2026-11-02') }

  test('{wat}: {stap} until {tot}')
    .with([
      {
        wat: 'no order found',
        dossier: { overeenkomst: null },
        stap: 'bestelling_zoeken',
        tot: '2026-11-24',
      },
      {
        wat: 'a parcel with the customer',
        dossier: {},
        stap: 'wachten_op_retour',
        tot: '2026-11-24',
      },
      { wat: 'a parcel that came back', dossier: RETURN, stap: 'terugbetalen', tot: '2026-11-20' },
      {
        wat: 'a parcel that never left',
        dossier: { overeenkomst: PARCEL },
        stap: 'terugbetalen',
        tot: '2026-11-24',
      },
      {
        wat: 'digital without a waiver',
        dossier: { overeenkomst: DIGITAL },
        stap: 'terugbetalen',
        tot: '2026-11-24',
      },
      {
        wat: 'digital with a waiver',
        dossier: { overeenkomst: WAIVED },
        stap: 'beoordelen',
        tot: '2026-11-24',
      },
      {
        wat: 'a waiver, and part of the money went back',
        dossier: { overeenkomst: WAIVED, geld: { betaald: 1500, terug: 500 } },
        stap: 'terugbetalen',
        tot: '2026-11-24',
      },
      {
        wat: 'a parcel too late',
        dossier: { herroepenOp: at('2026-12-10') },
        stap: 'beoordelen',
        tot: '2026-12-24',
      },
      {
        wat: 'a parcel too late, that came back all the same',
        dossier: {
          herroepenOp: at('2026-12-10'),
          status: 'retour_ontvangen',
          retourOp: at('2026-12-14'),
        },
        stap: 'terugbetalen',
        tot: '2026-12-21',
      },
      {
        wat: 'all money went back',
        dossier: { ...RETURN, geld: { betaald: 1500, terug: 1500 } },
        stap: 'afhandelen',
        tot: null,
      },
      {
        wat: 'nothing was paid',
        dossier: { overeenkomst: DIGITAL, geld: { betaald: 0, terug: 0 } },
        stap: 'afhandelen',
        tot: null,
      },
      { wat: 'dealt with', dossier: { status: 'afgehandeld' }, stap: 'klaar', tot: null },
      { wat: 'turned down', dossier: { status: 'afgewezen' }, stap: 'klaar', tot: null },
    ] as { wat: string; dossier: Partial<Dossier>; stap: string; tot: string | null }[])
    .run(({ assert }, { dossier, stap: step, tot: until }) => {
      const next = nextStep({ ...NEW, ...dossier })
      assert.deepEqual([next.stap, day(next.tot)], [step, until && until + END])
    })

  test('what is dealt with or turned down stays so', ({ assert }) => {
    for (const event of ['retour_ontvangen', 'afgehandeld', 'afgewezen'] as const)
      assert.deepEqual(withdrawalAllowedFrom(event), ['ontvangen', 'retour_ontvangen'])
  })
})

test.group('An order number in what somebody wrote', () => {
  test('{tekst}: {nummer}')
    .with([
      { tekst: 'EK-7K2M9PQR', nummer: 'EK-7K2M9PQR' },
      { tekst: 'bestelling ek 7k2m9pqr, van zaterdag', nummer: 'EK-7K2M9PQR' },
      { tekst: 'EK7K2M9PQR', nummer: 'EK-7K2M9PQR' },
      { tekst: ' 7k2m9pqr ', nummer: 'EK-7K2M9PQR' },
      { tekst: 'EK-7K2M9PQR en nog eens EK-7K2M9PQR', nummer: 'EK-7K2M9PQR' },
      { tekst: 'EK-7K2M9PQR en EK-ABCD2345', nummer: null },
      { tekst: 'EK-7K2M9PQ', nummer: null },
      { tekst: 'EK-7K2M9PQRS', nummer: null },
      { tekst: 'Binky, vorige week', nummer: null },
    ])
    .run(({ assert }, { tekst: text, nummer: number }) => assert.equal(orderNumberIn(text), number))
})
