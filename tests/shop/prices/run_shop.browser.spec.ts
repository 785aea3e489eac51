import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, onPaymentPage, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { source, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expectDialog, expectAccessibleEverywhere, choose } from '#tests/helpers/play/game_board'

/** What a browser says in its console about a refusal that is under test. */
const REFUSED = [/status of (409|422)/]

test.group('Running the shop', () => {
  test('a new price is in the shop at once, and is what a visitor pays', async () => {
    const boss = await admin('/dashboard/prijzen')
    const customer = await visitor()
    await open(customer, '/escaperooms/kunstroof')
    await expect(customer.getByRole('main')).toContainText(/€\s12,50/)

    try {
      await setPrice(boss, 'Kunstroof', '12,5')
      await expect(boss.getByLabel('Nieuwe prijs in euro')).toHaveAccessibleDescription(
        /Schrijf twee cijfers achter de komma, zoals 12,50/
      )
      await expectAccessibleEverywhere(boss)
      await setPrice(boss, 'Kunstroof', '13,75')
      await expect(boss.getByText(/Kunstroof kost nu €\s13,75\./)).toBeVisible()
      await expect(row(boss, 'Kunstroof')).toContainText(/€\s13,75/)

      for (const path of ['/escaperooms', '/escaperooms/kunstroof', '/bestellen/kunstroof']) {
        await open(customer, path)
        await expect(customer.getByRole('main')).toContainText(/€\s13,75/)
      }
      const email = uniqueAddress()
      await fillIn(customer, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
      await orderButton(customer).click()
      await onPaymentPage(customer)
      await expect(customer.getByRole('main')).toContainText(/€\s13,75/)
      await checkOut(customer, 'Betaald')
      expect((await waitForMail(email, 'Kunstroof')).text).toMatch(/€\s13,75/)
    } finally {
      await setPrice(boss, 'Kunstroof', '12,50')
      await expect(boss.getByText(/Kunstroof kost nu €\s12,50\./)).toBeVisible()
    }
  }).timeout(120_000)

  test('the second of two admins reads the price that the first set', async () => {
    const one = await admin('/dashboard/prijzen')
    const other = await admin('/dashboard/prijzen')
    try {
      await setPrice(one, 'Ontgoocheld', '16,00')
      await expect(one.getByText(/Ontgoocheld kost nu/)).toBeVisible()
      await setPrice(other, 'Ontgoocheld', '17,00')
      await expect(other.getByRole('alert')).toContainText(/hij is nu €\s16,00/)
      await expect(row(other, 'Ontgoocheld')).toContainText(/€\s16,00/)
    } finally {
      await setPrice(one, 'Ontgoocheld', '15,00')
      await expect(one.getByText(/Ontgoocheld kost nu €\s15,00/)).toBeVisible()
    }
  })

  test('the owner who makes a game free is asked twice', async () => {
    const boss = await admin('/dashboard/prijzen')
    await setPrice(boss, 'Ontgoocheld', '0,00')
    await expectDialog(
      boss,
      'Gratis maken',
      'Iedereen kan Ontgoocheld dan bestellen zonder te betalen. Weet je het zeker?'
    )
    await choose(boss, 'Nee')
    await expect(row(boss, 'Ontgoocheld')).toContainText(/€\s15,00/)
  })

  test('an admin answers a message, and the answer is in the mailbox', async () => {
    const customer = await visitor()
    const email = uniqueAddress()
    await open(customer, '/contact')
    await fillIn(customer, {
      'Naam': `Noor ${email.slice(0, 13)}`,
      'E-mail': email,
      'Vraag of bericht': 'Past de stoel?\nGroet, Noor',
    })
    await customer.getByRole('button', { name: 'Verstuur' }).click()
    await expect(customer.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()

    const boss = await admin('/dashboard/berichten')
    await boss.getByLabel(/^Zoek op naam/).fill(email)
    await boss.getByRole('button', { name: 'Zoeken' }).click()
    await expect(boss.getByText('1 bericht', { exact: true })).toBeVisible()
    await expect(boss.getByRole('row').filter({ hasText: email })).toContainText('nog 3 werkdagen')
    await expectAccessibleEverywhere(boss)
    await boss.getByRole('row').filter({ hasText: email }).getByRole('link').click()

    await boss.getByRole('button', { name: 'Verstuur antwoord' }).click()
    await expect(boss.getByLabel('Je antwoord')).toHaveAccessibleDescription(/Schrijf een antwoord/)
    await boss.getByLabel('Je antwoord').fill('Ja hoor, die past.')
    await boss.getByRole('button', { name: 'Verstuur antwoord' }).click()
    await expect(boss.getByText('Je antwoord is onderweg.')).toBeVisible()
    await expect(boss.getByRole('heading', { name: 'Antwoord van Demo' })).toBeVisible()
    await expectAccessibleEverywhere(boss)

    const mail = await waitForMail(email, 'die past')
    expect(mail.subject).toBe('Antwoord op je bericht')
    expect(mail.text).toContain('> Past de stoel?\n> Groet, Noor')
    expect(await source(mail)).toMatch(/^From: .*winkel@example\.nl/m)
  })

  test('a new discount code works, and is refused once it is stopped', async () => {
    const boss = await admin('/dashboard/actiecodes/nieuw')
    const customer = await visitor({ allowed: REFUSED })
    const code = `PROEF-${uniqueAddress('x').slice(2, 10).toUpperCase()}`
    await boss.getByLabel('Code').fill(code)
    await boss.getByLabel('Percentage', { exact: true }).fill('20')
    await boss.getByLabel('Binky').check()
    await expectAccessibleEverywhere(boss)
    await boss.getByRole('button', { name: 'Opslaan' }).click()
    await boss.getByRole('link', { name: code }).click()
    await expect(heading(boss)).toHaveText(`Actiecode ${code}`)

    await open(customer, '/bestellen/binky')
    await customer.getByLabel(/^Actiecode/).fill(code.toLowerCase())
    await customer.getByLabel(/^Actiecode/).blur()
    await expect(customer.getByRole('status')).toContainText(/met €\s3,00 korting/)

    await boss.getByRole('button', { name: 'Stoppen' }).click()
    await choose(boss, 'Ja')
    await expect(boss.getByText(`Actiecode ${code} werd gestopt.`)).toBeVisible()
    await expectAccessibleEverywhere(boss)
    await open(customer, '/bestellen/binky')
    await customer.getByLabel(/^Actiecode/).fill(code)
    await customer.getByLabel(/^Actiecode/).blur()
    await expect(customer.getByLabel(/^Actiecode/)).toHaveAccessibleDescription(/is verlopen/)
  })

  test('a holiday notice shows on the pages of the shop, and goes when it is taken away', async () => {
    const boss = await admin('/dashboard/instellingen')
    const customer = await visitor()
    const notice = 'We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post.'
    await expect(boss.getByRole('button', { name: 'Melding weghalen' })).toHaveCount(0)
    await boss.getByLabel('Wat bezoekers lezen').fill(notice)
    await boss.getByLabel('Eerste dag').fill(day(-1))
    await boss.getByLabel('Laatste dag').fill(day(7))
    try {
      await boss.getByRole('button', { name: 'Melding opslaan' }).click()
      await expect(boss.getByText('Nu te zien.')).toBeVisible()
      await expectAccessibleEverywhere(boss)
      await open(customer, '/')
      await expect(customer.getByRole('complementary', { name: 'Mededeling' })).toHaveText(notice)
      await expectAccessibleEverywhere(customer)
      await open(customer, '/bestellen/binky')
      await expect(customer.getByText(notice)).toHaveCount(2)
      await expectAccessibleEverywhere(customer)
    } finally {
      await boss.getByRole('button', { name: 'Melding weghalen' }).click()
      await expect(boss.getByText('De melding is weg.')).toBeVisible()
    }
    await open(customer, '/')
    await expect(customer.getByText(notice)).toHaveCount(0)
  })

  test('an admin changes a text with the page beside it, and puts it back', async () => {
    const boss = await admin('/dashboard/instellingen/teksten/vragen')
    const customer = await visitor()
    const question = 'Waar zit {naam}?'
    await boss.getByLabel('Vraag', { exact: true }).first().fill(question)
    const preview = boss.getByRole('region', { name: 'Voorbeeld' })
    await expect(preview).toContainText('Waar zit Het Kabinet van Raadsels?')
    await expectAccessibleEverywhere(boss)
    try {
      await boss.getByRole('button', { name: 'Opslaan' }).click()
      await expect(boss.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()
      await open(customer, '/vragen')
      await expect(customer.getByRole('main')).toContainText('Waar zit Het Kabinet van Raadsels?')
    } finally {
      await boss.getByRole('button', { name: 'Terug naar de oorspronkelijke tekst' }).click()
      await choose(boss, 'Ja')
      await expect(boss.getByText('De oorspronkelijke tekst staat er weer.')).toBeVisible()
    }
    await open(customer, '/vragen')
    await expect(customer.getByRole('main')).toContainText('Wat zijn de reiskosten')

    await boss.goto('/dashboard/instellingen/logboek')
    await expect(boss.getByRole('row').nth(1)).toContainText('veelgestelde vragen')
    await expectAccessibleEverywhere(boss)
  })

  test('the second of two admins keeps the typed text, reads what the first saved, and saves after all', async () => {
    const one = await admin('/dashboard/instellingen')
    const other = await admin('/dashboard/instellingen')
    const [name, kvk] = [other.getByLabel('Naam van de winkel'), other.getByLabel('KvK-nummer')]
    const originals = [await name.inputValue(), await kvk.inputValue()] as const
    try {
      await setShop(one, 'De Ene Kist', '87654321')
      await expect(one.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()

      await name.fill('De Andere Kist')
      await shopButton(other).click()
      await expect(other.getByText(/^Iemand anders heeft dit intussen gewijzigd/)).toBeVisible()
      await expect(meanwhile(other)).toContainText('De Ene Kist')
      await expect(meanwhile(other)).toContainText('87654321')
      await expect(name).toHaveValue('De Andere Kist')
      await expect(kvk).toHaveValue('87654321')
      await expectAccessibleEverywhere(other)

      await shopButton(other).click()
      await expect(other.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()
      await expect(meanwhile(other)).toHaveCount(0)
      const customer = await visitor()
      await open(customer, '/contact')
      await expect(customer).toHaveTitle('Contact | De Andere Kist')
    } finally {
      await one.reload()
      await setShop(one, ...originals)
      await expect(one.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()
    }
  })

  test('the second of two admins who write a text reads the other one beside it', async () => {
    const one = await admin('/dashboard/instellingen/teksten/vragen')
    const other = await admin('/dashboard/instellingen/teksten/vragen')
    const question = (page: Page) => page.getByLabel('Vraag', { exact: true }).first()
    try {
      await question(one).fill('Wat vraagt de ene?')
      await one.getByRole('button', { name: 'Opslaan' }).click()
      await expect(one.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()

      await question(other).fill('Wat vraagt de ander?')
      await other.getByRole('button', { name: 'Opslaan' }).click()
      await expect(meanwhile(other)).toContainText('Wat vraagt de ene?')
      await expect(question(other)).toHaveValue('Wat vraagt de ander?')
      await expectAccessibleEverywhere(other)
      await other.getByRole('button', { name: 'Opslaan' }).click()
      await expect(other.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()
    } finally {
      await one.reload()
      await one.getByRole('button', { name: 'Terug naar de oorspronkelijke tekst' }).click()
      await choose(one, 'Ja')
      await expect(one.getByText('De oorspronkelijke tekst staat er weer.')).toBeVisible()
    }
  })
})

/** Somebody of the shop, logged in and on this page. */
async function admin(path: string): Promise<Page> {
  const page = await visitor({ allowed: REFUSED })
  await page.goto(path)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${path}`)
  await expect(heading(page)).toBeVisible()
  return page
}

async function setPrice(page: Page, game: string, price: string) {
  await page.getByRole('button', { name: `Wijzigen van ${game}`, exact: true }).click()
  await page.getByLabel('Nieuwe prijs in euro').fill(price)
  await page.getByRole('button', { name: 'Opslaan' }).click()
}

async function setShop(page: Page, name: string, kvk: string) {
  await page.getByLabel('Naam van de winkel').fill(name)
  await page.getByLabel('KvK-nummer').fill(kvk)
  await shopButton(page).click()
}

const shopButton = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true })
const meanwhile = (page: Page) => page.getByRole('region', { name: 'Dit is nu opgeslagen' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, game: string) =>
  page
    .getByRole('region', { name: 'Tabel: Prijzen', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: game, exact: true }) })
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
