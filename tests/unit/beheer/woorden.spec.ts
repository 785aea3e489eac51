import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mailnaam } from '#app/beheer/bestelwoorden'
import { tijdlijn } from '#app/beheer/tijdlijn'
import { GEBEURTENISSEN, HERROEPINGSDETAILS } from '#app/winkel/actions/noteer'
import { OPSTELLERS } from '#app/winkel/mails/stel_op'
import Gebeurtenis from '#models/gebeurtenis'
import { MAILSOORTEN } from '#models/mail'

function zinVan(soort: string, bijzonderheden = '') {
  const gebeurtenis = new Gebeurtenis().fill({
    ...{ soort, bijzonderheden, bestellingId: 1 },
    createdAt: DateTime.utc(),
  })
  const bronnen = { itemName: 'binky', betalingen: [], mails: [], vlaggen: [] }
  return tijdlijn({ ...bronnen, gebeurtenissen: [gebeurtenis] })[0]!.zin
}

test.group('How the owner reads it', () => {
  test('a mail of kind {$self} has a name, is written and has both of its texts')
    .with([...MAILSOORTEN])
    .run(({ assert }, soort) => {
      assert.match(mailnaam(soort), /^[A-Z]/, 'a name in bestelwoorden.ts')
      assert.isFunction(OPSTELLERS[soort])
      for (const deel of ['', '_tekst'])
        assert.isTrue(
          existsSync(
            new URL(`../../../resources/views/mails/${soort}${deel}.edge`, import.meta.url)
          )
        )
    })

  test('an event of kind {$self} is a sentence of its own')
    .with([...GEBEURTENISSEN])
    .run(({ assert }, soort) => {
      assert.match(zinVan(soort), /^[A-Z].*\.$/)
      assert.notInclude(zinVan(soort), 'iets anders')
    })

  test('a withdrawal that is {$self} is told as what it is')
    .with([...HERROEPINGSDETAILS])
    .run(({ assert }, detail) => {
      const anders = HERROEPINGSDETAILS.filter((een) => een !== detail)
      assert.match(zinVan('herroepen', detail), /herroep/i)
      for (const ander of anders)
        assert.notEqual(zinVan('herroepen', ander), zinVan('herroepen', detail))
    })

  test('a kind that is no longer made is told as well', ({ assert }) => {
    assert.equal(zinVan('van_vroeger'), 'Er gebeurde iets anders (van_vroeger).')
    assert.equal(mailnaam('van_vroeger'), 'van vroeger')
  })
})
