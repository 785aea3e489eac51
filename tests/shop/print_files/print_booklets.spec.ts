import { PDFDocument } from '@cantoo/pdf-lib'
import type { Data } from '@generated/data'
import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { findIn, onlyOf } from '#tests/helpers/present'
import env from '#start/env'

const EDITIONS = ['kleur', 'zuinig'] as const

test.group('Booklets for the owner to print', (group) => {
  group.each.setup(() => emptyShop())

  test('the page has every booklet, also those that are posted and that of the clown', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const page = await owner.open('/dashboard/boekjes')
    page.assertStatus(200)
    const { booklets } = pageProps<{ booklets: Data.Shop.PrintFiles.PrintFile[] }>(page)
    assert.deepEqual(
      booklets.map(({ title }) => title),
      BOOKLETS.map(({ title }) => title)
    )
    const binky = findIn(booklets, ({ itemName }) => itemName === 'binky')
    assert.isTrue(binky.byPost)
    assert.lengthOf(binky.files, 4)
    assert.deepEqual(binky.sheets, ['Voor de speurders'])
    const withClown = booklets.filter(({ alsoPlayedAs }) => alsoPlayedAs === 'Ontgoocheld 2.0')
    assert.equal(onlyOf(withClown).itemName, 'ontgoocheld')
    const folded = booklets.filter(({ files }) => files.some(({ file }) => file === 'folded'))
    assert.equal(onlyOf(folded).itemName, 'kleinkunst')
  })

  test('the booklet and the sheet before it come as files: {itemName}')
    .with([...BOOKLETS])
    .run(async ({ client, assert }, { itemName, title, sheets, selfPrinted, hintPath }) => {
      const owner = await loggedIn(client)
      for (const edition of EDITIONS) {
        const booklet = await owner.open(`/dashboard/boekjes/${itemName}/${edition}/boekje`)
        booklet.assertStatus(200)
        booklet.assertHeader('content-type', 'application/pdf')
        const name = `${itemName}-${edition}-boekje.pdf`
        booklet.assertHeader('content-disposition', `attachment; filename="${name}"`)
        const pages = (await PDFDocument.load(booklet.body() as Buffer)).getPageCount()
        assert.isAbove(pages, sheets.length)
        const words = await pdfText(booklet.body() as Buffer)
        assert.notInclude(words, 'bestelling EK-')
        const address = `${new URL(env.appUrl).host}/${hintPath ?? ''}`
        assert.equal(words.includes(address), hintPath !== undefined)
      }
      const cover = await owner.open(`/dashboard/boekjes/${itemName}/zuinig/voorblad`)
      const pdf = await PDFDocument.load(cover.body() as Buffer)
      assert.equal(pdf.getPageCount(), 1)
      const text = (await pdfText(cover.body() as Buffer)).replaceAll(/\s+/g, ' ')
      for (const said of [title, 'Inktzuinig', '100 %', selfPrinted ? 'Bij elkaar' : 'pakbon'])
        assert.include(text, said)
    })
    .timeout(60_000)

  test('the sheet says on which page something is cut', async ({ client, assert }) => {
    const owner = await loggedIn(client)
    const cover = await owner.open('/dashboard/boekjes/binky/kleur/voorblad')
    const text = (await pdfText(cover.body() as Buffer)).replaceAll(/\s+/g, ' ')
    assert.include(text, 'Bladzijde 4, ‘Voor de speurders’: knippen')
  }).timeout(30_000)

  test('a booklet that is folded has all its pages, two on a side of the paper', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const response = await owner.open('/dashboard/boekjes/kleinkunst/kleur/vouwboekje')
    response.assertStatus(200)
    const pdf = await PDFDocument.load(response.body() as Buffer)
    assert.equal(pdf.getPageCount(), 4)
    for (const page of pdf.getPages()) assert.isAbove(page.getWidth(), page.getHeight())
    const text = await pdfText(response.body() as Buffer)
    for (const number of [2, 3, 4, 5, 6, 7, 8])
      assert.lengthOf(text.match(new RegExp(`bladzijde ${number} van 8`, 'g')) ?? [], 1)
  }).timeout(30_000)

  test('the owner finds no file where there is none: {$self}')
    .with([
      'binky/kleur/vouwboekje',
      'binky/blauw/boekje',
      'ganzenbord/kleur/boekje',
      'binky/kleur/oplossing',
    ])
    .run(async ({ client }, path) => {
      const owner = await loggedIn(client)
      const response = await owner.open(`/dashboard/boekjes/${path}`)
      response.assertStatus(404)
    })

  test('a visitor who is not logged in gets no booklet', async ({ client }) => {
    const response = await new Browser(client).open('/dashboard/boekjes/binky/kleur/boekje')
    response.assertStatus(302)
    response.assertHeader('location', '/login')
  })
})
