import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { bestelknop, veld, vulIn } from '#tests/helpers/kassa'

/** In the order of the specification, each closed in another way. */
const MELDINGEN = [
  { label: 'Naam', tekst: 'Vul uw naam in', waarde: 'Noor de Vries', sluit: metKnop },
  {
    label: 'E-mail',
    tekst: 'Vul een email adres in',
    waarde: 'noor@example.nl',
    sluit: metToets('Enter'),
  },
  { label: 'Adres', tekst: 'Vul uw adres in', waarde: 'Dorpsstraat 12', sluit: metToets('Escape') },
  { label: 'Postcode', tekst: 'Vul uw postcode in', waarde: '3911 AB', sluit: metToets('Space') },
  { label: 'Plaats', tekst: 'Vul uw woonplaats in', waarde: 'Rhenen', sluit: metKnop },
]

test.group('Missing a field', () => {
  test('whoever forgets a field is told so, one at a time, and gets back to that very field', async () => {
    const page = await bezoeker()
    const verstuurd = posts(page)
    await open(page, '/bestellen/binky')

    for (const { label, tekst, waarde, sluit } of MELDINGEN) {
      await bestelknop(page).click()
      const dialoog = page.getByRole('alertdialog', { name: 'Bestellen' })
      await expect(dialoog).toBeVisible()
      await expect(dialoog).toHaveAccessibleDescription(tekst)
      await expect(dialoog.getByText(tekst, { exact: true })).toBeVisible()
      await sluit(page)
      await expect(dialoog).toHaveCount(0)
      await expect(veld(page, label)).toBeFocused()
      await vulIn(page, { [label]: waarde })
    }
    expect(verstuurd).toEqual([])
  })

  test('spaces do not count as filled in', async () => {
    const page = await bezoeker()
    const verstuurd = posts(page)
    await open(page, '/bestellen/sintjunior')
    await vulIn(page, { Naam: '   ' })
    await bestelknop(page).click()
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Vul uw naam in')
    await verwachtToegankelijk(page)
    expect(verstuurd).toEqual([])
  })

  test('a download is not asked for an address', async () => {
    const page = await bezoeker()
    await open(page, '/bestellen/eindejaarsspel')
    await expect(veld(page, 'E-mail')).toBeVisible()
    for (const label of ['Adres', 'Postcode', 'Plaats', 'Actiecode'])
      await expect(veld(page, label)).toHaveCount(0)
  })
})

function posts(page: Page): string[] {
  const verstuurd: string[] = []
  page.on('request', (verzoek) => {
    if (verzoek.method() !== 'GET') verstuurd.push(`${verzoek.method()} ${verzoek.url()}`)
  })
  return verstuurd
}

async function metKnop(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
}

function metToets(toets: string) {
  return async (page: Page) => {
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press(toets)
  }
}
