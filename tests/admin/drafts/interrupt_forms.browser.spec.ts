import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { AT_HOME, callShop, endPayment, orderByCall } from '#tests/helpers/shop/customer_calls'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import * as phone from '#tests/helpers/shop/owner_phone'
import { expect } from '#tests/helpers/visitor'

const { button, choose, expectFineOnPhone, heading } = phone

const TYPED = 'Dit mag niet weg, ook niet als de telefoon gaat.'

/** A form that is being filled in, where it is and what its button says. */
type Form = { readonly field: Locator; readonly path: string; readonly send: string }
type Interruption = (owner: Page, form: Form) => Promise<void>

/** A field is somewhere on a page; `unfold` shows it when it is folded away. */
type Place = {
  readonly path: string
  readonly label: string | RegExp
  readonly send: string
  readonly typed?: string
  readonly unfold?: string
  /** The way there, when it is not its address. */
  readonly arrive?: (owner: Page) => Promise<unknown>
}

test.group('Interruptions on a phone', () => {
  test('ten forms are interrupted, each in another way, and nothing typed is lost', async () => {
    const owner = await phone.ownerOnPhone('/dashboard/vandaag')
    const { message, order, booking } = await pathsOf(owner)
    const code = { path: '/dashboard/actiecodes/nieuw', label: /^Code/, send: 'Opslaan' }
    const cases: [Interruption, Place][] = [
      [tapsAway, { path: message, label: 'Je antwoord', send: 'Verstuur antwoord' }],
      [logsInAgain, { path: '/dashboard/boekingen/nieuw', label: /^Notities/, send: 'Opslaan' }],
      [logsInAgain, { path: NEW_ORDER, label: /^Naam/, send: 'Opslaan als betaald' }],
      [tapsInTheSheet, { path: NEW_ORDER, label: /^E-mail/, send: '', typed: 'joke@example.nl' }],
      [stepsBack, { path: booking, label: 'De e-mail', send: '', arrive: openBooking }],
      [reloads, { path: order, label: 'Reden', send: 'Betaal terug', unfold: 'Terugbetalen' }],
      [logsInAgain, { path: order, label: 'Nieuwe notitie', send: 'Notitie opslaan' }],
      [followsTheWayBack, { ...code, typed: 'TELEFOON10' }],
      [logsInElsewhere, { path: '/dashboard/cadeaubonnen/nieuw', label: /^Notitie/, send: '' }],
      [losesTheLine, { path: SETTINGS, label: 'Wat bezoekers lezen', send: 'Melding opslaan' }],
    ]
    for (const [interrupt, place] of cases) await keepsTyping(owner, interrupt, place)
  }).timeout(240_000)
})

const NEW_ORDER = '/dashboard/bestellingen/nieuw'
const SETTINGS = '/dashboard/instellingen'

/** Types, is interrupted, finds it back, and throws it away. */
async function keepsTyping(owner: Page, interrupt: Interruption, place: Place) {
  const { path, label, send, typed = TYPED, unfold, arrive } = place
  await (arrive ?? ((page) => page.goto(path)))(owner)
  if (unfold) await button(owner, unfold).click()
  const field = owner.getByRole('main').getByLabel(label)
  await field.fill(typed)
  await interrupt(owner, { field, path, send })
  await expect(owner).toHaveURL(new RegExp(`${path}$`))
  await expect(field, `${interrupt.name} at ${path}`).toHaveValue(typed)
  await expect(owner.getByText('Wat je eerder typte, staat er nog.')).toBeVisible()
  await expectFineOnPhone(owner)
  await button(owner, 'Weggooien').click()
  await expect(owner.getByText('Wat je eerder typte, staat er nog.')).toHaveCount(0)
}

async function tapsAway(owner: Page, { field, path }: Form) {
  await phone.tapDaily(owner, 'Bestellingen')
  await choose(owner, 'Blijven')
  await expect(field).toHaveValue(TYPED)
  await phone.tapDaily(owner, 'Bestellingen')
  await choose(owner, 'Weggaan')
  await expect(heading(owner)).toHaveText('Bestellingen')
  await owner.goto(path)
}

async function tapsInTheSheet(owner: Page, { path }: Form) {
  await button(owner, /^Menu/).click()
  await owner.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cijfers' }).click()
  await choose(owner, 'Weggaan')
  await expect(heading(owner)).toHaveText('Cijfers')
  await owner.goto(path)
}

async function stepsBack(owner: Page) {
  await owner.goBack()
  await choose(owner, 'Weggaan')
  await expect(heading(owner)).toHaveText('Boekingen')
  await expect(owner).toHaveURL(/\/boekingen\?/)
  await owner.goForward()
}

/** A browser asks in its own words before it throws a page away. */
async function reloads(owner: Page) {
  const asked = new Promise<string>((told) =>
    owner.once('dialog', (dialog) => void dialog.accept().then(() => told(dialog.type())))
  )
  await owner.reload()
  expect(await asked).toBe('beforeunload')
}

async function followsTheWayBack(owner: Page, { path }: Form) {
  await owner.getByRole('main').getByRole('link', { name: 'Terug', exact: true }).click()
  await choose(owner, 'Weggaan')
  await expect(owner).not.toHaveURL(new RegExp(`${path}$`))
  await expect(heading(owner)).toHaveText('Actiecodes')
  await owner.goBack()
}

/** The session is over when the button is pressed; after the login the form is there again. */
async function logsInAgain(owner: Page, { send }: Form) {
  await owner.context().clearCookies()
  await button(owner, send).click()
  await expect(owner.getByRole('button', { name: 'Login' })).toBeVisible()
  await phone.logIn(owner)
}

/** The session is over when another page is tapped. */
async function logsInElsewhere(owner: Page, { path }: Form) {
  await owner.context().clearCookies()
  await phone.tapDaily(owner, 'Berichten')
  await choose(owner, 'Weggaan')
  await phone.logIn(owner)
  await expect(heading(owner)).toHaveText('Berichten')
  await owner.goto(path)
}

/**
 * The connection fails when the button is pressed: nothing is sent, and the page loads anew once it
 * is back.
 */
async function losesTheLine(owner: Page, { field, send }: Form) {
  await owner.context().setOffline(true)
  await button(owner, send).click()
  await expect(owner.getByText(/^Er is geen verbinding/)).toBeVisible()
  await expect(field).toHaveValue(TYPED)
  await owner.context().setOffline(false)
  await reloads(owner)
}

/** A message, a paid order and a booking of this test's own. */
async function pathsOf(owner: Page) {
  const [writer, buyer] = [uniqueAddress('schrijver'), uniqueAddress('koper')]
  await callShop('/contact', { name: 'Jan Smit', email: writer, comments: 'Past de stoel?' })
  await endPayment(
    await orderByCall('kunstroof', { naam: 'Els Smit', email: buyer, ...AT_HOME }),
    'paid'
  )
  await waitForMail(buyer)
  const here = () => new URL(owner.url()).pathname
  await phone.tapDaily(owner, 'Berichten')
  await phone.findRow(owner, writer)
  await expect(owner.getByRole('heading', { name: 'Antwoorden' })).toBeVisible()
  const message = here()
  await phone.openOrderOf(owner, buyer)
  const order = here()
  await openBooking(owner)
  return { message, order, booking: here() }
}

/** The evening of the demo for which no quote was made yet. */
async function openBooking(owner: Page) {
  await phone.tapMenu(owner, 'Boekingen')
  await phone.findRow(owner, 'Yilmaz')
  await expect(owner.getByRole('heading', { name: 'Offerte maken' })).toBeVisible()
}
