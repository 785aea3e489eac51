import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bezoeker, expect, open, totHetLeeft, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, veld, vulIn } from '#tests/helpers/kassa'
import { uniekAdres } from '#tests/helpers/postbus'

const GEWEIGERD = /status of 422 .*\/api\/kunstroof\//

test.group('Correcting mistakes', () => {
  test('each mistake stands under its own field, what was typed stays, and then it works', async () => {
    const page = await bezoeker({ mag: [GEWEIGERD] })
    const fout = {
      'Naam': 'Noor de Vries',
      ...ADRES,
      'E-mail': 'noor@',
      'Postcode': '12',
      'Actiecode': 'BESTAATNIET',
    }
    await open(page, '/bestellen/kunstroof')
    await vulIn(page, fout)
    await bestelknop(page).click()

    await verwachtFout(page, 'E-mail', 'Dit lijkt geen geldig e-mailadres.')
    await verwachtFout(page, 'Postcode', 'Vul in als 1234 AB.')
    await expect(veld(page, 'E-mail')).toBeFocused()
    await expect(page.getByRole('alert')).toBeEmpty()
    for (const [label, waarde] of Object.entries(fout))
      await expect(veld(page, label)).toHaveValue(waarde)
    await verwachtToegankelijk(page)

    await vulIn(page, { 'E-mail': uniekAdres(), 'Postcode': '3911ab' })
    await expect(veld(page, 'E-mail')).not.toHaveAttribute('aria-invalid')
    await bestelknop(page).click()
    await verwachtFout(page, 'Actiecode', 'Deze actiecode kennen we niet.')
    await expect(veld(page, 'Actiecode')).toBeFocused()
    await expect(veld(page, 'Postcode')).not.toHaveAttribute('aria-invalid')

    await vulIn(page, { Actiecode: '' })
    await bestelknop(page).click()
    await opBetaalpagina(page)
  })

  test('what was typed while the page was still loading stays', async () => {
    const page = await bezoeker()
    let laatDoor = () => {}
    const wacht = new Promise<void>((resolve) => (laatDoor = resolve))
    await page.route('**/assets/app-*.js', async (route) => {
      await wacht
      await route.continue()
    })
    await page.goto('/bestellen/binky', { waitUntil: 'commit' })
    await vulIn(page, { Naam: 'Noor de Vries' })
    laatDoor()
    await totHetLeeft(page)
    await expect(veld(page, 'Naam')).toHaveValue('Noor de Vries')
    await bestelknop(page).click()
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Vul een email adres in'
    )
  })

  test('while the order is on its way, words and a turning keyhole stand in place of the button', async () => {
    const page = await bezoeker()
    await open(page, '/bestellen/binky')
    let laatDoor = () => {}
    const wacht = new Promise<void>((resolve) => (laatDoor = resolve))
    await page.route('**/api/binky/bestellen', async (route) => {
      await wacht
      await route.continue()
    })

    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres(), ...ADRES })
    await bestelknop(page).click()
    await expect(page.getByText('Bezig met verwerken...')).toBeVisible()
    await expect(page.getByText('Bezig met verwerken...').locator('svg')).toBeVisible()
    await expect(bestelknop(page)).toHaveCount(0)
    await expect(veld(page, 'Naam')).toBeDisabled()
    laatDoor()
    await opBetaalpagina(page)
  })
})

/** Under the field, and tied to it for who cannot see that. */
async function verwachtFout(page: Page, label: string, tekst: string) {
  await expect(veld(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(veld(page, label)).toHaveAccessibleDescription(
    new RegExp(tekst.replaceAll('.', '\\.'))
  )
  const onder = page.getByText(tekst)
  await expect(onder).toBeVisible()
  const [bovenkant, onderkant] = [await onder.boundingBox(), await veld(page, label).boundingBox()]
  expect(bovenkant!.y).toBeGreaterThanOrEqual(onderkant!.y + onderkant!.height)
}
