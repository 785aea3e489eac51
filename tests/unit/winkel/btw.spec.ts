import { test } from '@japa/runner'
import { drukbaar } from '#app/core/pdf/drukbaar'
import { btwIn, btwInDeel } from '#domain/winkel/btw'
import { factuurnummer, teCrediteren } from '#domain/winkel/factuur'

test.group('VAT', () => {
  test('in {centen} cents there are {btw} of VAT')
    .with([
      { centen: 0, btw: 0 },
      { centen: 1, btw: 0 },
      { centen: 2, btw: 0 },
      { centen: 3, btw: 1 },
      { centen: 121, btw: 21 },
      { centen: 950, btw: 165 },
      { centen: 1250, btw: 217 },
      { centen: 1500, btw: 260 },
      { centen: 1750, btw: 304 },
      { centen: 1_000_000, btw: 173_554 },
    ])
    .run(({ assert }, { centen, btw }) => {
      assert.equal(btwIn(centen, 'btw'), btw)
      assert.equal(btwIn(centen, 'kor'), 0)
    })

  test('a whole cent of VAT is never further than half a cent from the exact one', ({ assert }) => {
    for (let centen = 0; centen <= 20_000; centen++)
      assert.isAtMost(Math.abs(btwIn(centen, 'btw') - (centen * 21) / 121), 0.5)
  })

  test('credited in parts of {deel} cents, the VAT adds up to that of the invoice')
    .with([{ deel: 1 }, { deel: 7 }, { deel: 100 }, { deel: 333 }, { deel: 1500 }])
    .run(({ assert }, { deel }) => {
      let som = 0
      for (let eerder = 0; eerder < 1500; eerder += deel) {
        const btw = btwInDeel(eerder, Math.min(deel, 1500 - eerder), 'btw')
        assert.isAtLeast(btw, 0)
        som += btw
      }
      assert.equal(som, btwIn(1500, 'btw'))
    })
})

test.group('Invoice', () => {
  test('numbers of invoices and credit notes do not meet', ({ assert }) => {
    assert.equal(factuurnummer('factuur', 2026, 1), '2026-00001')
    assert.equal(factuurnummer('creditnota', 2026, 1), 'C2026-00001')
    assert.equal(factuurnummer('factuur', 2027, 123_456), '2027-123456')
  })

  test('{titel}: {centen} cents are credited')
    .with([
      { titel: 'all of it back', geld: [1500, 1500, 1500, 0], centen: 1500 },
      { titel: 'a part back', geld: [1500, 1500, 500, 0], centen: 500 },
      { titel: 'the rest back', geld: [1500, 1500, 1500, 500], centen: 1000 },
      { titel: 'the second payment back', geld: [1500, 3000, 1500, 0], centen: 0 },
      { titel: 'more than the second payment', geld: [1500, 3000, 2000, 0], centen: 500 },
      { titel: 'again after it failed', geld: [1500, 1500, 1500, 1500], centen: 0 },
      {
        titel: 'a wrong payment of a cent beside the right one',
        geld: [1500, 1501, 1, 0],
        centen: 0,
      },
    ] as const)
    .run(({ assert }, { geld, centen }) => {
      const [totaal, ontvangen, terugbetaald, gecrediteerd] = geld
      assert.equal(teCrediteren({ totaal, ontvangen, terugbetaald, gecrediteerd }), centen)
    })

  test('names are written with letters that the fonts have')
    .with([
      { naam: 'Noor de Vries', gedrukt: 'Noor de Vries' },
      { naam: 'Zoë Müller-Ångström', gedrukt: 'Zoë Müller-Ångström' },
      { naam: 'Łukasz Şahin', gedrukt: 'Lukasz Sahin' },
      { naam: 'IJsbrand ĳ – “€”', gedrukt: 'IJsbrand ij – “€”' },
      { naam: '王伟', gedrukt: '??' },
    ])
    .run(({ assert }, { naam, gedrukt }) => assert.equal(drukbaar(naam), gedrukt))
})
