import { test } from '@japa/runner'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import { SPELLEN, vindSpelOpPad } from '#content/spelen/index'
import { PERSONEN, RUIMTEN } from '#content/spelen/recept/vlaggen'
import { vindBestelbaar } from '#content/catalogus'
import { beantwoordt, bijnaGoedTekst } from '#domain/spelen/antwoord'
import type { HintItem } from '#domain/spelen/hintpagina'
import type { Materiaal } from '#domain/spelen/raadsel'
import { alleVlaggen } from '#domain/spelen/verloop'

test.group('The content of every game', () => {
  test('{pad}: names are unique, texts are written, answers count and near misses do not')
    .with([...SPELLEN])
    .run(({ assert }, spel) => {
      const vlaggen = alleVlaggen(spel)
      assert.equal(new Set(vlaggen).size, vlaggen.length)
      const groepen = spel.groepen.map(({ naam }) => naam)
      for (const raadsel of spel.raadsels) {
        const { naam, vlag, antwoord, toonAntwoord, label, vraag, uitleg, hints } = raadsel
        assert.include(groepen, raadsel.groep, naam)
        assert.isAtMost(vlag.length, 40)
        for (const tekst of [antwoord, toonAntwoord, label, vraag, uitleg, ...hints])
          assert.match(tekst, /\S/, naam)
        assert.isTrue(beantwoordt(raadsel, toonAntwoord), `${naam}: what is shown is an answer`)
        for (const bijna of raadsel.bijnaGoed ?? []) {
          assert.isFalse(beantwoordt(raadsel, bijna.antwoord), `${naam}: "${bijna.antwoord}"`)
          assert.equal(bijnaGoedTekst(raadsel.bijnaGoed, bijna.antwoord), bijna.tekst)
        }
      }
      assert.isNotEmpty(spel.intro)
      assert.isNotEmpty(spel.einde.alineas)
      const verkoop = vindBestelbaar(spel.itemName)!.verkoop
      assert.equal(verkoop.speelPad, `/spelen/{uniqueId}/${spel.pad}`)
      assert.include(verkoop.levering, 'speellink')
    })

  test('Het verdwenen recept has nine rooms, seven persons, two finals, and two hints each', ({
    assert,
  }) => {
    const { raadsels, einde } = vindSpelOpPad('het-verdwenen-recept')!
    const namen = (groep: string, soort: string) =>
      raadsels.filter((een) => een.groep === groep && een.soort === soort).map(({ vlag }) => vlag)
    assert.sameMembers(namen('ruimten', 'raadsel'), [...RUIMTEN])
    assert.sameMembers(namen('personen', 'raadsel'), [...PERSONEN])
    assert.deepEqual(namen('ruimten', 'finale'), ['ruimten_antwoord'])
    assert.deepEqual(namen('personen', 'finale'), ['personen_antwoord'])
    for (const { naam, vlag, hints } of raadsels) {
      assert.equal(naam, vlag)
      assert.lengthOf(hints, 2, naam)
    }
    assert.equal(einde.titel, 'Jullie zijn er uit. Geweldig!')
  })

  test('Cunera has the ten steps of the specification', ({ assert }) => {
    const { raadsels, einde } = vindSpelOpPad('cuneravanrhenen')!
    assert.deepEqual(
      raadsels.map(({ label, vlag, antwoord, hints }) => [label, vlag, antwoord, hints.length]),
      [
        ['In de boot genomen', 'stap1_antwoord', '1', 4],
        ['Wat blijft over…', 'stap2_antwoord', 'De pelgrimstocht naar Rome was lang', 2],
        ['Meten is weten, weten, weten', 'stap3_antwoord', 'legende', 4],
        ['Samuel M. kan je helpen', 'stap4_antwoord', 'De paarden weigeren de stal', 4],
        ['Op weg naar de tweede statie', 'stap5_antwoord', 'lucht', 4],
        ['Het staat geschreven zoals het gedrukt is', 'stap6_antwoord', '9310', 4],
        ['Sleutelpositie', 'stap7_antwoord', '239', 4],
        ['Wegennet', 'stap8_antwoord', 'moordwapen', 4],
        ['Geknipt voor het goede nummer', 'stap9_antwoord', '68', 4],
        ['Reken x reken', 'stap10_antwoord', '3', 4],
      ]
    )
    assert.equal(einde.titel, 'De pelgrimstocht is met succes afgelegd')
  })

  test('Eindejaarsspel has twelve sheets in four colours with the codes of the specification', ({
    assert,
  }) => {
    const { raadsels, groepen } = vindSpelOpPad('eindejaarsspel')!
    assert.deepEqual(
      groepen.map(({ naam }) => naam),
      ['groen', 'rood', 'paars', 'oranje']
    )
    const sheets = raadsels.filter(({ soort }) => soort === 'raadsel')
    assert.deepEqual(
      sheets.map(({ vlag }) => vlag),
      Array.from({ length: 12 }, (_, nr) => `sheet${nr + 1}`)
    )
    for (const { naam } of groepen)
      assert.lengthOf(
        sheets.filter(({ groep }) => groep === naam),
        3
      )
    for (const { naam, hints, niveau, teken } of sheets) {
      assert.isTrue(hints.length >= 1 && hints.length <= 5, naam)
      assert.isDefined(niveau, naam)
      assert.isDefined(teken, naam)
    }
    const codes = raadsels
      .filter(({ soort }) => soort === 'finale')
      .map(({ groep, vlag, antwoord }) => [groep, vlag, antwoord])
    assert.deepEqual(codes, [
      ['groen', 'groen', '647'],
      ['rood', 'rood', '355'],
      ['paars', 'paars', '943'],
      ['oranje', 'oranje', '866'],
    ])
  })
})

test.group('Captions of what lies on the table', () => {
  const materiaal: readonly Materiaal[] = [
    ...SPELLEN.flatMap(({ raadsels }) => raadsels.flatMap((raadsel) => raadsel.materiaal)),
    ...HINTPAGINAS.flatMap(({ items }) => items.flatMap((item: HintItem) => item.boekje.materiaal)),
  ]
  const bijschriften = materiaal.flatMap((stuk) => ('bijschrift' in stuk ? [stuk.bijschrift] : []))

  test('more than one sentence ends in a full stop', ({ assert }) => {
    for (const bijschrift of bijschriften)
      if (/[.?!:] [A-Z]/.test(bijschrift)) assert.match(bijschrift, /[.?!]$/)
  })
})

test.group('The content of the hint pages', () => {
  test('three, six and eight puzzles, and a final question where there is one', ({ assert }) => {
    assert.deepEqual(
      HINTPAGINAS.map(({ pad, items }) => [pad, items.length]),
      [
        ['kleinkunst', 4],
        ['kunstroof', 7],
        ['binky', 8],
      ]
    )
  })

  test('{pad}: one to eight hints each, and an answer with its explanation')
    .with([...HINTPAGINAS])
    .run(({ assert }, { items, pad }) => {
      const rij: readonly HintItem[] = items
      assert.equal(new Set(rij.map(({ naam }) => naam)).size, rij.length)
      for (const { naam, hints, answer, answerAddition, label, checkAnswer, boekje } of rij) {
        assert.isTrue(hints.length >= 1 && hints.length <= 8, naam)
        for (const tekst of [answer, answerAddition, label, boekje.vraag, ...hints])
          assert.match(tekst, /\S/, naam)
        if (pad === 'binky') assert.isTrue(checkAnswer, naam)
      }
    })
})
