import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PRIVACY } from '#content/winkel/informatie'
import { BEWAARREGELS, grens, termijnInWoorden } from '#domain/winkel/bewaartermijnen'

const amsterdam = (tekst: string) => DateTime.fromISO(tekst, { zone: 'Europe/Amsterdam' })

test.group('How long something is kept', () => {
  test('at {nu} it goes when it is of before {verwacht}')
    .with([
      { termijn: { dagen: 90 }, nu: '2027-03-01T12:00:05', verwacht: '2026-12-01T12:00:05' },
      { termijn: { maanden: 14 }, nu: '2027-04-30T00:00:00', verwacht: '2026-02-28T00:00:00' },
      { termijn: { jaren: 1 }, nu: '2028-02-29T09:00:00', verwacht: '2027-02-28T09:00:00' },
      { termijn: { boekjaren: 7 }, nu: '2026-12-31T23:59:59', verwacht: '2019-01-01T00:00:00' },
      { termijn: { boekjaren: 7 }, nu: '2027-01-01T00:00:00', verwacht: '2020-01-01T00:00:00' },
    ])
    .run(({ assert }, { termijn, nu, verwacht }) => {
      assert.equal(grens(termijn, amsterdam(nu)).toMillis(), amsterdam(verwacht).toMillis())
    })

  test('the Dutch year counts, not the year in UTC', ({ assert }) => {
    const nieuwjaar = DateTime.fromISO('2026-12-31T23:00:00Z', { zone: 'utc' })
    assert.equal(
      grens({ boekjaren: 7 }, nieuwjaar).toMillis(),
      amsterdam('2020-01-01T00:00:00').toMillis()
    )
  })

  test('the privacy page promises what we do', ({ assert }) => {
    const tekst = JSON.stringify(PRIVACY)
    for (const [naam, zin] of Object.entries({
      bestellingen: 'Bestelgegevens bewaren we 7 jaar',
      tellingen: 'Gegevens voor statistiek verwijderen we na 14 maanden',
      onbetaald: 'Bestellingen die niet zijn betaald, verwijderen we na 90 dagen',
      voortgang: '90 dagen nadat je speellink is verlopen',
    })) {
      const regel = BEWAARREGELS.find((een) => een.naam === naam)!
      assert.include(zin, termijnInWoorden(regel.termijn).replace(' na het kalenderjaar', ''))
      assert.include(tekst, zin)
    }
  })
})
