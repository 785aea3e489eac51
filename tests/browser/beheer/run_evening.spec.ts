import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { ROOMS, type Kamer } from '#content/spellenfabriek/rooms'
import { bezoeker, expect } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { uniekAdres } from '#tests/helpers/postbus'
import * as bord from '#tests/helpers/spelbord'

const [eerste, tweede] = ROOMS as [Kamer, Kamer]
/** The longest name there can be. */
const LANG = 'De Speurneuzenvereniging van Rhenen-Oost'
const TEAMS = [LANG, 'Zilver', 'Kompas'] as const
/** What a browser says in its console about a refusal that is under test. */
const GEWEIGERD = [/status of (409|422)/]

test.group('Running an evening', () => {
  test('a game master leads an evening from a new klant to the final scores', async () => {
    const baas = await logIn()
    await maakKlant(baas)
    await weigertZonderKamers(baas)
    await stelIn(baas)
    const teams = await deelKaartenUit(baas)
    await verzamel(baas, teams)
    await begin(baas, teams)
    await eersteKamer(baas, teams[0]!)
    await stuurBij(baas, teams)
    await sluitAf(baas, teams)
  }).timeout(240_000)
})

async function logIn(): Promise<Page> {
  const page = await bezoeker({ mag: GEWEIGERD })
  await page.goto('/dashboard')
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(kop(page)).toHaveText('Klanten')
  return page
}

async function maakKlant(page: Page) {
  await knop(page, 'Klant toevoegen').click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await knop(page, 'Opslaan').click()
  await expect(page.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
  await page.getByLabel('Naam', { exact: true }).fill('Bakkerij Brink')
  await page.getByLabel('E-mailadres', { exact: true }).fill(uniekAdres('brink'))
  await bord.verwachtOveralToegankelijk(page)
  await knop(page, 'Opslaan').click()
  await expect(kop(page)).toHaveText('Bakkerij Brink')

  await knop(page, 'Verwijderen').click()
  await bord.verwachtDialoog(
    page,
    'Verwijderen',
    'Weet je zeker dat je deze klant en alle teams wil verwijderen?'
  )
  await bord.kies(page, 'Nee')
  await knop(page, 'Spellenfabriek inschakelen').click()
  await bord.verwachtOveralToegankelijk(page)
  await page.getByRole('link', { name: 'Ga naar Spellenfabriek' }).click()
  await expect(page.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
}

async function weigertZonderKamers(page: Page) {
  await page.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
  await knop(page, 'Teams mogen teamnaam kiezen').click()
  await knop(page, 'Spel beginnen').click()
  await bord.kies(page, 'Ja')
  await expect(page.getByRole('alert')).toContainText([
    'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen',
  ])
  await knop(page, 'Verzamelpunt stoppen').click()
  await expect(page.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
  await kruimel(page, 'Spellenfabriek').click()
}

async function stelIn(page: Page) {
  await knop(page, 'Bewerken').click()
  await page.getByLabel('Speelduur in minuten').fill('4')
  await knop(page, 'Opslaan').click()
  await expect(page.getByText('Vul een heel getal in van 5 tot en met 480.').first()).toBeVisible()
  await page.getByLabel('Speelduur in minuten').fill('45')
  await page.getByLabel('Aantal teams').fill('3')
  for (const { adminnaam } of [eerste, tweede])
    await page.getByRole('checkbox', { name: adminnaam }).check()
  await expect(page.getByText('Geschatte tijd')).toContainText(
    `${eerste.tijdschatting + tweede.tijdschatting} minuten`
  )
  await bord.verwachtOveralToegankelijk(page)
  await knop(page, 'Opslaan').click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(kaarten(page)).toHaveCount(3)
  await bord.verwachtOveralToegankelijk(page)
}

/** On paper there is nothing but the cards; each team scans its own. */
async function deelKaartenUit(page: Page): Promise<Page[]> {
  const code = kaarten(page).first().getByRole('img')
  expect((await code.boundingBox())?.width).toBe(170)
  await page.emulateMedia({ media: 'print' })
  await expect(knop(page, 'Bewerken')).toBeHidden()
  await expect(knop(page, 'QR-codes printen')).toBeHidden()
  await expect(kop(page)).toBeHidden()
  await expect(code).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const adressen = await page.locator('.qrkaart .adres').allInnerTexts()
  return Promise.all(
    adressen.map(async (adres) => {
      const team = await bezoeker({ mag: GEWEIGERD, viewport: { width: 390, height: 844 } })
      await team.goto(adres)
      return team
    })
  )
}

async function verzamel(baas: Page, teams: Page[]) {
  await baas.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
  await knop(baas, 'Teams mogen teamnaam kiezen').click()
  for (const [nr, team] of teams.entries()) {
    await team.getByLabel('Teamnaam').fill(TEAMS[nr]!)
    await knop(team, 'Ga verder').click()
  }
  await expect(baas.getByRole('heading', { name: 'Teams online: 3 van 3' })).toBeVisible()
  await expect(baas.getByText('Live verbonden')).toBeVisible()
  await expect(baas.getByText(LANG)).toBeVisible()
  await bord.verwachtOveralToegankelijk(baas)
}

async function begin(baas: Page, teams: Page[]) {
  await knop(baas, 'Spel beginnen').click()
  await bord.verwachtDialoog(
    baas,
    'Spel beginnen',
    'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.'
  )
  await bord.kies(baas, 'Ja')
  await expect(baas.getByRole('timer')).toHaveText(/^4[45]:\d\d$/)
  for (const team of teams) await expect(kop(team)).toHaveText('Kies een kamer')
}

async function eersteKamer(baas: Page, team: Page) {
  await knop(team, `Naar binnen bij ${eerste.naam}`).click()
  await expect(kamer(baas, eerste.adminnaam)).toContainText(LANG)
  await expect(kamer(baas, eerste.adminnaam)).toContainText(eerste.antwoord.split('|')[0]!)
  await bord.verwachtOveralToegankelijk(baas)
  await bord.verwachtPastOpTelefoon(baas)

  await baas.setViewportSize({ width: 1280, height: 900 })
  await team.getByRole('textbox', { name: 'Antwoord' }).fill(bord.FOUT_ANTWOORD)
  await knop(team, 'Controleer').click()
  await bord.verwachtDialoog(team, `Het antwoord '${bord.FOUT_ANTWOORD}' is fout...`)
  await bord.kies(team, 'Sluiten')
  await team.getByRole('textbox', { name: 'Antwoord' }).fill(eerste.antwoord.split('|')[0]!)
  await knop(team, 'Controleer').click()
  await bord.kies(team, 'Verder')

  const cellen = score(baas, LANG).getByRole('cell')
  await expect(cellen.nth(2)).toHaveText('1')
  await expect(cellen.nth(3)).toHaveText('1')
}

/** What an evening asks of a game master. */
async function stuurBij(baas: Page, [noor, sam]: Page[]) {
  await knop(sam!, `Naar binnen bij ${tweede.naam}`).click()
  await knop(baas, `Kamer vrijgeven ${tweede.adminnaam}`).click()
  await expect(kop(sam!)).toHaveText('Kies een kamer')

  await score(baas, 'Zilver').getByRole('button', { name: 'Punten corrigeren' }).click()
  await baas.getByLabel('Punten', { exact: true }).fill('15')
  await baas.getByLabel('Reden').fill('Mooi gespeeld')
  await knop(baas, 'Opslaan').click()
  await expect(baas.getByText('De punten van Zilver zijn gecorrigeerd.')).toBeVisible()
  await expect(score(baas, 'Zilver').getByRole('cell').nth(1)).toHaveText('15')

  await baas.getByLabel('Tekst').fill('De koffie is klaar')
  await knop(baas, 'Versturen').click()
  await expect(noor!.getByText('De koffie is klaar')).toBeVisible()

  await knop(baas, 'Pauze').click()
  await expect(noor!.getByText('Het spel staat even stil.')).toBeVisible()
  await knop(baas, 'Verder').click()
  await expect(noor!.getByText('Het spel staat even stil.')).toHaveCount(0)
  await knop(baas, '+5 minuten').click()
  await expect(baas.getByRole('timer')).toHaveText(/^(49|50):\d\d$/)
}

async function sluitAf(baas: Page, teams: Page[]) {
  laatTijdVerstrijken(baas)
  await knop(baas, 'Wissen').click()
  await expect(baas.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
  await expect(baas.getByRole('heading', { name: 'Eindstand' })).toBeVisible()
  await bord.verwachtOveralToegankelijk(baas)
  await knop(baas, 'Toon eindscores aan alle teams').click()
  await expect(baas.getByText('Spel is gestopt en afgelopen')).toBeVisible()
  for (const team of teams) await expect(kop(team)).toHaveText('De eindstand')
  await knop(baas, 'Verzamelpunt stoppen').click()
  await expect(baas.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
}

/** Nobody waits three quarters of an hour for a test; the next thing that happens finds the time over. */
function laatTijdVerstrijken(baas: Page) {
  const [, klantId] = /spellenfabriek\/(\d+)/.exec(baas.url())!
  const database = new Database(echteWinkel().database)
  const { changes } = database
    .prepare(
      'update spellenfabrieken set extra_seconden = -3600, versie = versie + 1 where klant_id = ?'
    )
    .run(klantId)
  database.close()
  expect(changes).toBe(1)
}

const kop = (page: Page) => page.getByRole('heading', { level: 1 })
const knop = (page: Page, name: string) => page.getByRole('button', { name })
const kaarten = (page: Page) => page.locator('.qrkaart')
const rijIn = (tabel: string) => (page: Page, tekst: string) =>
  page
    .getByRole('region', { name: `Tabel: ${tabel}` })
    .getByRole('row')
    .filter({ hasText: tekst })
const kamer = rijIn('Kamers')
const score = rijIn('Tussenstand')
const kruimel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name, exact: true })
