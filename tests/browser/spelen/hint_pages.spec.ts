import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import type { Hintpagina, HintItem } from '#domain/spelen/hintpagina'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

const paginas: Hintpagina[] = [...HINTPAGINAS]

test.group('Hint pages', () => {
  test('/{pad} gives one hint after the other, checks answers and tells them to who is sure')
    .with(paginas)
    .run(async (_, { pad, items }) => {
      const page = await bezoeker()
      await open(page, `/${pad}`)
      for (const item of items) {
        const deel = puzzelOp(page, item)
        await leesHints(deel, item)
        await vraagAntwoord(page, deel, item, 'Nee')
        await bord.verwachtGeenDialoog(page)
        await expect(antwoordknop(deel)).toBeFocused()

        if (item.checkAnswer) await vindAntwoord(page, deel, item)
        else await krijgAntwoord(page, deel, item)
        await bord.verwachtOpgelost(deel, item.answer)
        await expect(deel).toContainText(item.answerAddition)
        for (const hint of item.hints) await expect(deel.getByText(hint)).toHaveCount(0)
      }

      await open(page, `/${pad}`)
      await verwachtAllesDicht(page, items)
      const eerste = puzzelOp(page, items[0]!)
      await krijgAntwoord(page, eerste, items[0]!)
      await bord.verwachtOpgelost(eerste, items[0]!.answer)
    })

  test('/{pad} holds nothing that somebody did not ask for, and is there for everybody')
    .with(paginas)
    .run(async (_, { pad, items, inleiding }) => {
      const page = await bezoeker()
      const antwoord = await page.request.get(`/${pad}`)
      const broncode = bord.plat(await antwoord.text())
      expect(broncode).toContain(bord.plat(inleiding))
      const geheim = items.flatMap(({ hints, answerAddition }) => [...hints, answerAddition])
      expect(geheim.filter((tekst) => broncode.includes(bord.plat(tekst)))).toEqual([])

      await open(page, `/${pad}`)
      await bord.verwachtOveralToegankelijk(page)
      const [eerste] = items as [HintItem]
      const deel = puzzelOp(page, eerste)
      await leesHints(deel, eerste)
      await bord.verwachtPastOpTelefoon(page)
      await bord.verwachtOveralToegankelijk(page)
      await vraagAntwoord(page, deel, eerste)
      await bord.verwachtPastOpTelefoon(page)
      await bord.verwachtOveralToegankelijk(page)
    })

  test('the keyboard alone is enough', async () => {
    const page = await bezoeker()
    const [{ pad, items }] = [HINTPAGINAS.find((pagina) => pagina.pad === 'binky') as Hintpagina]
    const [eerste, tweede] = items as [HintItem, HintItem]
    await open(page, `/${pad}`)

    const deel = puzzelOp(page, eerste)
    await bord.tabNaar(page, bord.hintknop(deel, 1))
    await page.keyboard.press('Enter')
    await expect(deel.getByText(eerste.hints[0]!)).toBeVisible()
    await bord.tabNaar(page, bord.antwoordveld(deel))
    await page.keyboard.type(bord.FOUT_ANTWOORD)
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Helaas...')
    await expect(bord.dialoog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Escape')
    await bord.verwachtGeenDialoog(page)
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(eerste.answer)
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Gefeliciteerd!')
    await page.keyboard.press('Enter')
    await bord.verwachtGeenDialoog(page)
    await expect(deel.getByRole('heading')).toBeFocused()

    const volgend = puzzelOp(page, tweede)
    await bord.tabNaar(page, antwoordknop(volgend))
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Het antwoord')
    await page.keyboard.press('Escape')
    await bord.verwachtGeenDialoog(page)
    await expect(antwoordknop(volgend)).toBeFocused()
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Het antwoord')
    await bord.tabNaar(page, bord.dialoog(page).getByRole('button', { name: 'Ja' }))
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, tweede.label, tweede.answer)
    await page.keyboard.press('Enter')
    await bord.verwachtGeenDialoog(page)
    await expect(volgend.getByRole('heading')).toBeFocused()
  })
})

function puzzelOp(page: Page, { label }: HintItem): Locator {
  return page.getByRole('main').getByRole('region', { name: label, exact: true })
}

function antwoordknop(deel: Locator): Locator {
  return deel.getByRole('button', { name: 'Het antwoord' })
}

async function leesHints(deel: Locator, { hints }: HintItem) {
  for (const [nr, hint] of hints.entries()) {
    await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(nr + 1)
    await bord.hintknop(deel, nr + 1).click()
    await expect(deel.getByText(hint)).toBeVisible()
  }
  await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(hints.length)
}

async function vraagAntwoord(page: Page, deel: Locator, { label }: HintItem, keus?: 'Ja' | 'Nee') {
  await antwoordknop(deel).click()
  await bord.verwachtDialoog(
    page,
    'Het antwoord',
    `Weet je zeker dat je het antwoord wil weten voor ${label} ?`
  )
  if (keus) await bord.kies(page, keus)
}

async function krijgAntwoord(page: Page, deel: Locator, item: HintItem) {
  await vraagAntwoord(page, deel, item, 'Ja')
  await bord.verwachtDialoog(page, item.label, item.answer, item.answerAddition)
  await bord.kies(page, 'Verder')
  await bord.verwachtGeenDialoog(page)
}

/** First wrong, then right; the alternative when there is one. */
async function vindAntwoord(page: Page, deel: Locator, item: HintItem) {
  await bord.dienIn(deel, bord.FOUT_ANTWOORD)
  await bord.verwachtDialoog(page, 'Helaas...', 'Dit antwoord is niet goed!')
  await bord.kies(page, 'Sluiten')
  await expect(bord.antwoordveld(deel)).toBeFocused()
  await expect(bord.antwoordveld(deel)).toHaveValue(bord.FOUT_ANTWOORD)
  await bord.dienIn(deel, item.answer2 ?? item.answer)
  await bord.verwachtDialoog(
    page,
    'Gefeliciteerd!',
    `Het antwoord '${item.answer}' is juist!`,
    item.answerAddition
  )
  await bord.kies(page, 'Verder')
  await bord.verwachtGeenDialoog(page)
}

async function verwachtAllesDicht(page: Page, items: readonly HintItem[]) {
  for (const { checkAnswer, hints, ...item } of items) {
    const deel = puzzelOp(page, { checkAnswer, hints, ...item })
    await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(1)
    await expect(antwoordknop(deel)).toBeVisible()
    await expect(deel.getByRole('textbox')).toHaveCount(checkAnswer ? 1 : 0)
    for (const hint of hints) await expect(deel.getByText(hint)).toHaveCount(0)
  }
}
