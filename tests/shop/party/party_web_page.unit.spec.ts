import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import partyPdf from '#app/shop/party/party_pdf'
import { partyWebPage } from '#app/shop/party/web_page/party_web_page'
import { PARTY_PACKS } from '#games/party_packs'
import { htmlText, wordsMissing } from '#tests/helpers/core/html_text'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { itemAt } from '#tests/helpers/present'

const LINE = 'Escaperoom Kado, bestelling EK-2345WXYZ voor Łukasz & Zoë. Alleen voor eigen gebruik.'

test.group('A party pack as a web page', () => {
  test('the pack of {itemName} is one page in Dutch, with a title, that fetches and runs nothing')
    .with([...PARTY_PACKS])
    .run(({ assert }, pack) => {
      const html = partyWebPage(pack, LINE)
      assert.match(html, /^<!doctype html><html lang="nl">/)
      assert.include(html, `<title>Feestpakket ${pack.title}, als webpagina</title>`)
      assert.include(html, '<meta name="robots" content="noindex, nofollow"/>')
      assert.notMatch(html, /<(script|link|img|iframe|object|form)\b|\s(src|style|on\w+)=/)
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
        assert.include(html, `id="${address.replace('#', '')}"`)
      assert.lengthOf(htmlText(html).split(LINE), 2, 'whose it is, once')
    })

  test('the headings of {itemName} go down one step at a time, one of them for each page')
    .with([...PARTY_PACKS])
    .run(({ assert }, pack) => {
      const html = partyWebPage(pack, LINE)
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((one) => Number(one[1]))
      assert.equal(levels[0], 1)
      for (const [index, level] of levels.entries())
        if (index > 0) assert.isAtMost(level, itemAt(levels, index - 1) + 1)
      const sheets = levels.filter((level) => level === 2)
      assert.lengthOf(sheets, 1 + 5 + pack.wear.length, 'the contents, and each page of the paper')
    })

  test('a thing to cut out for {itemName} is described, and drawn in its true size')
    .with([...PARTY_PACKS])
    .run(({ assert }, pack) => {
      const html = partyWebPage(pack, LINE)
      for (const { description, drawing } of pack.wear) {
        assert.isAtLeast(description.length, 25)
        assert.include(
          htmlText(html).replaceAll('\n', ' '),
          description.replaceAll('; ', ' ').slice(0, 25)
        )
        assert.include(html, `width="${drawing.width}mm" height="${drawing.height}mm"`)
      }
      assert.lengthOf(html.match(/<svg /g) ?? [], pack.wear.length)
      assert.lengthOf(html.match(/<svg aria-hidden="true"/g) ?? [], pack.wear.length)
    })

  test('the page says all that the PDF of {itemName} says')
    .with([...PARTY_PACKS])
    .run(async ({ assert }, pack) => {
      const pictures = app.makePath('public/img')
      const pdf = await partyPdf({ pack, edition: 'color', pictures })
      const { emblem, wear } = pack
      const drawn = JSON.stringify([emblem, ...wear.map(({ drawing }) => drawing)])
      const missing = wordsMissing(
        partyWebPage(pack, LINE) + drawn,
        (await pdfText(pdf)).replaceAll(ONLY_ON_PAPER, '')
      )
      assert.deepEqual(missing, [])
    })
    .timeout(60_000)
})

/** Page numbers, and the bar that is a column on the page. */
const ONLY_ON_PAPER = /\(bladzijde\s+\d+\)|dat zijn de\s+regels met een balkje/g
