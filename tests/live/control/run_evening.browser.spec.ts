import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { ROOMS, type RoomContent } from '#games/spellenfabriek/spellenfabriek_rooms'
import { visitor, expect } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import * as board from '#tests/helpers/play/game_board'
import { firstOf, itemAt, matched, present } from '#tests/helpers/present'

const [first, second] = ROOMS as [RoomContent, RoomContent]
/** The longest name there can be. */
const LONG = 'De Speurneuzenvereniging van Rhenen-Oost'
const TEAMS = [LONG, 'Zilver', 'Kompas'] as const
const TOO_FEW_ROOMS = 'Er zijn 3 teams en 2 kamers: er moet steeds 1 team wachten.'
/** What a browser says in its console about a refusal that is under test. */
const REFUSED = [/status of (409|422)/]

test.group('Running an evening', () => {
  test('a game master leads an evening from a new customer to the final scores', async () => {
    const boss = await logIn()
    await createCustomer(boss)
    await refusesWithoutRooms(boss)
    await configure(boss)
    const teams = await handOutCards(boss)
    await gather(boss, teams)
    await begin(boss, teams)
    await firstRoom(boss, firstOf(teams))
    await steer(boss, teams)
    await wrapUp(boss, teams)
  }).timeout(240_000)
})

async function logIn(): Promise<Page> {
  const page = await visitor({ allowed: REFUSED })
  await page.goto('/dashboard')
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(heading(page)).toHaveText('Klanten')
  return page
}

async function createCustomer(page: Page) {
  await button(page, 'Klant toevoegen').click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await button(page, 'Opslaan').click()
  await expect(page.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
  await page.getByLabel('Naam', { exact: true }).fill('Bakkerij Brink')
  await page.getByLabel('E-mailadres', { exact: true }).fill(uniqueAddress('brink'))
  await board.expectAccessibleEverywhere(page)
  await button(page, 'Opslaan').click()
  await expect(heading(page)).toHaveText('Bakkerij Brink')

  await button(page, 'Verwijderen').click()
  await board.expectDialog(
    page,
    'Verwijderen',
    'Weet je zeker dat je deze klant en alle teams wil verwijderen?'
  )
  await board.choose(page, 'Nee')
  await board.expectNoDialog(page)
  await button(page, 'Spellenfabriek inschakelen').click()
  const onwards = page.getByRole('link', { name: 'Ga naar Spellenfabriek' })
  await expect(onwards).toBeVisible()
  await board.expectAccessibleEverywhere(page)
  await onwards.click()
  await expect(page.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
}

async function refusesWithoutRooms(page: Page) {
  await page.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
  await button(page, 'Teams mogen teamnaam kiezen').click()
  await button(page, 'Spel beginnen').click()
  await board.choose(page, 'Ja')
  await expect(page.getByRole('alert')).toContainText([
    'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen',
  ])
  await button(page, 'Verzamelpunt stoppen').click()
  await expect(page.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
  await crumb(page, 'Spellenfabriek').click()
}

async function configure(page: Page) {
  await button(page, 'Bewerken').click()
  await page.getByLabel('Speelduur in minuten').fill('4')
  await button(page, 'Opslaan').click()
  await expect(page.getByText('Vul een heel getal in van 5 tot en met 480.').first()).toBeVisible()
  await page.getByLabel('Speelduur in minuten').fill('45')
  await page.getByLabel('Aantal teams').fill('3')
  for (const { adminName } of [first, second])
    await page.getByRole('checkbox', { name: adminName }).check()
  await expect(page.getByText('Geschatte tijd')).toContainText(
    `${first.timeEstimate + second.timeEstimate} minuten`
  )
  await expect(page.getByText(TOO_FEW_ROOMS)).toBeVisible()
  await board.expectAccessibleEverywhere(page)
  await button(page, 'Opslaan').click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(page.getByText(TOO_FEW_ROOMS)).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await board.expectAccessibleEverywhere(page)
}

/** Hands the cards out: there is nothing else on paper, and each team scans its own. */
async function handOutCards(page: Page): Promise<Page[]> {
  const code = cards(page).first().getByRole('img')
  expect((await code.boundingBox())?.width).toBe(170)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Bewerken')).toBeHidden()
  await expect(button(page, 'QR-codes printen')).toBeHidden()
  await expect(heading(page)).toBeHidden()
  await expect(code).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const addresses = await page.locator('.qr-card .address').allInnerTexts()
  return Promise.all(
    addresses.map(async (address) => {
      const team = await visitor({ allowed: REFUSED, viewport: { width: 390, height: 844 } })
      await team.goto(address)
      return team
    })
  )
}

async function gather(boss: Page, teams: Page[]) {
  await boss.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
  await button(boss, 'Teams mogen teamnaam kiezen').click()
  for (const [index, team] of teams.entries()) {
    await team.getByLabel('Teamnaam').fill(itemAt(TEAMS, index))
    await button(team, 'Ga verder').click()
  }
  await expect(boss.getByRole('heading', { name: 'Teams online: 3 van 3' })).toBeVisible()
  await expect(boss.getByText('Live verbonden')).toBeVisible()
  await expect(boss.getByText(LONG)).toBeVisible()
  await board.expectAccessibleEverywhere(boss)
}

async function begin(boss: Page, teams: Page[]) {
  await button(boss, 'Spel beginnen').click()
  await board.expectDialog(
    boss,
    'Spel beginnen',
    'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.'
  )
  await board.choose(boss, 'Ja')
  await expect(boss.getByRole('timer')).toHaveText(/^4[45]:\d\d$/)
  for (const team of teams) await expect(heading(team)).toHaveText('Kies een kamer')
}

async function firstRoom(boss: Page, team: Page) {
  await button(team, `Naar binnen bij ${first.name}`).click()
  await expect(room(boss, first.adminName)).toContainText(LONG)
  await expect(room(boss, first.adminName)).toContainText(firstOf(first.answer.split('|')))
  await board.expectAccessibleEverywhere(boss)
  await board.expectFitsPhone(boss)

  await boss.setViewportSize({ width: 1280, height: 900 })
  await team.getByRole('textbox', { name: 'Antwoord' }).fill(board.WRONG_ANSWER)
  await button(team, 'Controleer').click()
  await board.expectDialog(team, `Het antwoord '${board.WRONG_ANSWER}' is fout...`)
  await board.choose(team, 'Sluiten')
  await team.getByRole('textbox', { name: 'Antwoord' }).fill(firstOf(first.answer.split('|')))
  await button(team, 'Controleer').click()
  await board.choose(team, 'Verder')

  const cells = score(boss, LONG).getByRole('cell')
  await expect(cells.nth(2)).toHaveText('1')
  await expect(cells.nth(3)).toHaveText('1')
}

/** What an evening asks of a game master. */
async function steer(boss: Page, [noor, sam]: Page[]) {
  await button(present(sam, 'sam'), `Naar binnen bij ${second.name}`).click()
  await button(boss, `Kamer vrijgeven ${second.adminName}`).click()
  await expect(heading(present(sam, 'sam'))).toHaveText('Kies een kamer')

  await score(boss, 'Zilver').getByRole('button', { name: 'Punten corrigeren' }).click()
  await boss.getByLabel('Punten', { exact: true }).fill('15')
  await boss.getByLabel('Reden').fill('Mooi gespeeld')
  await button(boss, 'Opslaan').click()
  await expect(boss.getByText('De punten van Zilver zijn gecorrigeerd.')).toBeVisible()
  await expect(score(boss, 'Zilver').getByRole('cell').nth(1)).toHaveText('15')

  await boss.getByLabel('Tekst').fill('De koffie is klaar')
  await button(boss, 'Versturen').click()
  await expect(present(noor, 'noor').getByText('De koffie is klaar')).toBeVisible()

  await button(boss, 'Pauze').click()
  await expect(present(noor, 'noor').getByText('Het spel staat even stil.')).toBeVisible()
  await button(boss, 'Verder').click()
  await expect(present(noor, 'noor').getByText('Het spel staat even stil.')).toHaveCount(0)
  await button(boss, '+5 minuten').click()
  await expect(boss.getByRole('timer')).toHaveText(/^(49|50):\d\d$/)
}

async function wrapUp(boss: Page, teams: Page[]) {
  letTimePass(boss)
  await button(boss, 'Wissen').click()
  await expect(boss.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
  await expect(boss.getByRole('heading', { name: 'Eindstand' })).toBeVisible()
  await board.expectAccessibleEverywhere(boss)
  await crumb(boss, 'Spellenfabriek').click()
  await expect(boss.getByText('met extra tijd gaat hij verder. Wijzigen kan')).toBeVisible()
  await expect(button(boss, 'Bewerken')).toHaveCount(0)
  await boss.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
  await button(boss, 'Toon eindscores aan alle teams').click()
  await expect(boss.getByText('Spel is gestopt en afgelopen')).toBeVisible()
  for (const team of teams) await expect(heading(team)).toHaveText('De eindstand')
  await button(boss, 'Verzamelpunt stoppen').click()
  await board.choose(boss, 'Ja')
  await expect(boss.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
}

/** Nobody waits three quarters of an hour for a test; the next thing that happens finds the time over. */
function letTimePass(boss: Page) {
  const [, customerId] = matched(/spellenfabriek\/(\d+)/, boss.url())
  const database = new Database(realShop().database)
  const { changes } = database
    .prepare(
      'update live_games set extra_seconds = -3600, version = version + 1 where customer_id = ?'
    )
    .run(customerId)
  database.close()
  expect(changes).toBe(1)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const cards = (page: Page) => page.locator('.qr-card')
const rowIn = (table: string) => (page: Page, text: string) =>
  page
    .getByRole('region', { name: `Tabel: ${table}` })
    .getByRole('row')
    .filter({ hasText: text })
const room = rowIn('Kamers')
const score = rowIn('Tussenstand')
const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name, exact: true })
