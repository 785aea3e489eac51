import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { cunera } from '#content/spelen/cunera/spel'
import { SPELLEN } from '#content/spelen/index'
import { recept } from '#content/spelen/recept/spel'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

const [feestzaal, spoelkeuken] = recept.raadsels as unknown as [Raadsel, Raadsel]
const UITLEG_VAN_DE_SERVER = 'De keuken is even dicht.'

test.group('Refusing a link', () => {
  for (const spel of SPELLEN)
    test(`${spel.titel}: a link that nobody got opens nothing`, async () => {
      const page = await bezoeker()
      await open(page, `/spelen/zo-n-link-is-er-niet/${spel.pad}`)
      await verwachtGeweigerd(page, spel)
      await bord.verwachtPastOpTelefoon(page)
      await bord.verwachtOveralToegankelijk(page)
    })

  test('the link of one game opens no other', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, cunera)
    await open(page, speellink.replace(cunera.pad, recept.pad))
    await verwachtGeweigerd(page, recept)
  })

  test('when its month is over a link stops in the middle of a game, and opens nothing again', async () => {
    const page = await bezoeker({ mag: [/status of 403 .*\/submit\)$/] })
    const { speellink } = await bord.koopSpel(page, recept)
    await open(page, speellink)
    await bord.losOp(page, feestzaal)
    /** Looking for news would find it out as well, and on a busy machine be first. */
    await page.route('**/api/*/stand', (route) => route.fulfill({ status: 204 }))
    bord.laatVerlopen(speellink)
    const deel = bord.raadselOp(page, spoelkeuken)
    await bord.dienIn(deel, spoelkeuken.antwoord)
    await bord.verwachtDialoog(page, bord.MISGEGAAN, bord.LINK_ONGELDIG)
    await bord.kies(page, 'Sluiten')
    await expect(bord.antwoordveld(deel)).toHaveValue(spoelkeuken.antwoord)
    await open(page, speellink)
    await verwachtGeweigerd(page, recept)
  })

  test('when the check of the link fails the game stays closed, until it is tried again', async () => {
    const page = await bezoeker({ mag: [/status of 500 .*\/validate\)$/] })
    const { speellink } = await bord.koopSpel(page, cunera)
    const gewaarschuwd = page.waitForEvent('console', (bericht) => bericht.type() === 'warning')
    await storing(page, 'validate')
    await open(page, speellink)
    await expect(page.getByRole('alert')).toHaveText(bord.LINK_ONGELDIG)
    expect((await gewaarschuwd).text()).toContain(UITLEG_VAN_DE_SERVER)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('button', { name: 'Start het spel!' })).toBeVisible()
  })
})

test.group('When the server fails during a game', () => {
  test('what was typed stays, the reason is told, and it can be sent again', async () => {
    const page = await bezoeker({ mag: [/status of 500 .*\/submit\)$/] })
    const { speellink } = await bord.koopSpel(page, recept)
    await open(page, speellink)
    const deel = bord.raadselOp(page, feestzaal)
    await storing(page, 'submit')
    await bord.dienIn(deel, feestzaal.antwoord)
    await bord.verwachtDialoog(page, bord.MISGEGAAN, UITLEG_VAN_DE_SERVER)
    await bord.verwachtOveralToegankelijk(page)
    await bord.kies(page, 'Sluiten')
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await expect(bord.antwoordveld(deel)).toHaveValue(feestzaal.antwoord)

    await storing(page, 'submit')
    await bord.antwoordveld(deel).press('Enter')
    await bord.verwachtDialoog(page, bord.MISGEGAAN, UITLEG_VAN_DE_SERVER)
    await bord.kies(page, 'Opnieuw proberen')
    await bord.verwachtDialoog(page, `Gefeliciteerd! (${feestzaal.label})`)
    await bord.kies(page, 'Verder')
    await bord.verwachtOpgelost(deel, feestzaal.toonAntwoord)

    await storing(page, 'submit')
    const ander = bord.raadselOp(page, spoelkeuken)
    await bord.hintknop(ander, 1).click()
    await bord.verwachtDialoog(page, bord.MISGEGAAN, UITLEG_VAN_DE_SERVER)
    await bord.kies(page, 'Sluiten')
    await bord.verwachtGeenDialoog(page)
    await expect(bord.hintknop(ander, 1)).toHaveAttribute('aria-expanded', 'false')
    await bord.hintknop(ander, 1).click()
    await expect(ander.getByText(spoelkeuken.hints[0]!)).toBeVisible()

    await storing(page, 'submit')
    await bord.hintknop(ander, 2).click()
    await bord.verwachtDialoog(page, bord.MISGEGAAN, UITLEG_VAN_DE_SERVER)
    await bord.kies(page, 'Opnieuw proberen')
    await bord.verwachtGeenDialoog(page)
    await expect(ander.getByText(spoelkeuken.hints[1]!)).toBeVisible()
    await expect(bord.hintknop(ander, 2)).toHaveAttribute('aria-expanded', 'true')
  })

  test('the game can be played when what was reached could not be asked for', async () => {
    const page = await bezoeker({ mag: [/status of 500 .*\/get-answers\)$/] })
    const { speellink } = await bord.koopSpel(page, recept)
    await storing(page, 'get-answers')
    await open(page, speellink)
    await bord.verwachtDialoog(page, bord.MISGEGAAN, UITLEG_VAN_DE_SERVER)
    await bord.kies(page, 'Opnieuw proberen')
    await bord.verwachtGeenDialoog(page)
    await bord.losOp(page, feestzaal)
  })
})

/** The red message, and nothing of the game anywhere in the page. */
async function verwachtGeweigerd(page: Page, { titel, intro, groepen, raadsels }: Spel) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titel)
  await expect(page.getByRole('alert')).toHaveText(bord.LINK_ONGELDIG)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  const inhoud = bord.plat(await page.content())
  expect(inhoud).toContain(bord.plat(bord.LINK_ONGELDIG))
  const vanHetSpel = [
    ...intro,
    ...groepen.map(({ inleiding }) => inleiding),
    ...raadsels.flatMap(({ vraag, verhaal, hints, uitleg }) => [
      vraag,
      uitleg,
      ...verhaal,
      ...hints,
    ]),
  ]
  expect(vanHetSpel.filter((tekst) => inhoud.includes(bord.plat(tekst)))).toEqual([])
}

/** The next call of this name fails, once. */
async function storing(page: Page, call: string) {
  await page.route(
    `**/api/*/${call}`,
    (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: UITLEG_VAN_DE_SERVER }),
    { times: 1 }
  )
}
