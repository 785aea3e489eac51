import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { eindejaar } from '#content/spelen/eindejaar/spel'
import type { Raadsel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

const raadsels: readonly Raadsel[] = eindejaar.raadsels
const [sheet1, sheet2, sheet3] = raadsels as [Raadsel, Raadsel, Raadsel]
const codes = raadsels.filter(({ soort }) => soort === 'finale')
/** What a browser says in its console without a line. */
const GEEN_LIJN = [/ERR_INTERNET_DISCONNECTED/]

test.group('Playing together', () => {
  test('what one device reaches, the other shows, and leaves alone whoever types there', async () => {
    const [noor, sam] = await tweeSpelers()
    const veld = bord.antwoordveld(bord.raadselOp(sam, sheet2))
    await veld.pressSequentially('12')

    await bord.losOp(noor, sheet1)
    await bord.verwachtOpgelost(bord.raadselOp(sam, sheet1), sheet1.toonAntwoord)
    await expect(sam.getByRole('status').filter({ hasText: sheet1.label })).toHaveCount(1)
    await expect(veld).toBeFocused()
    await veld.pressSequentially('3')

    await expect(bord.hintknop(bord.raadselOp(sam, sheet3), 2)).toHaveCount(0)
    await bord.hintknop(bord.raadselOp(noor, sheet3), 1).click()
    await expect(bord.hintknop(bord.raadselOp(sam, sheet3), 2)).toBeVisible()
    await expect(veld).toBeFocused()
    await expect(veld).toHaveValue('123')

    for (const code of codes) await bord.losOp(noor, code)
    for (const speler of [noor, sam])
      await expect(speler.getByRole('heading', { level: 1 })).toHaveText(eindejaar.einde.titel)
  })

  test('the same answer on two devices at once is right on both', async () => {
    const spelers = await tweeSpelers()
    for (const speler of spelers)
      await bord.antwoordveld(bord.raadselOp(speler, sheet1)).fill(sheet1.antwoord)
    await Promise.all(
      spelers.map((speler) => bord.antwoordveld(bord.raadselOp(speler, sheet1)).press('Enter'))
    )
    for (const speler of spelers) {
      await bord.verwachtDialoog(speler, `Gefeliciteerd! (${sheet1.label})`)
      await bord.kies(speler, 'Verder')
      await bord.verwachtGeenDialoog(speler)
      await bord.verwachtOpgelost(bord.raadselOp(speler, sheet1), sheet1.toonAntwoord)
    }
  })

  test('whoever is typing what another device solves goes on at its title', async () => {
    const [noor, sam] = await tweeSpelers()
    const deel = bord.raadselOp(sam, sheet2)
    await bord.antwoordveld(deel).pressSequentially('1')
    await bord.losOp(noor, sheet2)
    await bord.verwachtOpgelost(deel, sheet2.toonAntwoord)
    await expect(deel.getByRole('heading', { name: sheet2.label })).toBeFocused()
    await expect(sam.getByText(`Op een ander apparaat opgelost: ${sheet2.label}.`)).toBeVisible()
  })

  test('a line that falls silent is given up, and what was typed can be sent again', async () => {
    const [, sam] = await tweeSpelers(GEEN_LIJN)
    await sam.clock.install()
    const deel = bord.raadselOp(sam, sheet1)
    await sam.route('**/api/*/submit', () => {}, { times: 1 })
    const verstuurd = sam.waitForRequest('**/api/*/submit')
    await bord.dienIn(deel, sheet1.antwoord)
    await verstuurd
    await sam.clock.fastForward('01:00')
    await bord.verwachtDialoog(sam, bord.MISGEGAAN, 'Er is geen verbinding.')
    await bord.kies(sam, 'Opnieuw proberen')
    await bord.verwachtDialoog(sam, `Gefeliciteerd! (${sheet1.label})`)
  })

  test('without a connection nothing is lost, and it can be sent again', async () => {
    const [noor, sam] = await tweeSpelers(GEEN_LIJN)
    const melding = sam.getByText('Geen verbinding.')
    await expect(melding).toHaveCount(0)
    await sam.context().setOffline(true)
    await expect(melding).toBeVisible()
    await verwachtToegankelijk(sam)

    const deel = bord.raadselOp(sam, sheet1)
    await bord.dienIn(deel, sheet1.antwoord)
    await bord.verwachtDialoog(sam, bord.MISGEGAAN, 'Er is geen verbinding.')
    await bord.kies(sam, 'Sluiten')
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await expect(bord.antwoordveld(deel)).toHaveValue(sheet1.antwoord)

    await bord.antwoordveld(deel).press('Enter')
    await bord.verwachtDialoog(sam, bord.MISGEGAAN)
    const weerNiet = sam.waitForEvent('requestfailed', (verzoek) =>
      verzoek.url().endsWith('/submit')
    )
    await bord.kies(sam, 'Opnieuw proberen')
    await weerNiet
    await bord.verwachtDialoog(sam, bord.MISGEGAAN)
    await bord.losOp(noor, sheet2)
    await sam.context().setOffline(false)
    await bord.kies(sam, 'Opnieuw proberen')
    await bord.verwachtDialoog(sam, `Gefeliciteerd! (${sheet1.label})`)
    await bord.kies(sam, 'Verder')
    await bord.verwachtOpgelost(deel, sheet1.toonAntwoord)
    await bord.verwachtOpgelost(bord.raadselOp(sam, sheet2), sheet2.toonAntwoord)
    await expect(melding).toHaveCount(0)
    await bord.verwachtOpgelost(bord.raadselOp(noor, sheet1), sheet1.toonAntwoord)
  })
})

/** Two people, each with a device, on one link. */
async function tweeSpelers(mag: RegExp[] = []): Promise<[Page, Page]> {
  const noor = await bezoeker()
  const sam = await bezoeker({ mag })
  const { speellink } = await bord.koopSpel(noor, eindejaar)
  for (const speler of [noor, sam]) {
    await open(speler, speellink)
    await expect(bord.raadselOp(speler, sheet1)).toBeVisible()
  }
  return [noor, sam]
}
