import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PRIVACY } from '#content/information_texts'
import { RETENTION_RULES, cutoff, termInWords } from '#domain/shop/retention/retention_rules'
import { findIn } from '#tests/helpers/present'

const amsterdam = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Amsterdam' })

test.group('The terms of keeping', () => {
  test('a rule at {now} forgets what is from before {expected}')
    .with([
      { term: { days: 90 }, now: '2027-03-01T12:00:05', expected: '2026-12-01T12:00:05' },
      { term: { months: 14 }, now: '2027-04-30T00:00:00', expected: '2026-02-28T00:00:00' },
      { term: { years: 1 }, now: '2028-02-29T09:00:00', expected: '2027-02-28T09:00:00' },
      { term: { fiscalYears: 7 }, now: '2026-12-31T23:59:59', expected: '2019-01-01T00:00:00' },
      { term: { fiscalYears: 7 }, now: '2027-01-01T00:00:00', expected: '2020-01-01T00:00:00' },
    ])
    .run(({ assert }, { term, now, expected }) => {
      assert.equal(cutoff(term, amsterdam(now)).toMillis(), amsterdam(expected).toMillis())
    })

  test('the year that counts is that of the Dutch calendar, not that of UTC', ({ assert }) => {
    const newYear = DateTime.fromISO('2026-12-31T23:00:00Z', { zone: 'utc' })
    assert.equal(
      cutoff({ fiscalYears: 7 }, newYear).toMillis(),
      amsterdam('2020-01-01T00:00:00').toMillis()
    )
  })

  test('the privacy page promises what we do', ({ assert }) => {
    const text = JSON.stringify(PRIVACY)
    for (const [name, sentence] of Object.entries({
      orders: 'Bestelgegevens bewaren we 7 jaar',
      tallies: 'Gegevens voor statistiek verwijderen we na 14 maanden',
      unpaid: 'Bestellingen die niet zijn betaald, verwijderen we na 90 dagen',
      game_masters: 'verwijderen we je account 90 dagen nadat je laatste uitnodiging is afgelopen',
      progress: '90 dagen nadat je speellink is verlopen',
    })) {
      const rule = findIn(RETENTION_RULES, (one) => one.name === name)
      assert.include(sentence, termInWords(rule.term).replace(' na het kalenderjaar', ''))
      assert.include(text, sentence)
    }
  })
})
