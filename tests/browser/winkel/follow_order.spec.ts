import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { recept } from '#content/spelen/recept/spel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, rekenAf, veld, vulIn } from '#tests/helpers/kassa'
import { link, mailsAan, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'
import * as bord from '#tests/helpers/spelbord'

const ANTWOORD =
  'Als er bestellingen bij dit adres horen, staat er zo meteen een e-mail in je inbox.'
const ONDERWERP = 'Je bestellingen bij ons'

test.group('Following an order', () => {
  test('who lost the mail asks for it again, and downloads the game from the page of the order', async () => {
    const page = await bezoeker()
    const email = uniekAdres()
    await open(page, '/bestellen/sintjunior')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await bestelknop(page).click()
    await rekenAf(page, 'Betaald')
    await wachtOpMail(email)

    await open(page, '/')
    await page
      .getByRole('navigation', { name: 'Klantenservice' })
      .getByRole('link', { name: 'Waar is mijn bestelling?' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waar is mijn bestelling?')
    await vulIn(page, { 'E-mail': email.toUpperCase() })
    await page.getByRole('button', { name: 'Stuur mijn links' }).click()
    await expect(page.getByText(ANTWOORD)).toBeFocused()
    await bord.verwachtOveralToegankelijk(page)
    const mail = await wachtOpMail(email, ONDERWERP)

    await open(page, link(mail, '/bestelling/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bestelling')
    const main = page.getByRole('main')
    await expect(main).toContainText('Betaald, en klaar om te spelen')
    await expect(main.getByRole('link', { name: 'Factuur' })).toBeVisible()
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)
    await main.getByRole('link', { name: 'Naar de download' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download de pdf' }).click(),
    ])
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('who never ordered reads the same, and gets nothing', async () => {
    const page = await bezoeker({ mag: [/status of 422 .*\/bestelling/] })
    await open(page, '/bestelling')
    await page.getByRole('button', { name: 'Stuur mijn links' }).click()
    await expect(veld(page, 'E-mail')).toHaveAccessibleDescription(/Vul een e-mailadres in\./)
    await expect(veld(page, 'E-mail')).toBeFocused()

    const onbekend = uniekAdres('niemand')
    await vulIn(page, { 'E-mail': onbekend })
    await veld(page, 'E-mail').press('Enter')
    await expect(page.getByText(ANTWOORD)).toBeVisible()
    await bord.koopSpel(page, { itemName: 'cunera-van-rhenen' })
    expect(await mailsAan(onbekend)).toHaveLength(0)
  })

  test('a payment that failed is paid from the page of the order, and the parcel is on its way to the address', async () => {
    const page = await bezoeker()
    const email = uniekAdres()
    await open(page, '/bestellen/binky')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADRES })
    await bestelknop(page).click()
    await rekenAf(page, 'Mislukt')
    await page.getByRole('link', { name: 'Alles over je bestelling' }).click()

    const main = page.getByRole('main')
    await expect(main).toContainText('De betaling is niet gelukt')
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)
    const adres = page.url()
    await main.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await opBetaalpagina(page)

    await open(page, adres)
    await expect(main).toContainText('Je bestelling wacht op je betaling')
    await main.getByRole('button', { name: 'Betalen' }).click()
    await rekenAf(page, 'Betaald')

    await open(page, link(await wachtOpMail(email), '/bestelling/'))
    expect(page.url()).toBe(adres)
    await expect(main).toContainText('Betaald, we pakken je spel in')
    await expect(main).toContainText('Dorpsstraat 12')
    await expect(main.getByRole('link', { name: /hintpagina van Binky/ })).toBeVisible()
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)
  })

  test('a play link that ended is extended with one press, and the game goes on', async () => {
    const page = await bezoeker()
    const { email, speellink } = await bord.koopSpel(page, recept)
    const bestelling = link(await wachtOpMail(email), '/bestelling/')
    await open(page, speellink)
    await bord.losOp(page, recept.raadsels[0]!)
    bord.laatVerlopen(speellink, 3)

    await open(page, speellink)
    await expect(page.getByRole('alert')).toHaveText(bord.LINK_ONGELDIG)
    const main = page.getByRole('main')
    await expect(main).toContainText('kan deze link nog een maand verlengen')
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)

    await open(page, bestelling)
    await expect(main).toContainText('Je speellink is verlopen op')
    await expect(main.getByRole('link', { name: 'Begin met spelen' })).toHaveCount(0)
    await bord.verwachtOveralToegankelijk(page)
    await main.getByRole('button', { name: 'Verleng met een maand' }).click()
    await expect(main).toContainText('Je speellink is verlengd en werkt tot')
    await expect(main.getByRole('button', { name: 'Verleng met een maand' })).toHaveCount(0)
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)

    await main.getByRole('link', { name: 'Begin met spelen' }).click()
    const eerste = recept.raadsels[0]!
    await bord.verwachtOpgelost(bord.raadselOp(page, eerste), eerste.toonAntwoord)
  })
})
