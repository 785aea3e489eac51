import { test } from '@japa/runner'
import { eindejaar } from '#content/spelen/eindejaar/spel'
import type { Raadsel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

const raadsels: readonly Raadsel[] = eindejaar.raadsels
const sheets = raadsels.filter(({ soort }) => soort === 'raadsel')
const codes = raadsels.filter(({ soort }) => soort === 'finale')
const NIVEAUS = { 1: 'makkelijk', 2: 'pittig', 3: 'lastig' } as const

test.group('Playing the year-end game', () => {
  test('twelve sheets say how hard they are; their hints come one after the other', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, eindejaar)
    await open(page, speellink)
    for (const alinea of eindejaar.intro) await expect(page.getByText(alinea)).toBeVisible()
    for (const { titel } of eindejaar.groepen)
      await expect(page.getByRole('heading', { level: 2, name: titel })).toBeVisible()
    for (const sheet of sheets) {
      const deel = bord.raadselOp(page, sheet)
      await expect(deel).toContainText(`Moeilijkheid: ${NIVEAUS[sheet.niveau!]}`)
      await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(1)
    }
    await bord.verwachtOveralToegankelijk(page)

    const meeste = sheets.reduce((een, ander) =>
      ander.hints.length > een.hints.length ? ander : een
    )
    const deel = bord.raadselOp(page, meeste)
    for (const [nr, hint] of meeste.hints.entries()) {
      await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(nr + 1)
      await bord.hintknop(deel, nr + 1).click()
      await expect(deel.getByText(hint)).toBeVisible()
    }
    await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(meeste.hints.length)
    await bord.openAlleLaden(page)
    await bord.verwachtOveralToegankelijk(page)

    await open(page, speellink)
    await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(meeste.hints.length)
    await bord.losOp(page, meeste)
    await bord.verwachtOpgelost(deel, meeste.toonAntwoord)
  })

  test('four codes open four locks, and that is the end, whatever was left undone', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, eindejaar)
    await open(page, speellink)
    const [groen] = codes as [Raadsel]
    const slot = bord.raadselOp(page, groen)
    await bord.dienIn(slot, '123')
    await bord.verwachtDialoog(page, 'Helaas...', 'Dit antwoord (123) is niet goed!')
    await bord.verwachtOveralToegankelijk(page)
    await bord.kies(page, 'Sluiten')
    await expect(bord.antwoordveld(slot)).toBeFocused()
    await expect(bord.antwoordveld(slot)).toHaveValue('123')

    for (const code of codes) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.titel)
      await bord.losOp(page, code)
      await bord.verwachtOpgelost(bord.raadselOp(page, code), code.toonAntwoord)
    }
    await verwachtEinde()
    await bord.verwachtBovenaan(page)
    await bord.verwachtOveralToegankelijk(page)
    await bord.verwachtOorkonde(page)
    await open(page, speellink)
    await verwachtEinde()

    async function verwachtEinde() {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.einde.titel)
      for (const alinea of eindejaar.einde.alineas)
        await expect(page.getByText(alinea)).toBeVisible()
      for (const sheet of sheets) await expect(bord.raadselOp(page, sheet)).toBeVisible()
      await bord.verwachtAlleenNaamveld(page)
      await expect(page.getByRole('main').getByRole('button', { name: /^Hint/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Vul antwoord in' })).toHaveCount(0)
    }
  })
})
