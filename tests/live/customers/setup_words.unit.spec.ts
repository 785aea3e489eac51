import { test } from '@japa/runner'
import { setupWarnings } from '#domain/live/customers/setup_warnings'
import { STATUSES, type Status } from '#domain/live/game/game_flow'
import { fixedReason, setupSentence } from '../../../inertia/live/customers/setup/setup_words.js'
import { statusText } from '../../../inertia/live/game/status_text.js'

const SETUP = { teams: 3, duration: 60, estimates: [10, 20, 30], cards: 3 }

test.group('The words on the page of an evening', () => {
  test('{says}')
    .with([
      {
        setup: { teams: 5 },
        says: 'Er zijn 5 teams en 3 kamers: er moeten steeds 2 teams wachten.',
      },
      {
        setup: { teams: 2, estimates: [10], cards: 2 },
        says: 'Er zijn 2 teams en 1 kamer: er moet steeds 1 team wachten.',
      },
      {
        setup: { duration: 45 },
        says: 'De kamers duren samen ongeveer 60 minuten, en er is 45 minuten speeltijd: de meeste teams halen ze niet allemaal.',
      },
      {
        setup: { cards: 4 },
        says: 'De kaart van team 4 is al geprint, maar dat team doet niet mee: haal hem weg.',
      },
      {
        setup: { cards: 6 },
        says: 'De kaarten van team 4 tot en met 6 zijn al geprint, maar die teams doen niet mee: haal ze weg.',
      },
    ])
    .run(({ assert }, { setup, says }) => {
      const own = { ...SETUP, ...setup }
      const sentences = setupWarnings(own).map((warning) => setupSentence(warning, own))
      assert.deepEqual(sentences, [says])
    })

  test("'Bewerken' is offered in {status}: {offered}")
    .with(STATUSES.map((status) => ({ status, offered: !['started', 'timeout'].includes(status) })))
    .run(({ assert }, { status, offered }) => {
      assert.equal(fixedReason(status) === null, offered)
    })

  test('the page says after zero that extra time may let the round go on', ({ assert }) => {
    assert.include(fixedReason('timeout'), 'met extra tijd gaat hij verder')
  })

  test("a status that is not ours reads 'Onbekend', and nothing can be changed", ({ assert }) => {
    assert.equal(statusText('raar'), 'Onbekend')
    assert.equal(fixedReason('raar' as Status), 'Onbekend')
  })
})
