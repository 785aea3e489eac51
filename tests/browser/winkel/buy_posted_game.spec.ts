import { test } from '@japa/runner'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, rekenAf, veld, vulIn } from '#tests/helpers/kassa'
import { mailsAan, uniekAdres, wachtOpMail, WINKELADRES } from '#tests/helpers/postbus'

test.group('Buying a posted game', () => {
  test('a customer finds Kunstroof, orders it with a discount code and pays; we know what to post', async () => {
    const page = await bezoeker()
    const email = uniekAdres()

    await open(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Bekijk de escape rooms' }).click()
    const kaart = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Kunstroof' }) })
    await expect(kaart).toContainText(/€\s12,50/)
    await kaart.getByText('meer info').click({ force: true })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof')
    await page.getByRole('link', { name: 'bestel nu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof bestellen')
    await expect(page.getByRole('img', { name: 'Mollie' })).toBeVisible()

    await vulIn(page, {
      'Naam': 'Noor de Vries',
      'E-mail': email,
      ...ADRES,
      'Actiecode': 'KIJKOP5',
    })
    const totaal = page.getByRole('status')
    await expect(totaal).toContainText(/€\s12,50/)
    await veld(page, 'Actiecode').blur()
    await expect(totaal).toContainText(/Totaal, met €\s5,00 korting/)
    await expect(totaal).toContainText(/€\s7,50/)
    await expect(bestelknop(page)).toHaveText(/^Bestellen\s*met betalingsverplichting$/)
    await verwachtToegankelijk(page)
    await bestelknop(page).click()

    await opBetaalpagina(page)
    await expect(page.getByRole('main')).toContainText(/€\s7,50/)
    await rekenAf(page, 'Betaald')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestelling is ontvangen')
    await expect(page.getByRole('main')).toContainText('Bedankt! De bestelling is ontvangen.')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('binnen 5 werkdagen per post')
    await verwachtToegankelijk(page)

    const opdracht = await wachtOpMail(WINKELADRES, email)
    expect(opdracht.subject).toContain('Te versturen: Kunstroof')
    expect(opdracht.text).toContain('Noor de Vries\nDorpsstraat 12\n3911 AB Rhenen')

    const levering = await wachtOpMail(email, 'per post')
    expect(levering.text).toContain('We versturen je spel binnen 5 werkdagen per post.')
    expect(levering.text).toMatch(/€\s7,50/)
    expect(await mailsAan(email)).toHaveLength(1)
    expect((await mailsAan(WINKELADRES)).filter(({ text }) => text.includes(email))).toHaveLength(1)
  })

  test('a code that takes off a part shows what is left to pay, and no code the full price', async () => {
    const page = await bezoeker()
    await open(page, '/bestellen/binky')
    await vulIn(page, { Actiecode: 'speurneus10' })
    await veld(page, 'Actiecode').blur()
    await expect(page.getByRole('status')).toContainText(/met €\s1,50 korting\s*€\s13,50/)

    await vulIn(page, { Actiecode: '' })
    await veld(page, 'Actiecode').blur()
    await expect(page.getByRole('status')).toHaveText(/^Totaal\s*€\s15,00$/)
  })
})
