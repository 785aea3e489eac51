import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { bestelknop, rekenAf, vulIn } from '#tests/helpers/kassa'
import { link, mailsAan, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

const AFSTAND = 'Ik wil direct toegang en begrijp dat mijn herroepingsrecht daarmee vervalt'

test.group('Buying a download', () => {
  test('a customer gives up the right of withdrawal, pays, and downloads the game from the mail', async () => {
    const page = await bezoeker()
    const email = uniekAdres()

    await open(page, '/bestellen/sintjunior')
    await expect(bestelknop(page).locator('span')).toHaveText([
      'Bestellen EUR 9,50',
      'met betalingsverplichting',
    ])
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await page.getByRole('checkbox', { name: AFSTAND }).check()
    await verwachtToegankelijk(page)
    await bestelknop(page).click()
    await rekenAf(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      'Je krijgt nu een e-mail met alles om te beginnen.'
    )

    const levering = await wachtOpMail(email)
    expect(levering.subject).toContain('Sinterklaasspel junior')
    expect(levering.text).toContain(AFSTAND)
    expect(levering.html).toContain(AFSTAND)

    await open(page, link(levering, '/download/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinterklaasspel junior')
    await verwachtToegankelijk(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download de pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(2000)
    expect(await mailsAan(email)).toHaveLength(1)
  })

  test('a customer who keeps the right of withdrawal can order just as well, and the mail says nothing of it', async () => {
    const page = await bezoeker()
    const email = uniekAdres()
    await open(page, '/bestellen/sintsenior')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await expect(page.getByRole('checkbox', { name: AFSTAND })).not.toBeChecked()
    await bestelknop(page).click()
    await rekenAf(page, 'Betaald')
    const levering = await wachtOpMail(email)
    expect(levering.text).not.toContain('herroepingsrecht')
  })
})
