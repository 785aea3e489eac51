import { test } from '@japa/runner'
import { beoordeel, onthulling } from '#domain/spelen/inzending'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'
import { alleVlaggen, isAanDeBeurt, isAfgelopen } from '#domain/spelen/verloop'

const raadsel = (naam: string, extra: Partial<Raadsel> = {}): Raadsel => ({
  naam,
  vlag: naam,
  label: naam,
  groep: 'een',
  soort: 'raadsel',
  verhaal: [],
  materiaal: [],
  vraag: '?',
  antwoord: `goed van ${naam}`,
  toonAntwoord: `Goed van ${naam}`,
  uitleg: 'Zo zit het.',
  hints: ['eerste', 'tweede', 'derde'],
  ...extra,
})

const spel = (extra: Partial<Spel> = {}): Spel => ({
  pad: 'proefspel',
  itemName: 'proefspel',
  titel: 'Proefspel',
  groepen: [{ naam: 'een', titel: 'Een', inleiding: '' }],
  raadsels: [raadsel('a'), raadsel('b'), raadsel('slot', { soort: 'finale' })],
  volgorde: 'vrij',
  hintsOplopend: false,
  antwoordNaHints: 0,
  finalesVanafStart: false,
  metGeluid: true,
  intro: [],
  einde: { titel: 'Uit', alineas: [] },
  ...extra,
})

const stappen = spel({
  volgorde: 'stappen',
  hintsOplopend: true,
  antwoordNaHints: 2,
  raadsels: ['stap1', 'stap2', 'stap3'].map((naam, nr) =>
    raadsel(naam, { vlag: `${naam}_antwoord`, soort: nr === 2 ? 'finale' : 'raadsel' })
  ),
})

const weigering = (oordeel: ReturnType<typeof beoordeel>) => (oordeel.ok ? null : oordeel.error)
const uitkomst = (oordeel: ReturnType<typeof beoordeel>) => (oordeel.ok ? oordeel.value : null)

test.group('What becomes of something a player sends', () => {
  test('a game stores the flags of its puzzles, their hints and the sound, and no other', ({
    assert,
  }) => {
    assert.sameMembers(alleVlaggen(stappen), [
      ...['stap1_antwoord', 'stap1_hint1', 'stap1_hint2', 'stap1_hint3'],
      ...['stap2_antwoord', 'stap2_hint1', 'stap2_hint2', 'stap2_hint3'],
      ...['stap3_antwoord', 'stap3_hint1', 'stap3_hint2', 'stap3_hint3'],
      'speeltgeluid',
    ])
    assert.notInclude(alleVlaggen({ ...stappen, metGeluid: false }), 'speeltgeluid')
    for (const name of ['stap4_antwoord', 'stap1', 'stap1_hint4', 'stap1_hint0', '__proto__', ''])
      assert.deepEqual(weigering(beoordeel(stappen, new Set(), { name })), {
        type: 'onbekende_naam',
      })
  })

  test('a right answer solves, a wrong one does not, a bare name is noted', ({ assert }) => {
    assert.deepEqual(
      uitkomst(beoordeel(spel(), new Set(), { name: 'a', antwoord: ' GOED van a' })),
      {
        soort: 'opgelost',
        vlag: 'a',
        antwoord: 'Goed van a',
        uitleg: 'Zo zit het.',
        automatisch: false,
      }
    )
    assert.deepEqual(uitkomst(beoordeel(spel(), new Set(), { name: 'a', antwoord: 'mis' })), {
      soort: 'fout',
      bijna: null,
    })
    assert.deepEqual(uitkomst(beoordeel(spel(), new Set(), { name: 'a', antwoord: '' })), {
      soort: 'fout',
      bijna: null,
    })
    assert.deepEqual(uitkomst(beoordeel(spel(), new Set(), { name: 'a' })), {
      soort: 'genoteerd',
      vlag: 'a',
    })
  })

  test('a final waits for its group, in which opened hints do not count', ({ assert }) => {
    const halverwege = new Set(['a', 'b_hint1'])
    const inzending = { name: 'slot', antwoord: 'goed van slot' }
    assert.deepEqual(weigering(beoordeel(spel(), halverwege, inzending)), {
      type: 'nog_niet_aan_de_beurt',
    })
    assert.equal(uitkomst(beoordeel(spel(), new Set(['a', 'b']), inzending))?.soort, 'opgelost')
    assert.equal(
      uitkomst(beoordeel(spel({ finalesVanafStart: true }), new Set(), inzending))?.soort,
      'opgelost'
    )
  })

  test('a step waits for the one before it, with its hints and its answer', ({ assert }) => {
    for (const inzending of [
      { name: 'stap2_antwoord', antwoord: 'goed van stap2' },
      { name: 'stap2_antwoord' },
      { name: 'stap2_hint1' },
    ])
      assert.deepEqual(weigering(beoordeel(stappen, new Set(), inzending)), {
        type: 'nog_niet_aan_de_beurt',
      })
    assert.isTrue(isAanDeBeurt(stappen, stappen.raadsels[1]!, new Set(['stap1_antwoord'])))
  })

  test('hints open one after the other where the game says so, and in any order where not', ({
    assert,
  }) => {
    assert.deepEqual(
      weigering(beoordeel(stappen, new Set(['stap1_hint1']), { name: 'stap1_hint3' })),
      { type: 'hint_nog_dicht', eerst: 2 }
    )
    assert.deepEqual(
      uitkomst(beoordeel(stappen, new Set(['stap1_hint1']), { name: 'stap1_hint2' })),
      { soort: 'hint', vlag: 'stap1_hint2', hint: 'tweede' }
    )
    assert.equal(uitkomst(beoordeel(spel(), new Set(), { name: 'a_hint3' }))?.soort, 'hint')
  })

  test('the answer is given on request, after as many hints as the game wants', ({ assert }) => {
    const vraag = { name: 'stap1_antwoord', automatisch: true }
    for (const vlaggen of [[], ['stap1_hint1']])
      assert.deepEqual(weigering(beoordeel(stappen, new Set(vlaggen), vraag)), {
        type: 'antwoord_nog_dicht',
        eerst: 2,
      })
    const gegeven = uitkomst(beoordeel(stappen, new Set(['stap1_hint1', 'stap1_hint2']), vraag))
    assert.deepInclude(gegeven, {
      soort: 'opgelost',
      antwoord: 'Goed van stap1',
      automatisch: true,
    })
    assert.equal(
      uitkomst(beoordeel(spel(), new Set(), { name: 'a', automatisch: true }))?.soort,
      'opgelost'
    )
  })

  test('after the end nothing new is stored; what was reached is answered as before', ({
    assert,
  }) => {
    const groot = spel({ finalesVanafStart: true })
    const uit = new Set(['slot', 'a', 'a_hint1'])
    assert.isTrue(isAfgelopen(groot, uit))
    assert.deepEqual(weigering(beoordeel(groot, uit, { name: 'b', antwoord: 'goed van b' })), {
      type: 'spel_is_uit',
    })
    assert.deepEqual(weigering(beoordeel(groot, uit, { name: 'b_hint1' })), { type: 'spel_is_uit' })
    assert.equal(uitkomst(beoordeel(groot, uit, { name: 'a_hint1' }))?.soort, 'hint')
    assert.equal(
      uitkomst(beoordeel(groot, uit, { name: 'a', antwoord: 'goed van a' }))?.soort,
      'opgelost'
    )
    assert.equal(uitkomst(beoordeel(groot, uit, { name: 'speeltgeluid' }))?.soort, 'genoteerd')
  })

  test('the sound can be turned off again, progress cannot be taken back', ({ assert }) => {
    assert.deepEqual(uitkomst(beoordeel(spel(), new Set(), { name: 'speeltgeluid', aan: false })), {
      soort: 'geluid_uit',
      vlag: 'speeltgeluid',
    })
    assert.equal(
      uitkomst(beoordeel(spel(), new Set(['a']), { name: 'a', aan: false }))?.soort,
      'genoteerd'
    )
  })

  test('each flag reveals its own hint or answer', ({ assert }) => {
    assert.deepEqual(onthulling(stappen, 'stap1_hint2'), { hint: 'tweede' })
    assert.deepEqual(onthulling(stappen, 'stap2_antwoord'), {
      antwoord: 'Goed van stap2',
      uitleg: 'Zo zit het.',
    })
    assert.isNull(onthulling(stappen, 'speeltgeluid'))
  })
})
