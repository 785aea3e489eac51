import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, rekenAf, vulIn } from '#tests/helpers/kassa'
import { bron, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'
import { verwachtDialoog, verwachtOveralToegankelijk, kies } from '#tests/helpers/spelbord'

/** What a browser says in its console about a refusal that is under test. */
const GEWEIGERD = [/status of (409|422)/]

test.group('Running the shop', () => {
  test('a new price is in the shop at once, and is what a visitor pays', async () => {
    const baas = await beheerder('/dashboard/prijzen')
    const klant = await bezoeker()
    await open(klant, '/escaperooms/kunstroof')
    await expect(klant.getByRole('main')).toContainText(/€\s12,50/)

    try {
      await zetPrijs(baas, 'Kunstroof', '12,5')
      await expect(baas.getByLabel('Nieuwe prijs in euro')).toHaveAccessibleDescription(
        /Vul een prijs in met een komma/
      )
      await verwachtOveralToegankelijk(baas)
      await zetPrijs(baas, 'Kunstroof', '13,75')
      await expect(baas.getByText(/Kunstroof kost nu €\s13,75\./)).toBeVisible()
      await expect(rij(baas, 'Kunstroof')).toContainText(/€\s13,75/)

      for (const pad of ['/escaperooms', '/escaperooms/kunstroof', '/bestellen/kunstroof']) {
        await open(klant, pad)
        await expect(klant.getByRole('main')).toContainText(/€\s13,75/)
      }
      const email = uniekAdres()
      await vulIn(klant, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADRES })
      await bestelknop(klant).click()
      await opBetaalpagina(klant)
      await expect(klant.getByRole('main')).toContainText(/€\s13,75/)
      await rekenAf(klant, 'Betaald')
      expect((await wachtOpMail(email, 'Kunstroof')).text).toMatch(/€\s13,75/)
    } finally {
      await zetPrijs(baas, 'Kunstroof', '12,50')
      await expect(baas.getByText(/Kunstroof kost nu €\s12,50\./)).toBeVisible()
    }
  }).timeout(120_000)

  test('of two admins the second reads the price that the first set', async () => {
    const een = await beheerder('/dashboard/prijzen')
    const ander = await beheerder('/dashboard/prijzen')
    try {
      await zetPrijs(een, 'Ontgoocheld', '16,00')
      await expect(een.getByText(/Ontgoocheld kost nu/)).toBeVisible()
      await zetPrijs(ander, 'Ontgoocheld', '17,00')
      await expect(ander.getByRole('alert')).toContainText(/hij is nu €\s16,00/)
      await expect(rij(ander, 'Ontgoocheld')).toContainText(/€\s16,00/)
    } finally {
      await zetPrijs(een, 'Ontgoocheld', '15,00')
      await expect(een.getByText(/Ontgoocheld kost nu €\s15,00/)).toBeVisible()
    }
  })

  test('making a game free is asked twice', async () => {
    const baas = await beheerder('/dashboard/prijzen')
    await zetPrijs(baas, 'Ontgoocheld', '0,00')
    await verwachtDialoog(
      baas,
      'Gratis maken',
      'Iedereen kan Ontgoocheld dan bestellen zonder te betalen. Weet je het zeker?'
    )
    await kies(baas, 'Nee')
    await expect(rij(baas, 'Ontgoocheld')).toContainText(/€\s15,00/)
  })

  test('a message is answered from the admin area, and the answer is in the mailbox', async () => {
    const klant = await bezoeker()
    const email = uniekAdres()
    await open(klant, '/contact')
    await vulIn(klant, {
      'Naam': `Noor ${email.slice(0, 13)}`,
      'E-mail': email,
      'Vraag of bericht': 'Past de stoel?\nGroet, Noor',
    })
    await klant.getByRole('button', { name: 'Verstuur' }).click()
    await expect(klant.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()

    const baas = await beheerder('/dashboard/berichten')
    await baas.getByLabel(/^Zoek op naam/).fill(email)
    await baas.getByRole('button', { name: 'Zoeken' }).click()
    await expect(baas.getByText('1 bericht', { exact: true })).toBeVisible()
    await expect(baas.getByRole('row').filter({ hasText: email })).toContainText('nog 3 werkdagen')
    await verwachtOveralToegankelijk(baas)
    await baas.getByRole('row').filter({ hasText: email }).getByRole('link').click()

    await baas.getByRole('button', { name: 'Verstuur antwoord' }).click()
    await expect(baas.getByLabel('Je antwoord')).toHaveAccessibleDescription(/Schrijf een antwoord/)
    await baas.getByLabel('Je antwoord').fill('Ja hoor, die past.')
    await baas.getByRole('button', { name: 'Verstuur antwoord' }).click()
    await expect(baas.getByText('Je antwoord is onderweg.')).toBeVisible()
    await expect(baas.getByRole('heading', { name: 'Antwoord van Demo' })).toBeVisible()
    await verwachtOveralToegankelijk(baas)

    const mail = await wachtOpMail(email, 'die past')
    expect(mail.subject).toBe('Antwoord op je bericht')
    expect(mail.text).toContain('> Past de stoel?\n> Groet, Noor')
    expect(await bron(mail)).toMatch(/^From: .*winkel@example\.nl/m)
  })

  test('a discount code that is made works, and is refused once it is stopped', async () => {
    const baas = await beheerder('/dashboard/actiecodes/nieuw')
    const klant = await bezoeker({ mag: GEWEIGERD })
    const code = `PROEF-${uniekAdres('x').slice(2, 10).toUpperCase()}`
    await baas.getByLabel('Code').fill(code)
    await baas.getByLabel('Percentage', { exact: true }).fill('20')
    await baas.getByLabel('Binky').check()
    await verwachtOveralToegankelijk(baas)
    await baas.getByRole('button', { name: 'Opslaan' }).click()
    await baas.getByRole('link', { name: code }).click()
    await expect(kop(baas)).toHaveText(`Actiecode ${code}`)

    await open(klant, '/bestellen/binky')
    await klant.getByLabel(/^Actiecode/).fill(code.toLowerCase())
    await klant.getByLabel(/^Actiecode/).blur()
    await expect(klant.getByRole('status')).toContainText(/met €\s3,00 korting/)

    await baas.getByRole('button', { name: 'Stoppen' }).click()
    await kies(baas, 'Ja')
    await expect(baas.getByText(`Actiecode ${code} werd gestopt.`)).toBeVisible()
    await verwachtOveralToegankelijk(baas)
    await open(klant, '/bestellen/binky')
    await klant.getByLabel(/^Actiecode/).fill(code)
    await klant.getByLabel(/^Actiecode/).blur()
    await expect(klant.getByLabel(/^Actiecode/)).toHaveAccessibleDescription(/is verlopen/)
  })

  test('a holiday notice shows on the pages of the shop, and goes when it is taken away', async () => {
    const baas = await beheerder('/dashboard/instellingen')
    const klant = await bezoeker()
    const melding = 'We zijn even weg. Wat je nu bestelt, gaat op 4 januari op de post.'
    await expect(baas.getByRole('button', { name: 'Melding weghalen' })).toHaveCount(0)
    await baas.getByLabel('Wat bezoekers lezen').fill(melding)
    await baas.getByLabel('Eerste dag').fill(dag(-1))
    await baas.getByLabel('Laatste dag').fill(dag(7))
    try {
      await baas.getByRole('button', { name: 'Melding opslaan' }).click()
      await expect(baas.getByText('Nu te zien.')).toBeVisible()
      await verwachtOveralToegankelijk(baas)
      await open(klant, '/')
      await expect(klant.getByRole('complementary', { name: 'Mededeling' })).toHaveText(melding)
      await verwachtOveralToegankelijk(klant)
      await open(klant, '/bestellen/binky')
      await expect(klant.getByText(melding)).toHaveCount(2)
      await verwachtOveralToegankelijk(klant)
    } finally {
      await baas.getByRole('button', { name: 'Melding weghalen' }).click()
      await expect(baas.getByText('De melding is weg.')).toBeVisible()
    }
    await open(klant, '/')
    await expect(klant.getByText(melding)).toHaveCount(0)
  })

  test('a text is changed with the page beside it, and put back', async () => {
    const baas = await beheerder('/dashboard/instellingen/teksten/vragen')
    const klant = await bezoeker()
    const vraag = 'Waar zit {naam}?'
    await baas.getByLabel('Vraag', { exact: true }).first().fill(vraag)
    const voorbeeld = baas.getByRole('region', { name: 'Voorbeeld' })
    await expect(voorbeeld).toContainText('Waar zit Het Kabinet van Raadsels?')
    await verwachtOveralToegankelijk(baas)
    try {
      await baas.getByRole('button', { name: 'Opslaan' }).click()
      await expect(baas.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()
      await open(klant, '/vragen')
      await expect(klant.getByRole('main')).toContainText('Waar zit Het Kabinet van Raadsels?')
    } finally {
      await baas.getByRole('button', { name: 'Terug naar de oorspronkelijke tekst' }).click()
      await kies(baas, 'Ja')
      await expect(baas.getByText('De oorspronkelijke tekst staat er weer.')).toBeVisible()
    }
    await open(klant, '/vragen')
    await expect(klant.getByRole('main')).toContainText('Wat zijn de reiskosten')

    await baas.goto('/dashboard/instellingen/logboek')
    await expect(baas.getByRole('row').nth(1)).toContainText('veelgestelde vragen')
    await verwachtOveralToegankelijk(baas)
  })

  test('of two admins the second keeps what was typed, reads what the first saved, and saves after all', async () => {
    const een = await beheerder('/dashboard/instellingen')
    const ander = await beheerder('/dashboard/instellingen')
    const [naam, kvk] = [ander.getByLabel('Naam van de winkel'), ander.getByLabel('KvK-nummer')]
    const waren = [await naam.inputValue(), await kvk.inputValue()] as const
    try {
      await zetWinkel(een, 'De Ene Kist', '87654321')
      await expect(een.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()

      await naam.fill('De Andere Kist')
      await winkelknop(ander).click()
      await expect(ander.getByText(/^Iemand anders heeft dit intussen gewijzigd/)).toBeVisible()
      await expect(intussen(ander)).toContainText('De Ene Kist')
      await expect(intussen(ander)).not.toContainText('87654321')
      await expect(naam).toHaveValue('De Andere Kist')
      await expect(kvk).toHaveValue('87654321')
      await verwachtOveralToegankelijk(ander)

      await winkelknop(ander).click()
      await expect(ander.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()
      await expect(intussen(ander)).toHaveCount(0)
      const klant = await bezoeker()
      await open(klant, '/contact')
      await expect(klant).toHaveTitle('Contact | De Andere Kist')
    } finally {
      await een.reload()
      await zetWinkel(een, ...waren)
      await expect(een.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()
    }
  })

  test('of two admins who write a text the second reads the other one beside it', async () => {
    const een = await beheerder('/dashboard/instellingen/teksten/vragen')
    const ander = await beheerder('/dashboard/instellingen/teksten/vragen')
    const vraag = (page: Page) => page.getByLabel('Vraag', { exact: true }).first()
    try {
      await vraag(een).fill('Wat vraagt de ene?')
      await een.getByRole('button', { name: 'Opslaan' }).click()
      await expect(een.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()

      await vraag(ander).fill('Wat vraagt de ander?')
      await ander.getByRole('button', { name: 'Opslaan' }).click()
      await expect(intussen(ander)).toContainText('Wat vraagt de ene?')
      await expect(vraag(ander)).toHaveValue('Wat vraagt de ander?')
      await verwachtOveralToegankelijk(ander)
      await ander.getByRole('button', { name: 'Opslaan' }).click()
      await expect(ander.getByText('Opgeslagen. Bezoekers zien het meteen.')).toBeVisible()
    } finally {
      await een.reload()
      await een.getByRole('button', { name: 'Terug naar de oorspronkelijke tekst' }).click()
      await kies(een, 'Ja')
      await expect(een.getByText('De oorspronkelijke tekst staat er weer.')).toBeVisible()
    }
  })
})

/** Somebody of the shop, logged in and on this page. */
async function beheerder(pad: string): Promise<Page> {
  const page = await bezoeker({ mag: GEWEIGERD })
  await page.goto(pad)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${pad}`)
  await expect(kop(page)).toBeVisible()
  return page
}

async function zetPrijs(page: Page, spel: string, prijs: string) {
  await page.getByRole('button', { name: `Wijzigen van ${spel}`, exact: true }).click()
  await page.getByLabel('Nieuwe prijs in euro').fill(prijs)
  await page.getByRole('button', { name: 'Opslaan' }).click()
}

async function zetWinkel(page: Page, naam: string, kvk: string) {
  await page.getByLabel('Naam van de winkel').fill(naam)
  await page.getByLabel('KvK-nummer').fill(kvk)
  await winkelknop(page).click()
}

const winkelknop = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true })
const intussen = (page: Page) => page.getByRole('region', { name: 'Dit is nu opgeslagen' })
const kop = (page: Page) => page.getByRole('heading', { level: 1 })
const rij = (page: Page, spel: string) =>
  page
    .getByRole('region', { name: 'Tabel: Prijzen', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: spel, exact: true }) })
const dag = (dagen: number) => new Date(Date.now() + dagen * 86_400_000).toISOString().slice(0, 10)
