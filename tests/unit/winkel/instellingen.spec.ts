import { test } from '@japa/runner'
import { PageToken } from '#app/core/http/page_token'
import { HERROEPING, PRIVACY, VRAGEN } from '#content/winkel/informatie'
import {
  leesBlok,
  leesVraag,
  onbekendePlekken,
  typBlok,
  typVraag,
  verdwenenPlekken,
} from '#domain/winkel/informatietekst'
import { meldingOp } from '#domain/winkel/vakantie'

test.group('A holiday notice', () => {
  const vakantie = { tekst: 'We zijn even weg.', van: '2026-12-24', tot: '2027-01-03' }

  test('on {dag}: shown is {ziet}')
    .with([
      { dag: '2026-12-23', ziet: false },
      { dag: '2026-12-24', ziet: true },
      { dag: '2027-01-03', ziet: true },
      { dag: '2027-01-04', ziet: false },
    ])
    .run(({ assert }, { dag, ziet }) => {
      assert.equal(meldingOp(vakantie, dag), ziet ? vakantie.tekst : null)
    })

  test('nobody set one', ({ assert }) => assert.isNull(meldingOp(null, '2026-12-24')))

  test('a kept page is of another version on the other side of a Dutch midnight, {seizoen}')
    .with([
      { seizoen: 'in winter', voor: '2026-12-23T22:59:59.999Z', na: '2026-12-23T23:00:00Z' },
      { seizoen: 'in summer', voor: '2026-07-14T21:59:59.999Z', na: '2026-07-14T22:00:00Z' },
    ])
    .run(({ assert }, { voor, na }) => {
      const token = new PageToken('x'.repeat(32))
      assert.notEqual(token.issue(new Date(voor)), token.issue(new Date(na)))
    })
})

test.group('A text that is changed part by part', () => {
  test('what the shop came with is typed and read as it was', ({ assert }) => {
    for (const blok of [...HERROEPING, ...PRIVACY])
      assert.deepEqual(leesBlok(typBlok(blok)), { ...blok })
    for (const vraag of VRAGEN)
      assert.deepEqual(leesVraag(typVraag(vraag)), { ...vraag, antwoord: [...vraag.antwoord] })
  })

  test('empty lines and spaces around it are not part of it', ({ assert }) => {
    const lijst = leesBlok({ soort: 'lijst', tekst: ' een \n\n twee\n' })
    assert.deepEqual(lijst, { soort: 'lijst', punten: ['een', 'twee'] })
    const { antwoord } = leesVraag({ vraag: 'Wat?', antwoord: 'een\nnog een\n \n\ntwee' })
    assert.deepEqual(antwoord, ['een\nnog een', 'twee'])
  })

  test('a place that nobody fills in is noticed, and one that went missing', ({ assert }) => {
    assert.deepEqual(onbekendePlekken('Mail {email} of {emial}, {}.'), ['{emial}', '{}'])
    assert.deepEqual(verdwenenPlekken('{naam}, {adres} {naam}', 'Wij zijn {naam}'), ['{adres}'])
  })
})
