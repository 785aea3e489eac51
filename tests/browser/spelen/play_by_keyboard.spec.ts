import { test } from '@japa/runner'
import { recept } from '#content/spelen/recept/spel'
import type { Raadsel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

test.group('Playing with nothing but the keyboard', () => {
  test('a puzzle: its papers, a hint, a wrong answer, the right one, and an answer that is asked for', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, recept)
    const [eerste, tweede] = recept.raadsels as unknown as [Raadsel, Raadsel]
    await open(page, speellink)
    const deel = bord.raadselOp(page, eerste)

    await bord.tabNaar(page, deel.locator('summary').first())
    await page.keyboard.press('Enter')
    await expect(deel.getByText(eerste.verhaal[0]!)).toBeVisible()
    await bord.tabNaar(page, bord.antwoordveld(deel))
    await page.keyboard.type(bord.FOUT_ANTWOORD)
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Helaas...')
    await expect(bord.dialoog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Enter')
    await bord.verwachtGeenDialoog(page)
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await bord.tabNaar(page, bord.hintknop(deel, 1))
    await page.keyboard.press('Space')
    await expect(deel.getByText(eerste.hints[0]!)).toBeVisible()
    await bord.tabNaar(page, bord.antwoordveld(deel), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(eerste.antwoord)
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, `Gefeliciteerd! (${eerste.label})`)
    await page.keyboard.press('Escape')
    await bord.verwachtGeenDialoog(page)
    await expect(deel.getByRole('heading')).toBeFocused()

    const volgend = bord.raadselOp(page, tweede)
    const vulIn = volgend.getByRole('button', { name: 'Antwoord automatisch invullen' })
    await bord.tabNaar(page, vulIn)
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, 'Antwoord automatisch invullen')
    await page.keyboard.press('Escape')
    await bord.verwachtGeenDialoog(page)
    await expect(vulIn).toBeFocused()
    await page.keyboard.press('Enter')
    await bord.tabNaar(page, bord.dialoog(page).getByRole('button', { name: 'Ja' }))
    await page.keyboard.press('Enter')
    await bord.verwachtDialoog(page, tweede.label)
    await page.keyboard.press('Enter')
    await bord.verwachtGeenDialoog(page)
    await expect(volgend.getByRole('heading')).toBeFocused()
    await bord.verwachtOpgelost(volgend, tweede.toonAntwoord)
  })
})
