import { test } from '@japa/runner'
import { bezoeker, expect } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'
import { antwoordVan, deur, eerste, invoer, knop, Zaal } from '#tests/helpers/zaal'

const GEHEIM = 'De stand blijft geheim tot de eindscores'

test.group('The big screen', () => {
  test('opens from the lobby, keeps the scores to itself, and tells the end from the last place up', async () => {
    const zaal = await Zaal.open(2)
    const { baas, klantId } = zaal
    await zaal.begin()
    await baas.goto(`/dashboard/klant/spellenfabriek/${klantId}/lobby`)
    await expect(baas.getByText('Live verbonden')).toBeVisible()
    const link = baas.getByRole('link', { name: /\/scherm\// })
    await expect(link).toHaveAttribute('target', '_blank')
    /** The beamer hangs on another computer, which knows the link and nothing else. */
    const scherm = await bezoeker()
    await scherm.goto((await link.getAttribute('href'))!)

    const uilen = await zaal.speler(1, 'De Uilen')
    await zaal.speler(2, 'De Vossen')
    await deur(uilen, eerste).click()
    await invoer(uilen).fill(antwoordVan(eerste))
    await invoer(uilen).press('Enter')
    await bord.verwachtDialoog(uilen, `${eerste.naam} is opgelost`)
    const stand = scherm.getByRole('region', { name: 'Tussenstand' })
    await expect(stand.getByRole('listitem').first()).toContainText(/De Uilen.*60 punten/)
    await bord.verwachtOveralToegankelijk(scherm)

    await knop(baas, 'Stand verbergen tot de eindscores').click()
    await expect(baas.getByText('De stand is verborgen tot de eindscores.')).toBeVisible()
    await expect(scherm.getByText(GEHEIM)).toBeVisible()
    await expect(stand).not.toContainText('60')
    await bord.verwachtOveralToegankelijk(scherm)
    await bord.verwachtOveralToegankelijk(baas)

    zaal.laatTijdVerstrijken()
    await expect(baas.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
    await expect(scherm.getByText(GEHEIM)).toBeVisible()
    await knop(baas, 'Toon eindscores aan alle teams').click()
    await expect(scherm.getByText('Wie heeft er gewonnen?')).toBeVisible()
    const toneel = scherm.locator('.scherm-toneel')
    await scherm.keyboard.press(' ')
    await expect(toneel).toContainText(/2e plaats\s*De Vossen/)
    await expect(toneel).not.toContainText('De Uilen')
    await scherm.keyboard.press(' ')
    await expect(toneel).toContainText(/1e plaats\s*De Uilen/)
    await scherm.keyboard.press(' ')
    await expect(toneel.getByRole('listitem')).toHaveCount(2)
    await bord.verwachtOveralToegankelijk(scherm)
  }).timeout(120_000)

  test('a link that was renewed shows nothing any more', async () => {
    const zaal = await Zaal.open(1)
    const { baas, klantId } = zaal
    await baas.goto(`/dashboard/klant/spellenfabriek/${klantId}/lobby`)
    await expect(baas.getByText('Live verbonden')).toBeVisible()
    const link = baas.getByRole('link', { name: /\/scherm\// })
    const oud = (await link.getAttribute('href'))!
    await knop(baas, 'Nieuwe link').click()
    await bord.kies(baas, 'Ja')
    await expect(baas.getByText('Het grote scherm heeft een nieuwe link.')).toBeVisible()
    await expect(link).not.toHaveAttribute('href', oud)
    const scherm = await bezoeker({ mag: [/status of 404/] })
    expect((await scherm.goto(oud))!.status()).toBe(404)
  })
})

test.group('A tab that fell behind', () => {
  test('does not stop a game that began elsewhere', async () => {
    const zaal = await Zaal.open(1)
    const { baas, klantId } = zaal
    await zaal.doe('openlobby')
    const achter = await baas.context().newPage()
    await achter.goto(`/dashboard/klant/spellenfabriek/${klantId}/lobby`)
    await expect(achter.getByText('Live verbonden')).toBeVisible()
    /** It hears nothing and looks at nothing: what it shows is what it showed. */
    await achter.routeWebSocket(/.*/, () => {})
    await achter.route(`**/api/dashboard/klant/${klantId}`, () => {})
    await achter.reload()
    await zaal.doe('startspel')
    await knop(achter, 'Verzamelpunt stoppen').click()
    await expect(achter.getByRole('alert').filter({ hasText: 'Dat kan nu niet' })).toBeVisible()
    await expect(knop(achter, 'Spel annuleren en stoppen')).toBeVisible()
    await expect(achter.getByText('Spel is gestart')).toBeVisible()
  })
})
