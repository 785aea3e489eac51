import { test } from '@japa/runner'
import { boekje } from '#content/boekjes/sintsenior/boekje'
import { BEGIN, isDonker, plaats, RIT, VELDEN, voluit } from '#content/boekjes/sintsenior/bord'
import { ADRESSEN, daken, ROOK, SPRONGEN_SAMEN, STAL } from '#content/boekjes/sintsenior/daken'
import { finale, LETTERS, ROUTE } from '#content/boekjes/sintsenior/finale'
import { COUPLETTEN, gedicht, RANDEN } from '#content/boekjes/sintsenior/gedicht'
import { BOVEN, huizen, ONDER } from '#content/boekjes/sintsenior/huizen'
import {
  BLIJVEN_STAAN,
  HUISNUMMERS,
  KRING,
  lootjes,
  SURPRISES,
  type Surprise,
  type Vriend,
} from '#content/boekjes/sintsenior/lootjes'
import {
  KOLOMMEN,
  LETTERBEELD,
  maanlicht,
  ROOSTER,
  STREPEN,
} from '#content/boekjes/sintsenior/maanlicht'
import { raadsels } from '#content/boekjes/sintsenior/raadsels'
import { PLANKEN, schaduwen } from '#content/boekjes/sintsenior/schaduwen'
import { CATALOGUS } from '#content/catalogus'
import type { Blok } from '#domain/spelen/boekje'
import { ontcijfer, versleutel } from '#domain/spelen/geheimschrift'
import { alleCodes, verstaanbaarheid } from '#tests/helpers/verstaanbaar'

const tot = (aantal: number) => Array.from({ length: aantal }, (_, i) => i)

function volgordes<T>(dingen: readonly T[]): T[][] {
  if (dingen.length === 0) return [[]]
  return dingen.flatMap((ding, i) =>
    volgordes(dingen.filter((_, j) => j !== i)).map((rest) => [ding, ...rest])
  )
}

const CIJFERS = 'NUL EEN TWEE DRIE VIER VIJF ZES ZEVEN ACHT NEGEN'.split(' ')

const isPaardensprong = (van: string, naar: string) => {
  const [[x1, y1], [x2, y2]] = [plaats(van), plaats(naar)]
  return Math.abs((x1 - x2) * (y1 - y2)) === 2
}

/** Digits of three by five windows, as anybody writes them. */
const RAAMCIJFERS = [
  ['###', '#.#', '#.#', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '..#', '###', '#..', '###'],
  ['###', '..#', '###', '..#', '###'],
  ['#.#', '#.#', '###', '..#', '..#'],
  ['###', '#..', '###', '..#', '###'],
  ['###', '#..', '###', '#.#', '###'],
  ['###', '..#', '..#', '..#', '..#'],
  ['###', '#.#', '###', '#.#', '###'],
  ['###', '#.#', '###', '..#', '###'],
]

const gelezen = (ramen: readonly string[]) =>
  tot(10).filter((cijfer) => RAAMCIJFERS[cijfer]!.join() === ramen.join())

test.group('Sinterklaasspel senior, the puzzles', () => {
  test('the poem says what to count, and its borders hold the code', ({ assert }) => {
    assert.equal(
      COUPLETTEN.flat()
        .map((regel) => regel[0]!.toUpperCase())
        .join(''),
      'TELDEMIJTERS'
    )
    const mijters = RANDEN.map((rand) => rand.filter((ding) => ding === 'mijter').length)
    assert.equal(mijters.join(''), gedicht.code)
  })

  test('each shelf has one false shadow, and what it is the shadow of stands on another shelf', ({
    assert,
  }) => {
    const alle = PLANKEN.flat()
    assert.lengthOf(new Set(alle.map(({ ding }) => ding)), 9)
    assert.lengthOf(new Set(alle.map(({ nummer }) => nummer)), 9)
    const cijfers = PLANKEN.map((plank) => {
      const vals = plank.filter(({ ding, schaduw }) => ding !== schaduw)
      assert.lengthOf(vals, 1)
      const eigenaar = alle.find(({ ding }) => ding === vals[0]!.schaduw)!
      assert.equal(eigenaar.schaduw, eigenaar.ding)
      assert.notInclude(plank, eigenaar)
      return eigenaar.nummer
    })
    assert.equal(cijfers.join(''), schaduwen.code)
  })

  test('only the light of both neighbours together makes digits', ({ assert }) => {
    const samen = BOVEN.map((gevel, h) =>
      gevel.map((ramen, r) =>
        [...ramen].map((raam, k) => (raam === '#' && ONDER[h]![r]![k] === '#' ? '#' : '.')).join('')
      )
    )
    assert.deepEqual(
      samen.map(gelezen),
      [...huizen.code].map((cijfer) => [Number(cijfer)])
    )
    for (const gevel of [...BOVEN, ...ONDER]) assert.isEmpty(gelezen(gevel))
  })

  test('six friends: what they remember leaves one circle', ({ assert }) => {
    const namen = Object.keys(HUISNUMMERS) as Vriend[]
    const goed = volgordes(namen.filter((naam) => naam !== 'Noor'))
      .map((rest): Vriend[] => ['Noor', ...rest])
      .flatMap((kring) => volgordes(SURPRISES).map((maakte) => ({ kring, maakte })))
      .filter(({ kring, maakte }) => {
        const na = (naam: Vriend) => kring[(kring.indexOf(naam) + 1) % 6]!
        const maker = (surprise: Surprise) => kring[maakte.indexOf(surprise)]!
        const krijger = (surprise: Surprise) => na(maker(surprise))
        return (
          kring[3] === 'Bram' &&
          na('Noor') !== 'Fenna' &&
          na('Fenna') !== 'Noor' &&
          na(na('Bram')) === 'Teun' &&
          krijger('maan') === 'Jip' &&
          maker('stoomboot') !== 'Jip' &&
          krijger('laars') === maker('maan') &&
          ((maker('schoorsteen') === 'Bram' && krijger('stoomboot') === 'Bram') ||
            (maker('stoomboot') === 'Bram' && krijger('schoorsteen') === 'Bram')) &&
          krijger('taart') === maker('beer')
        )
      })
    assert.lengthOf(goed, 1)
    const { kring, maakte } = goed[0]!
    assert.deepEqual(
      kring.map((naam, i) => [naam, maakte[i]]),
      KRING.map((schakel) => [...schakel])
    )
    const deuren = BLIJVEN_STAAN.map(
      (surprise) => HUISNUMMERS[kring[(maakte.indexOf(surprise) + 1) % 6]!]
    )
    assert.equal(deuren.join(''), lootjes.code)
    assert.lengthOf(new Set(Object.values(HUISNUMMERS)), 6)
  })

  test('the shortest rides over the roofs have the lengths of the code', ({ assert }) => {
    const vrij = VELDEN.filter((veld) => !ROOK.includes(veld))
    const rit = (van: string, naar: string) => {
      let rand = [van]
      const gezien = new Set(rand)
      for (let sprongen = 0; rand.length > 0; sprongen++) {
        if (rand.includes(naar)) return sprongen
        rand = vrij.filter(
          (veld) => !gezien.has(veld) && rand.some((vorig) => isPaardensprong(vorig, veld))
        )
        for (const veld of rand) gezien.add(veld)
      }
      return Infinity
    }
    const halten = [STAL, ...ADRESSEN]
    const ritten = ADRESSEN.map((adres, i) => rit(halten[i]!, adres))
    assert.equal(ritten.join(''), daken.code)
    assert.equal(
      ritten.reduce((som, sprongen) => som + sprongen, 0),
      SPRONGEN_SAMEN
    )
    for (const halte of halten) assert.notInclude(ROOK, halte)
  })

  test('seen from below, the dashes are three words: the digits of the code', ({ assert }) => {
    /** How dark a field of the stretched grid is: 0 to 1. */
    const donkerte = (kolom: number, rij: number) => {
      const boven = ROOSTER.y + rij * ROOSTER.rij
      const midden = ROOSTER.x + (kolom + 0.5) * ROOSTER.kolom
      const inkt = STREPEN.filter(
        ({ x, y, b }) => midden > x && midden < x + b && y >= boven && y < boven + ROOSTER.rij
      )
      return inkt.reduce((som, { h }) => som + h, 0) / ROOSTER.rij
    }
    const velden = tot(KOLOMMEN + 1).map((kolom) => tot(5).map((rij) => donkerte(kolom, rij)))
    for (const donker of velden.flat()) assert.isTrue(donker < 0.35 || donker > 0.7, `${donker}`)
    const inkt = velden.map((kolom) => kolom.map((donker) => (donker > 0.5 ? '#' : '.')).join(''))

    /** Every way to read columns as letters, each followed by an empty one. */
    const lees = (kolommen: readonly string[]): string[] =>
      kolommen.length === 0
        ? ['']
        : Object.entries(LETTERBEELD).flatMap(([letter, beeld]) => {
            const breed = beeld[0]!.length
            const vorm = [...tot(breed).map((k) => beeld.map((rij) => rij[k]).join('')), '.....']
            return vorm.join() === kolommen.slice(0, breed + 1).join()
              ? lees(kolommen.slice(breed + 1)).map((rest) => letter + rest)
              : []
          })
    const woorden = lees(inkt)
    assert.deepEqual(woorden, ['VIER NEGEN DRIE'])
    assert.equal(
      woorden[0]!
        .split(' ')
        .map((woord) => CIJFERS.indexOf(woord))
        .join(''),
      maanlicht.code
    )
  })

  test('the ride goes by knight jumps over squares of its own, and the dark ones hold the code', ({
    assert,
  }) => {
    assert.lengthOf(new Set(ROUTE), 19)
    for (const [i, veld] of ROUTE.slice(1).entries())
      assert.isTrue(isPaardensprong(ROUTE[i]!, veld), `${ROUTE[i]} ${veld}`)
    assert.isTrue(isDonker(BEGIN))

    const lees = (velden: readonly string[]) => velden.map((veld) => LETTERS[veld]).join('')
    /** Every way to read a row of letters as number words. */
    const ontleed = (letters: string): string[] =>
      letters === ''
        ? ['']
        : CIJFERS.flatMap((woord, cijfer) =>
            letters.startsWith(woord)
              ? ontleed(letters.slice(woord.length)).map((rest) => `${cijfer}${rest}`)
              : []
          )
    assert.deepEqual(ontleed(lees(ROUTE.filter(isDonker))), [finale.code])
    assert.equal(lees(ROUTE.filter((veld) => !isDonker(veld))), 'WORTELTJE')
    assert.isEmpty(ontleed(lees(ROUTE)))
  })
})

test.group('Sinterklaasspel senior, the booklet', () => {
  test('as many locks as the shop promises, with codes that differ', ({ assert }) => {
    const spel = CATALOGUS.find(({ itemName }) => itemName === boekje.itemName)!
    assert.equal(spel.titel, boekje.titel)
    assert.equal(spel.spelers, `${boekje.spelers} spelers`)
    assert.equal(spel.speelduur, boekje.speelduur)
    assert.lengthOf(raadsels, 7)
    assert.lengthOf(new Set(raadsels.map(({ code }) => code)), 7)
    for (const { code, hints } of raadsels) {
      assert.match(code, /^\d{3}$/)
      assert.isAtLeast(hints.length, 2)
    }
  })

  test('nothing is asked for that the shop does not name, but for what every home has', ({
    assert,
  }) => {
    const spel = CATALOGUS.find(({ itemName }) => itemName === boekje.itemName)!
    const extra = boekje.nodig.filter((ding) => !spel.nodig.some((beloofd) => beloofd === ding))
    assert.lengthOf(extra, 1)
    assert.match(extra[0]!, /^Wat ieder huis heeft/)
    for (const ding of spel.nodig) assert.include(boekje.nodig, ding)
  })

  test('no code and no assignment stands on a page that players read', ({ assert }) => {
    /** Every text that is printed; a description is read by a program only, a path by nobody. */
    const gedrukt = (iets: unknown): string[] => {
      if (typeof iets === 'string') return [iets]
      if (typeof iets !== 'object' || iets === null) return []
      return Object.entries(iets).flatMap(([naam, waarde]) =>
        ['beschrijving', 'd'].includes(naam) ? [] : gedrukt(waarde)
      )
    }
    const achterin = boekje.bladen.findIndex(({ titel }) => titel.startsWith('Hints'))
    assert.isAbove(achterin, raadsels.length)
    const voorin = [boekje.zoSpeelJe, boekje.verhaal, ...boekje.bladen.slice(0, achterin)]
      .flatMap(gedrukt)
      .join('\n')
    for (const { code, opdracht } of raadsels) {
      assert.notInclude(voorin, code)
      assert.notInclude(voorin.toUpperCase(), opdracht.toUpperCase())
    }
    assert.isAtLeast(boekje.bladen.filter((blad) => 'inkijk' in blad && blad.inkijk).length, 2)
  })

  test('the first six assignments carry the ride, and the sheet that is next', ({ assert }) => {
    const merken = [
      'de kaars',
      'het huis',
      'het lootje',
      'de schoorsteen',
      'de maan',
      'het hoefijzer',
    ]
    for (const [i, merk] of merken.entries()) {
      const { opdracht } = raadsels[i]!
      assert.include(opdracht, merk)
      for (const veld of RIT[i]!) assert.include(opdracht, voluit(veld))
    }
    assert.include(raadsels[6]!.opdracht, 'zak')
  })

  test('who has read some assignments knows no three words in a row of another, nor how it begins', ({
    assert,
  }) => {
    const woorden = raadsels.map(({ opdracht }) => opdracht.toUpperCase().match(/[A-Z]+/g)!)
    assert.lengthOf(new Set(woorden.map(([eerste]) => eerste)), raadsels.length)
    const drietallen = woorden.flatMap((alle) =>
      alle.slice(2).map((_, i) => alle.slice(i, i + 3).join(' '))
    )
    assert.lengthOf(new Set(drietallen), drietallen.length)
  })

  test('the printed answer sheets hold every assignment, each under the code of its lock', ({
    assert,
  }) => {
    const blokken = boekje.bladen.flatMap((blad): readonly Blok[] => blad.blokken)
    const gedrukt = blokken.flatMap((blok) => (blok.soort === 'geheimschrift' ? [blok] : []))
    const inEenRegel = (tekst: string) => tekst.split(/\s+/).filter(Boolean).join(' ')
    assert.deepEqual(
      gedrukt.map(({ slot, tekst }) => inEenRegel(ontcijfer(tekst, raadsels[slot - 1]!.code))),
      raadsels.map(({ opdracht }) => opdracht.toUpperCase())
    )
  })

  for (const { naam, code, opdracht } of raadsels)
    test(`only ${code} makes the answer of '${naam}' readable`, ({ assert }) => {
      const geheim = versleutel(opdracht, code)
      const helder = ontcijfer(geheim, code)
      const woorden = helder.split(' ')
      const beste = alleCodes(3)
        .map((poging) => ({ poging, tekst: ontcijfer(geheim, poging) }))
        .map(({ poging, tekst }) => ({
          poging,
          score: verstaanbaarheid(tekst),
          heel: tekst.split(' ').filter((woord, i) => woord === woorden[i]).length,
        }))
        .sort((a, b) => b.score - a.score)
      assert.equal(beste[0]!.poging, code)
      assert.isAbove(beste[0]!.score - beste[1]!.score, 0.3)
      for (const { heel } of beste.slice(1)) assert.isAtMost(heel, woorden.length / 2)
    })
})
