import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { bestelknop, rekenAf, vulIn } from '#tests/helpers/kassa'
import { uniekAdres } from '#tests/helpers/postbus'
import { verwachtOveralToegankelijk } from '#tests/helpers/spelbord'

/** A browser of our own calls itself headless, and is no visitor then. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('Reading the figures', () => {
  test('a visit that ends in a payment shows up in table, chart and file', async () => {
    const page = await bezoeker()
    await logIn(page)
    await kies(page, 4, 'Sinterklaasspel senior')
    const eerst = await stappen(page)

    const klant = await bezoeker({ userAgent: FIREFOX })
    await open(klant, '/escaperooms/sintsenior')
    await klant
      .getByRole('link', { name: /bestel nu/i })
      .first()
      .click()
    await expect(klant).toHaveURL(/\/bestellen\/sintsenior$/)

    await vulIn(klant, { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres() })
    await bestelknop(klant).click()
    await rekenAf(klant, 'Betaald')

    const daarna = eerst.map((aantal) => aantal + 1)
    await expect(async () => {
      await page.reload()
      expect(await stappen(page)).toEqual(daarna)
    }).toPass()
    await verwachtOveralToegankelijk(page)

    const tekening = page.getByRole('region', { name: 'Van bekijken tot betalen', exact: true })
    await expect(tekening.locator('svg path.recharts-rectangle').first()).toBeVisible()
    const [bestand] = await Promise.all([
      page.waitForEvent('download'),
      tekening.getByRole('link', { name: /CSV/ }).click(),
    ])
    expect(await readFile(await bestand.path(), 'utf8')).toContain(
      `Sinterklaasspel senior;${daarna[0]};${daarna[1]};`
    )

    await kies(page, 52, 'Alle spellen')
    await expect(
      page.getByRole('region', { name: 'Tabel: Per week' }).getByRole('row')
    ).toHaveCount(54)
    for (const naam of ['Per week', 'Per spel', 'Van bekijken tot betalen'])
      await verwachtTekeningMetTabel(page, naam)
    await page.getByRole('link', { name: 'Cunera van Rhenen' }).click()
    await expect(page.getByRole('region', { name: 'Tabel: Hints per raadsel' })).toBeVisible()
    await verwachtTekeningMetTabel(page, 'Hints')
    await verwachtOveralToegankelijk(page)
  })
})

async function logIn(page: Page) {
  await page.goto('/dashboard/cijfers')
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cijfers')
}

async function kies(page: Page, weken: number, spel: string) {
  await page.getByLabel('Periode').selectOption(`De laatste ${weken} weken`)
  await page.getByLabel('Spel', { exact: true }).selectOption(spel)
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page).toHaveURL(new RegExp(`weken=${weken}\\b`))
}

/** Who cannot see the picture reads the same in the table behind it. */
async function verwachtTekeningMetTabel(page: Page, naam: string) {
  const deel = page.getByRole('region', { name: naam, exact: true })
  await expect(deel.locator('[aria-hidden] svg path.recharts-rectangle').first()).toBeVisible()
  await expect(deel.getByRole('table')).toBeVisible()
}

/** The numbers of one game, from looking to paying. */
async function stappen(page: Page): Promise<number[]> {
  const tabel = page.getByRole('region', { name: 'Tabel: Van bekijken tot betalen' })
  await expect(tabel.getByRole('row')).toHaveCount(2)
  const cellen = await tabel.getByRole('cell').allInnerTexts()
  return cellen.map((tekst) => Number(tekst.split(' ')[0]!.replace('.', '')))
}
