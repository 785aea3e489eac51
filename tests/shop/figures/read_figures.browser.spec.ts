import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { orderButton, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { firstOf } from '#tests/helpers/present'

/** A browser of our own calls itself headless, and is no visitor then. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('Reading the figures', () => {
  test('a visit that ends in a payment shows up in table, chart and file', async () => {
    const page = await visitor()
    await logIn(page)
    await choose(page, 4, 'Sinterklaasspel senior')
    const atFirst = await steps(page)

    const customer = await visitor({ userAgent: FIREFOX })
    await open(customer, '/proefraadsel')
    await open(customer, '/escaperooms/sintsenior')
    await customer
      .getByRole('link', { name: /bestel nu/i })
      .first()
      .click()
    await expect(customer).toHaveURL(/\/bestellen\/sintsenior$/)

    await fillIn(customer, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress() })
    await orderButton(customer).click()
    await checkOut(customer, 'Betaald')

    const after = atFirst.map((count) => count + 1)
    await expect(async () => {
      await page.reload()
      expect(await steps(page)).toEqual(after)
    }).toPass()
    await expectAccessibleEverywhere(page)

    const drawing = page.getByRole('region', { name: 'Van bekijken tot betalen', exact: true })
    await expect(drawing.locator('svg path.recharts-rectangle').first()).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawing.getByRole('link', { name: /CSV/ }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(
      `Sinterklaasspel senior;${after[0]};${after[1]};`
    )

    await choose(page, 52, 'Alle spellen')
    await expect(
      page.getByRole('region', { name: 'Tabel: Per week' }).getByRole('row')
    ).toHaveCount(54)
    await expect(
      page.getByRole('region', { name: 'Tabel: Het proefraadsel' }).getByRole('row').last()
    ).toContainText(/^De muis van het kabinet[1-9]/)
    for (const name of ['Per week', 'Per spel', 'Van bekijken tot betalen'])
      await expectDrawingWithTable(page, name)
    await page.getByRole('link', { name: 'Cunera van Rhenen' }).click()
    await expect(page.getByRole('region', { name: 'Tabel: Hints per raadsel' })).toBeVisible()
    await expectDrawingWithTable(page, 'Hints')
    await expectAccessibleEverywhere(page)
  })
})

async function logIn(page: Page) {
  await page.goto('/dashboard/cijfers')
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cijfers')
}

async function choose(page: Page, weeks: number, game: string) {
  await page.getByLabel('Periode').selectOption(`De laatste ${weeks} weken`)
  await page.getByLabel('Spel', { exact: true }).selectOption(game)
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page).toHaveURL(new RegExp(`weken=${weeks}\\b`))
}

/** A reader who cannot see the picture reads the same in the table behind it. */
async function expectDrawingWithTable(page: Page, name: string) {
  const part = page.getByRole('region', { name, exact: true })
  await expect(part.locator('[aria-hidden] svg path.recharts-rectangle').first()).toBeVisible()
  await expect(part.getByRole('table')).toBeVisible()
}

/** The numbers of one game, from looking to paying. */
async function steps(page: Page): Promise<number[]> {
  const table = page.getByRole('region', { name: 'Tabel: Van bekijken tot betalen' })
  await expect(table.getByRole('row')).toHaveCount(2)
  const cells = await table.getByRole('cell').allInnerTexts()
  return cells.map((text) => Number(firstOf(text.split(' ')).replace('.', '')))
}
