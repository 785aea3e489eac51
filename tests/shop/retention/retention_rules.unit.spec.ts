import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PRIVACY } from '#content/information_texts'
import { RETENTION_RULES, cutoff, termijnInWoorden } from '#domain/shop/retention/retention_rules'

const amsterdam = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Amsterdam' })

test.group('How long something is kept', () => {
  test('at {nu} it goes when it is of before {verwacht}')
    .with([
      { termijn: { dagen: 90 }, nu: '2027-03-01T12:00:05', verwacht: '2026-12-01T12:00:05' },
      { termijn: { maanden: 14 }, nu: '2027-04-30T00:00:00', verwacht: '2026-02-28T00:00:00' },
      { termijn: { jaren: 1 }, nu: '2028-02-29T09:00:00', verwacht: '2027-02-28T09:00:00' },
      { termijn: { boekjaren: 7 }, nu: '2026-12-31T23:59:59', verwacht: '2019-01-01T00:00:00' },
      { termijn: { boekjaren: 7 }, nu: '2027-01-01T00:00:00', verwacht: '2020-01-01T00:00:00' },
    ])
    .run(({ assert }, { termijn: term, nu: now, verwacht: expected }) => {
      assert.equal(cutoff(term, amsterdam(now)).toMillis(), amsterdam(expected).toMillis())
    })

  test('the Dutch year counts, not the year in UTC', ({ assert }) => {
    const newYear = DateTime.fromISO('2026-12-31T23:00:00Z', { zone: 'utc' })
    assert.equal(
      cutoff({ boekjaren: 7 }, newYear).toMillis(),
      amsterdam('2020-01-01T00:00:00').toMillis()
    )
  })

  test('the privacy page promises what we do', ({ assert }) => {
    const text = JSON.stringify(PRIVACY)
    for (const [name, sentence] of Object.entries({
      bestellingen: 'Bestelgegevens bewaren we 7 jaar',
      tellingen: 'Gegevens voor statistiek verwijderen we na 14 maanden',
      onbetaald: 'Bestellingen die niet zijn betaald, verwijderen we na 90 dagen',
      voortgang: '90 dagen nadat je speellink is verlopen',
    })) {
      const rule = RETENTION_RULES.find((one) => one.naam === name)!
      assert.include(sentence, termijnInWoorden(rule.termijn).replace(' na het kalenderjaar', ''))
      assert.include(text, sentence)
    }
  })
})
