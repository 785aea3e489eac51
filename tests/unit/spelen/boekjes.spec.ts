import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { merk } from '#app/winkel/pdf/boekje/merk'
import { bladPdf, boekjePdf } from '#app/winkel/pdf/boekje/opmaak'
import { stempel } from '#app/winkel/pdf/boekje/stempel'
import { boekjeBij, BOEKJES } from '#content/boekjes/index'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import type { Boekje } from '#domain/spelen/boekje'
import { bouwstenen, vellen, type Stuk } from '#tests/helpers/vellen'

const MM = 72 / 25.4
const MEGABYTE = 1024 * 1024
/** A cover, a beginning, and each sheet on a page of its own, except for those that may go on. */
function verwachtAantal({ bladen }: Boekje) {
  const minst = 2 + bladen.length
  return { minst, meest: minst + bladen.filter(({ loopDoor }) => loopDoor).length }
}

/** Rendered once for all tests about it. */
const gemaakt = new Map<string, Promise<Buffer>>()
function pdfVan(boekje: Boekje): Promise<Buffer> {
  const pdf = gemaakt.get(boekje.itemName) ?? boekjePdf(boekje)
  gemaakt.set(boekje.itemName, pdf)
  return pdf
}

test.group('Booklets', () => {
  test('whatever is sold as a download or in a parcel has one', ({ assert }) => {
    const gedrukt = BESTELBARE_SPELLEN.filter(({ verkoop }) =>
      verkoop.levering.some((vorm) => vorm === 'download' || vorm === 'post')
    )
    for (const { itemName, titel, sterren } of gedrukt) {
      assert.equal(boekjeBij(itemName).titel, titel)
      assert.deepEqual(boekjeBij(itemName).sterren, sterren)
    }
    assert.throws(() => boekjeBij('ganzenbord'), "There is no booklet of 'ganzenbord'")
  })

  test('{itemName} has all its pages, with nothing cut off, and is light enough to mail about')
    .with([...BOEKJES])
    .run(async ({ assert }, boekje) => {
      const pdf = await pdfVan(boekje)
      assert.isBelow(pdf.length, 5 * MEGABYTE)

      const { nietIngesloten, plaatjes } = await bouwstenen(pdf)
      assert.deepEqual(nietIngesloten, [], 'fonts that a printer may not have')
      assert.equal(plaatjes, typeof boekje.omslag === 'string' ? 1 : 0)

      const bladen = await vellen(pdf)
      const { minst, meest } = verwachtAantal(boekje)
      assert.isAtLeast(bladen.length, minst)
      assert.isAtMost(bladen.length, meest)
      assert.include(woorden(bladen[0]!), boekje.titel)
      for (const [nr, blad] of bladen.entries()) {
        if (nr > 0) assert.include(woorden(blad), `bladzijde ${nr + 1} van ${bladen.length}`)
        assert.deepEqual(buitenDeKantlijn(blad), [], `page ${nr + 1}: outside the margins`)
        assert.deepEqual(overElkaar(blad), [], `page ${nr + 1}: on top of each other`)
      }
      for (const { titel } of boekje.bladen)
        assert.isTrue(
          bladen.some((blad) => woorden(blad).includes(titel)),
          titel
        )
    })
    .timeout(120_000)

  test('{itemName} is sold, so it shows two or three pages to whoever wants a look inside')
    .with([...BESTELBARE_SPELLEN])
    .run(({ assert }, { itemName }) => {
      const getoond = boekjeBij(itemName).bladen.filter(({ inkijk }) => inkijk)
      assert.include([2, 3], getoond.length)
    })

  test('a puzzle is numbered once: above its title', ({ assert }) => {
    for (const { titel, rubriek } of BOEKJES.flatMap(({ bladen }) => bladen))
      if (rubriek?.startsWith('Puzzel ')) assert.notMatch(titel, /^\d/)
    assert.include(boekjeBij('binky').bladen[0], {
      rubriek: 'Puzzel 1',
      titel: 'Het spoor bij het tuinhek',
    })
  })

  test('{itemName} says of each puzzle how hard it is, and its cover agrees')
    .with([...BOEKJES])
    .run(({ assert }, { bladen, sterren }) => {
      const raadsels = bladen.filter(({ blokken }) =>
        blokken.some(({ soort }) => soort === 'vraag')
      )
      assert.isNotEmpty(raadsels)
      for (const { titel, niveau } of raadsels) assert.exists(niveau, titel)
      const gemiddeld = raadsels.reduce((som, { niveau }) => som + niveau!, 0) / raadsels.length
      assert.isAtLeast(gemiddeld, sterren.van - 1)
      assert.isAtMost(gemiddeld, sterren.tot + 1)
    })

  test('the same booklet gives the same bytes, and another one another mark', async ({
    assert,
  }) => {
    const boekje = boekjeBij('kleinkunst')
    const vinger = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
    assert.equal(vinger(await boekjePdf(boekje)), vinger(await pdfVan(boekje)))
    assert.equal(merk({ ...boekje }), merk(boekje))
    assert.notEqual(merk({ ...boekje, editie: boekje.editie + 1 }), merk(boekje))
  }).timeout(120_000)

  test('drawings of a sheet have one scale, unless each may be as large as it can', async ({
    assert,
  }) => {
    const boekje = boekjeBij('het-verdwenen-recept')
    const blad = boekje.bladen.find(({ titel }) => titel === 'Feestzaal')!
    const breedtes = async (eigenSchaal: boolean) => {
      const paginas = await vellen(await bladPdf(boekje, { ...blad, eigenSchaal }))
      return ['Truus', 'De matroos kijkt je aan.'].map((woord) => {
        const { links, rechts } = paginas.flat().find(({ tekst }) => tekst === woord)!
        return rechts - links
      })
    }
    const [danser, matroos] = await breedtes(false)
    const [danserAlleen, matroosAlleen] = await breedtes(true)
    assert.isAbove(danserAlleen!, danser! * 1.5)
    assert.isAtLeast(matroosAlleen!, matroos!)
  }).timeout(30_000)

  test('a cover stays one page with everything inside its frame: {titel}')
    .with([
      {
        titel: 'Het allerlaatste geheim van de verdwenen burgemeestersketting',
        ondertitel: 'Van de kelder tot de torenkamer, voor iedereen die van raadsels houdt',
        feit: 'twee tot twaalf, in teams van drie of vier die elkaar helpen',
      },
      { titel: 'Burgemeestersverkiezingsavondspel', ondertitel: 'Kort', feit: '2' },
    ])
    .run(async ({ assert }, { feit, ...namen }) => {
      for (const itemName of ['binky', 'sintsenior']) {
        const feiten = { spelers: feit, speelduur: feit, leeftijd: feit }
        const lang = { ...boekjeBij(itemName), ...namen, ...feiten, bladen: [] }
        const [cover, begin, ...rest] = await vellen(await boekjePdf(lang))
        assert.lengthOf(rest, 0, itemName)
        assert.include(woorden(cover!), `Editie ${lang.editie}`)
        assert.include(woorden(begin!), 'Voor je begint')
        assert.deepEqual(buitenDeKantlijn(cover!), [], itemName)
        assert.deepEqual(overElkaar(cover!), [], itemName)
      }
    })
    .timeout(60_000)

  test('a title keeps its letters, whatever was printed before it', async ({ assert }) => {
    const boekje = boekjeBij('binky')
    await bladPdf(boekje, { titel: 'ÉÄÖÜ…', blokken: [] })
    const blad = await vellen(await bladPdf(boekje, { titel: '5. EAOU', blokken: [] }))
    assert.include(woorden(blad[0]!), '5. EAOU')
    assert.include(woorden(blad[0]!), 'inkijkexemplaar')
  })

  test('a stamp stands on each page, whole, also of a name with letters of elsewhere', async ({
    assert,
  }) => {
    const regel = 'Bestelling EK-2345WXYZ voor Łukasz Şahin-Wołoszyńska'
    const boekje = boekjeBij('binky')
    const kaal = await pdfVan(boekje)
    const gestempeld = await stempel(kaal, regel)
    const bladen = await vellen(gestempeld)
    assert.lengthOf(bladen, (await vellen(kaal)).length)
    for (const blad of bladen) {
      assert.include(letters(blad), regel.replaceAll(' ', ''))
      assert.deepEqual(overElkaar(blad), [])
    }
    assert.deepEqual((await bouwstenen(gestempeld)).nietIngesloten, [])
  }).timeout(120_000)

  test('a stamp that is too long for its line is cut, and stays on the page', async ({
    assert,
  }) => {
    const bladen = await vellen(
      await stempel(await pdfVan(boekjeBij('kleinkunst')), 'Wim '.repeat(99))
    )
    for (const blad of bladen) {
      assert.include(woorden(blad), 'Wim Wim')
      assert.deepEqual(buitenDeKantlijn(blad), [])
    }
  }).timeout(120_000)
})

/** Each font's letters are a text of their own, so a name may come in parts. */
const letters = (blad: Stuk[]) => woorden(blad).replaceAll(' ', '')

const woorden = (blad: Stuk[]) =>
  blad
    .map(({ tekst }) => tekst)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

function buitenDeKantlijn(blad: Stuk[]): string[] {
  const [links, rechts] = [17 * MM, 193 * MM]
  const onder = 290 * MM
  // Only the line that names a second sheet stands higher than the rest.
  const boven = ({ tekst }: Stuk) => (/, vel \d+ van \d+$/.test(tekst) ? 10 : 15) * MM
  return blad
    .filter(
      (stuk) =>
        stuk.links < links || stuk.rechts > rechts || stuk.boven < boven(stuk) || stuk.onder > onder
    )
    .map(({ tekst }) => tekst)
}

/** Texts of which one covers a good part of another; letters in a drawing may touch. */
function overElkaar(blad: Stuk[]): string[] {
  const raak: string[] = []
  const zichtbaar = blad.filter(({ tekst }) => tekst.trim() !== '')
  for (const [nr, een] of zichtbaar.entries())
    for (const ander of zichtbaar.slice(nr + 1)) {
      const breed = Math.min(een.rechts, ander.rechts) - Math.max(een.links, ander.links)
      const hoog = Math.min(een.onder, ander.onder) - Math.max(een.boven, ander.boven)
      const kleinste = Math.min(een.onder - een.boven, ander.onder - ander.boven)
      if (breed > 2 && hoog > 0.4 * kleinste) raak.push(`${een.tekst} | ${ander.tekst}`)
    }
  return raak
}
