import { test } from '@japa/runner'
import { cunera } from '#content/spelen/cunera/spel'
import { eindejaar } from '#content/spelen/eindejaar/spel'
import { recept } from '#content/spelen/recept/spel'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

test.group('Playing on the smallest phone', () => {
  for (const spel of [recept, eindejaar] as Spel[])
    test(`${spel.titel}: nothing sticks out, with everything open or a dialog above it`, async () => {
      const page = await bezoeker()
      const { speellink } = await bord.koopSpel(page, spel)
      const [eerste] = spel.raadsels as [Raadsel]
      await open(page, speellink)
      const deel = bord.raadselOp(page, eerste)
      await expect(deel).toBeVisible()
      await bord.verwachtPastOpTelefoon(page)
      await bord.hintknop(deel, 1).click()
      await expect(deel.getByText(eerste.hints[0]!)).toBeVisible()
      await bord.openAlleLaden(page)
      await bord.verwachtPastOpTelefoon(page)
      await bord.dienIn(deel, 'wat-een-ongelooflijk-lang-antwoord-zonder-spaties'.repeat(3))
      await bord.verwachtDialoog(page, 'Helaas...')
      await bord.verwachtPastOpTelefoon(page)
      await bord.kies(page, 'Sluiten')
      await bord.losOp(page, eerste)
      await bord.verwachtPastOpTelefoon(page)
    })

  test(`${cunera.titel}: nothing sticks out at any step`, async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, cunera)
    await open(page, speellink)
    const start = page.getByRole('button', { name: 'Start het spel!' })
    await expect(start).toBeVisible()
    await bord.verwachtPastOpTelefoon(page)
    await start.click()
    for (const stap of cunera.raadsels as readonly Raadsel[]) {
      const deel = bord.raadselOp(page, stap)
      await bord.hintknop(deel, 1).click()
      await expect(deel.getByText(stap.hints[0]!)).toBeVisible()
      await bord.openAlleLaden(page)
      await bord.verwachtPastOpTelefoon(page)
      await bord.losOp(page, stap)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.einde.titel)
    await bord.openAlleLaden(page)
    await bord.verwachtPastOpTelefoon(page)
  })
})
