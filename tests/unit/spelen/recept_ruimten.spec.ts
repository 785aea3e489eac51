import { test } from '@japa/runner'
import { ruimten, ruimtenFinale } from '#content/spelen/recept/ruimten'
import { FLESSEN, GLAZEN, NU, SMELT } from '#content/spelen/recept/ruimten/bar'
import { type Eis, type Gast, GASTEN, OPMERKINGEN } from '#content/spelen/recept/ruimten/eetzaal'
import { BALBOEKJE, DANSERS, SEINEN } from '#content/spelen/recept/ruimten/feestzaal'
import { KAMERS } from '#content/spelen/recept/ruimten/finale'
import { LABELS, RAND } from '#content/spelen/recept/ruimten/gang'
import { type Bon, OPEN, VOLDAAN, type Waar } from '#content/spelen/recept/ruimten/kantoor'
import { DIENST, KAARTEN } from '#content/spelen/recept/ruimten/keuken'
import {
  DEUR_DICHT,
  GASTENBOEK,
  GASTENLIJST,
  HALKLOK,
  PINAUTOMAAT,
} from '#content/spelen/recept/ruimten/receptie'
import { BAKKEN, BUIZEN, KRANEN } from '#content/spelen/recept/ruimten/spoelkeuken'
import type { Punt } from '#content/spelen/vormen'
import { MUUR, SPIEGEL } from '#content/spelen/recept/ruimten/toiletten'
import { RUIMTEN, type Ruimte } from '#content/spelen/recept/vlaggen'

const antwoord = (ruimte: Ruimte) => ruimten.find(({ naam }) => naam === ruimte)!.antwoord
const bijnaGoed = (ruimte: Ruimte): string[] =>
  ruimten.find(({ naam }) => naam === ruimte)!.bijnaGoed.map((bijna) => bijna.antwoord)
const letter = (nummer: number) => String.fromCharCode(64 + nummer)

test.group('Recept | the nine rooms', () => {
  test('every room has a puzzle with two hints, and no text gives its answer away', ({
    assert,
  }) => {
    assert.sameMembers(
      ruimten.map(({ vlag }) => vlag),
      [...RUIMTEN]
    )
    for (const raadsel of [...ruimten, ruimtenFinale]) {
      assert.lengthOf(raadsel.hints, 2)
      const { verhaal, materiaal, vraag, label } = raadsel
      const gezien = JSON.stringify({ verhaal, materiaal, vraag, label }).toLowerCase()
      assert.notInclude(gezien, raadsel.antwoord.toLowerCase())
      assert.notInclude(raadsel.hints.join(' ').toLowerCase(), raadsel.antwoord.toLowerCase())
    }
  })

  test('receptie: the guests in order of arrival, without those whom the clock rules out', ({
    assert,
  }) => {
    const lees = (gelijk: number, dicht: number) => {
      const binnen = (beroep: string): number => {
        const { aankomst } = GASTENBOEK.find((bericht) => bericht.beroep === beroep)!
        if ('halklok' in aankomst) return aankomst.halklok - gelijk
        if ('echt' in aankomst) return aankomst.echt
        return binnen(aankomst.na) + aankomst.minuten
      }
      const volgorde = GASTENBOEK.map(({ beroep }) => ({
        om: binnen(beroep),
        naam: GASTENLIJST.find((gast) => gast.beroep === beroep)!.naam,
      })).sort((een, ander) => een.om - ander.om)
      assert.equal(new Set(volgorde.map(({ om }) => om)).size, GASTENBOEK.length)
      return volgorde
        .filter(({ om }) => om < dicht)
        .map(({ naam }) => naam[0])
        .join('')
    }
    const verschil = HALKLOK - PINAUTOMAAT
    assert.equal(lees(verschil, DEUR_DICHT - verschil), antwoord('receptie'))

    const misleid = [lees(0, DEUR_DICHT), lees(verschil, DEUR_DICHT), lees(verschil, Infinity)]
    assert.includeMembers(bijnaGoed('receptie'), misleid)
  })

  test('gang: the five tags left fix how all the letters were dealt', ({ assert }) => {
    /** Dealt round and round to so many hooks, from hook 1. */
    const verdeel = (haken: number) =>
      Array.from({ length: haken }, (_, haak) =>
        Array.from({ length: 26 }, (__, i) => i)
          .filter((i) => i % haken === haak)
          .map((i) => letter(i + 1))
          .join('')
      )
    const passend = Array.from({ length: 26 }, (_, i) => verdeel(i + 1)).filter((verdeling) =>
      LABELS.every((label, haak) => label === null || verdeling[haak] === label)
    )
    assert.lengthOf(passend, 1)
    const gelezen = RAND.map(({ vak, stippen }) => passend[0]![vak - 1]![stippen - 1])
    assert.equal(gelezen.join(''), antwoord('gang'))
  })

  test('kantoor: one set of prices fits, and the totals are drawers', ({ assert }) => {
    const som = (bon: Bon, prijzen: Record<Waar, number>) =>
      Object.entries(bon.waren).reduce((t, [waar, n]) => t + n * prijzen[waar as Waar], 0)
    const euros = Array.from({ length: 12 }, (_, i) => i + 1)
    const passend = euros
      .flatMap((peterselie) => euros.map((bloem) => ({ peterselie, bloem })))
      .flatMap((p) => euros.flatMap((boter) => euros.map((azijn) => ({ ...p, boter, azijn }))))
      .filter((prijzen) => VOLDAAN.every((bon) => som(bon, prijzen) === bon.totaal))

    assert.lengthOf(passend, 1)
    const oudsteEerst = [...OPEN].sort((een, ander) => een.dag - ander.dag)
    const laden = oudsteEerst.map((bon) => letter(som(bon, passend[0]!)))
    assert.equal(laden.join(''), antwoord('kantoor'))
  })

  test('toiletten: the two walls together are letters, one wall alone is none', ({ assert }) => {
    const terug = SPIEGEL.map((rij) => [...rij].reverse().join(''))
    const samen = MUUR.map((rij, r) =>
      [...rij].map((tegel, k) => (tegel === '#' || terug[r]![k] === '#' ? '#' : '.')).join('')
    )
    assert.equal(leesTegels(samen), antwoord('toiletten'))
    for (const helft of [MUUR, terug, SPIEGEL]) assert.notMatch(leesTegels(helft), /[A-Z]/)
    assert.isTrue(
      MUUR.every((rij, r) => [...rij].every((t, k) => t === '.' || terug[r]![k] === '.'))
    )
  })

  test('bar: ice melted and left points at a letter of the label', ({ assert }) => {
    const opTijd = [...GLAZEN].sort((een, ander) => een.ingeschonken - ander.ingeschonken)
    const laatste = opTijd.filter(
      (glas, i) => !opTijd.slice(i + 1).some((later) => later.zegel === glas.zegel)
    )
    const index = ({ blokjes, ingeschonken }: (typeof GLAZEN)[number]) =>
      blokjes + (NU - ingeschonken) / SMELT
    const lees = (glazen: typeof GLAZEN, welke: typeof index) =>
      glazen
        .map((glas) => FLESSEN.find(({ zegel }) => zegel === glas.zegel)!.naam[welke(glas) - 1]!)
        .join('')
        .toUpperCase()

    assert.equal(lees(laatste, index), antwoord('bar'))
    assert.notEqual(
      lees(laatste, ({ blokjes }) => blokjes),
      antwoord('bar')
    )
    // The glasses that do not count give a letter too, and each has some ice left to count by.
    assert.include(bijnaGoed('bar'), lees(opTijd, index))
    assert.isTrue(GLAZEN.every(({ blokjes }) => blokjes > 0))
    assert.equal(new Set(GLAZEN.map(({ ingeschonken }) => ingeschonken)).size, GLAZEN.length)
    assert.equal(new Set(FLESSEN.map(({ zegel }) => zegel)).size, FLESSEN.length)
  })

  test('feestzaal: each dancing couple is one signal of the chart', ({ assert }) => {
    const sein = (richtingen: readonly number[]) => [...richtingen].sort((a, b) => a - b).join('+')
    const tabel = new Map(Object.entries(SEINEN).map(([teken, vlaggen]) => [sein(vlaggen), teken]))
    assert.equal(tabel.size, 26)

    const gelezen = BALBOEKJE.map(({ paar }) =>
      tabel.get(sein(paar.map((naam) => DANSERS.find((danser) => danser.naam === naam)!.richting)))
    )
    assert.equal(gelezen.join(''), antwoord('feestzaal'))
  })

  test('eetzaal: exactly one seating satisfies all remarks', ({ assert }) => {
    const passend = volgordes(GASTEN.map(({ naam }) => naam)).filter((rij) => {
      const stoel = (gast: Gast) => rij.indexOf(gast) + 1
      return OPMERKINGEN.every(({ eis }) => klopt(eis, stoel))
    })
    assert.lengthOf(passend, 1)
    const letters = passend[0]!.map(
      (gast, stoel) => GASTEN.find(({ naam }) => naam === gast)!.ring[stoel]
    )
    assert.equal(letters.join(''), antwoord('eetzaal'))
    assert.isTrue(GASTEN.every(({ ring }) => ring.length >= GASTEN.length))
  })

  test('eetzaal: no remark is superfluous', ({ assert }) => {
    const alle = volgordes(GASTEN.map(({ naam }) => naam))
    for (const weg of OPMERKINGEN) {
      const over = OPMERKINGEN.filter((opmerking) => opmerking !== weg)
      const passend = alle.filter((rij) =>
        over.every(({ eis }) => klopt(eis, (gast) => rij.indexOf(gast) + 1))
      )
      assert.isAbove(passend.length, 1, weg.tekst)
    }
  }).timeout(20_000)

  test('keuken: one amount a card does not grow along, and counts a letter', ({ assert }) => {
    const opTijd = [...KAARTEN].sort((een, ander) => een.uitDeOven - ander.uitDeOven)
    const letters = opTijd.map(({ gerecht, uitDeOven, regels, van, naar }) => {
      const fout = regels.filter(([, oud, nieuw]) => oud * naar !== nieuw * van)
      assert.lengthOf(fout, 1)
      const [[ingredient, , nieuw]] = fout as [(typeof fout)[number]]
      assert.notInclude(gerecht.toLowerCase(), ingredient.toLowerCase().slice(0, 4))
      return { letter: ingredient[nieuw - 1]!, uitDeOven }
    })
    const vanDeLeerling = letters.filter(
      ({ uitDeOven }) => uitDeOven > DIENST.van && uitDeOven < DIENST.tot
    )
    const lees = (gelezen: typeof letters) =>
      gelezen
        .map((kaart) => kaart.letter)
        .join('')
        .toUpperCase()
    assert.equal(lees(vanDeLeerling), antwoord('keuken'))
    assert.lengthOf(lees(letters), KAARTEN.length)
  })

  test('spoelkeuken: pipes never touch, and each tap drips into one tray', ({ assert }) => {
    const stukken = BUIZEN.flatMap((punten, buis) =>
      punten.slice(1).map((eind, i) => ({ buis, begin: punten[i]!, eind }))
    )
    const hoeken = BUIZEN.flatMap((punten, buis) => punten.map((punt) => ({ buis, punt })))
    for (const { buis, punt } of hoeken) {
      const anderen = stukken.filter((stuk) => stuk.buis !== buis && ligtOp(punt, stuk))
      assert.lengthOf(anderen, 0, `another pipe runs through the bend at ${punt}`)
    }

    const druppels = (volgorde: (jaar: number) => number) =>
      [...KRANEN]
        .sort((een, ander) => volgorde(een.jaar) - volgorde(ander.jaar))
        .map(({ punt }) => {
          const uitgang = volg(punt, stukken)
          return BAKKEN.find((bak) => zelfde(bak.punt, uitgang))!.letter
        })
        .join('')
    assert.equal(
      druppels((jaar) => jaar),
      antwoord('spoelkeuken')
    )
    // A tap carries two digits: who forgets that the house is fifty years old, is told so.
    assert.include(
      bijnaGoed('spoelkeuken'),
      druppels((jaar) => jaar % 100)
    )
  })

  test("final: the door numbers along the waiter's route", ({ assert }) => {
    assert.sameMembers(
      KAMERS.map(({ ruimte }) => ruimte),
      [...RUIMTEN]
    )
    const letters = KAMERS.map(({ ruimte, deur }) => antwoord(ruimte)[deur - 1])
    assert.equal(letters.join(''), ruimtenFinale.antwoord)
  })
})

function klopt(eis: Eis, stoel: (gast: Gast) => number): boolean {
  const buren = (een: Gast, ander: Gast) => {
    const afstand = Math.abs(stoel(een) - stoel(ander))
    return afstand === 1 || afstand === 8
  }
  if ('buren' in eis) return buren(...eis.buren)
  if ('geenBuren' in eis) return !buren(...eis.geenBuren)
  if ('tussen' in eis) return eis.kanten.every((kant) => buren(eis.tussen, kant))
  if ('linkerbuur' in eis) return stoel(eis.linkerbuur) === (stoel(eis.van) % 9) + 1
  if ('som' in eis) return stoel(eis.som[0]) + stoel(eis.som[1]) === stoel(eis.is)
  return stoel(eis.dubbel) === 2 * stoel(eis.van)
}

function volgordes<T>(rest: readonly T[]): T[][] {
  if (!rest.length) return [[]]
  return rest.flatMap((eerste, i) =>
    volgordes([...rest.slice(0, i), ...rest.slice(i + 1)]).map((rij) => [eerste, ...rij])
  )
}

type Stuk = { readonly begin: Punt; readonly eind: Punt }

const zelfde = (een: Punt, ander: Punt) => een[0] === ander[0] && een[1] === ander[1]

function ligtOp([x, y]: Punt, { begin, eind }: Stuk): boolean {
  const tussen = (waarde: number, a: number, b: number) =>
    waarde >= Math.min(a, b) && waarde <= Math.max(a, b)
  return tussen(x, begin[0], eind[0]) && tussen(y, begin[1], eind[1])
}

/** Follows a pipe as an eye does: straight on over crossings, round the corner at a bend. */
function volg(begin: Punt, stukken: readonly Stuk[]): Punt {
  const verder = stukken.filter((stuk) => zelfde(stuk.begin, begin))
  return verder.length ? volg(verder[0]!.eind, stukken) : begin
}

/** Block letters of five by five, the whole alphabet. */
const BLOKLETTERS: Record<string, string> = {
  A: '.###. #...# ##### #...# #...#',
  B: '####. #...# ####. #...# ####.',
  C: '.#### #.... #.... #.... .####',
  D: '####. #...# #...# #...# ####.',
  E: '##### #.... ####. #.... #####',
  F: '##### #.... ####. #.... #....',
  G: '.#### #.... #..## #...# .####',
  H: '#...# #...# ##### #...# #...#',
  I: '##### ..#.. ..#.. ..#.. #####',
  J: '....# ....# ....# #...# .###.',
  K: '#...# #..#. ###.. #..#. #...#',
  L: '#.... #.... #.... #.... #####',
  M: '#...# ##.## #.#.# #...# #...#',
  N: '#...# ##..# #.#.# #..## #...#',
  O: '.###. #...# #...# #...# .###.',
  P: '####. #...# ####. #.... #....',
  Q: '.###. #...# #.#.# #..#. .##.#',
  R: '####. #...# ####. #..#. #...#',
  S: '.#### #.... .###. ....# ####.',
  T: '##### ..#.. ..#.. ..#.. ..#..',
  U: '#...# #...# #...# #...# .###.',
  V: '#...# #...# #...# .#.#. ..#..',
  W: '#...# #...# #.#.# ##.## #...#',
  X: '#...# .#.#. ..#.. .#.#. #...#',
  Y: '#...# .#.#. ..#.. ..#.. ..#..',
  Z: '##### ...#. ..#.. .#... #####',
}

/** Two lines of letters with an empty column in between; what is no letter reads as a question mark. */
function leesTegels(rijen: readonly string[]): string {
  return [rijen.slice(1, 6), rijen.slice(7, 12)].map(leesRegel).join('')
}

function leesRegel(regel: readonly string[]): string {
  const leeg = (kolom: number) => regel.every((rij) => rij[kolom] !== '#')
  const breed = regel[0]!.length
  let gelezen = ''
  for (let kolom = 0; kolom < breed; kolom++) {
    if (leeg(kolom)) continue
    const vorm = regel.map((rij) => rij.slice(kolom, kolom + 5)).join(' ')
    gelezen += Object.keys(BLOKLETTERS).find((teken) => BLOKLETTERS[teken] === vorm) ?? '?'
    kolom += 5
  }
  return gelezen
}
