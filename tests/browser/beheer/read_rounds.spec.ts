import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { bezoeker, expect } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'
import { antwoordVan, deur, eerste, invoer, knop, kop, Zaal } from '#tests/helpers/zaal'

test.group('After an evening', () => {
  test('a round is read back, taken along as a spreadsheet, and printed without the buttons', async () => {
    const zaal = await Zaal.open(2)
    const { baas, klantId } = zaal
    const rondes = `/dashboard/klant/spellenfabriek/${klantId}/rondes`
    await baas.goto(rondes)
    await expect(baas.getByText('Er is nog geen ronde gespeeld.')).toBeVisible()
    await bord.verwachtOveralToegankelijk(baas)

    await zaal.begin()
    const uilen = await zaal.speler(1, 'De Uilen')
    await deur(uilen, eerste).click()
    await invoer(uilen).fill(antwoordVan(eerste))
    await invoer(uilen).press('Enter')
    await bord.verwachtDialoog(uilen, `${eerste.naam} is opgelost`)
    await zaal.doe('stoplobby')

    await baas.goto(rondes)
    await expect(baas.getByRole('row').filter({ hasText: 'Ronde 1' })).toContainText('De Uilen')
    await bord.verwachtOveralToegankelijk(baas)
    await bord.verwachtPastOpTelefoon(baas)
    await baas.getByRole('link', { name: 'Ronde 1' }).click()
    await expect(kop(baas)).toHaveText('Ronde 1 van Bakkerij Brink')
    await expect(baas.getByText(`De Uilen ging ${eerste.naam} binnen.`)).toBeVisible()
    await bord.verwachtOveralToegankelijk(baas)
    await bord.verwachtPastOpTelefoon(baas)

    const [bestand] = await Promise.all([
      baas.waitForEvent('download'),
      baas.getByRole('link', { name: 'Download als CSV' }).click(),
    ])
    expect(bestand.suggestedFilename()).toMatch(/^uitslag-bakkerij-brink-.*-ronde-1\.csv$/)
    expect(await readFile(await bestand.path(), 'utf8')).toContain(
      `1;De Uilen;kamer;${eerste.naam};ja;`
    )

    /** The width of an A4 sheet between its margins. */
    await baas.setViewportSize({ width: 642, height: 970 })
    await baas.emulateMedia({ media: 'print' })
    for (const weg of [knop(baas, 'Uitslag printen'), baas.getByText('Logboek')])
      await expect(weg).toBeHidden()
    await expect(baas.getByRole('heading', { name: 'Eindstand' })).toBeVisible()
    await expect(baas.getByRole('region', { name: 'Tabel: Per team en kamer' })).toBeVisible()
    await expect.poll(() => steektUit(baas)).toEqual([])
  }).timeout(120_000)

  test('nobody else reads them', async () => {
    const { klantId } = await Zaal.open(1)
    const vreemde = await bezoeker()
    await vreemde.goto(`/dashboard/klant/spellenfabriek/${klantId}/rondes`)
    await expect(kop(vreemde)).toHaveText('Inloggen')
  })
})

/** What would be cut off at the edge of the paper. */
const steektUit = (page: Zaal['baas']) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((el) => el.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((el) => el.outerHTML.slice(0, 160))
  )
