import { test } from '@japa/runner'
import { dayOf } from '#domain/dutch_time'
import { checkOut, fillIn, field, orderButton } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { admin } from '#tests/helpers/live/hall'
import { matched } from '#tests/helpers/present'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import { expect, expectAccessible, open, visitor } from '#tests/helpers/visitor'

const DAY_MS = 86_400_000
const day = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS))
const REFUSED = /status of 422 .*\/api\/eindejaarsspel\//
/** A name that a phone has to break. */
const LONG_NAME = 'Oma Wolfeschlegelsteinhausenbergerdorff'

test.group('Giving a game', () => {
  test('a giver orders a game as a gift, and its receiver unwraps it and begins', async () => {
    const giver = await visitor({ allowed: [REFUSED] })
    const [email, receiver] = [uniqueAddress(), uniqueAddress('truus')]
    await open(giver, '/bestellen/eindejaarsspel')
    await fillIn(giver, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await expect(giver.getByText('Voor wie is het?')).toHaveCount(0)
    await giver.getByRole('checkbox', { name: 'Is het een cadeau?' }).check()
    await fillIn(giver, {
      'Voor wie is het?': LONG_NAME,
      'E-mail van de ontvanger': email,
      'Je bericht': 'Gefeliciteerd!',
    })
    await giver.getByLabel('Op welke dag?').fill(day(-1))
    await expectAccessible(giver)
    expect(await sticksOutWhenSpaced(giver)).toEqual([])
    await orderButton(giver).click()
    await expect(giver.getByText('Dit is je eigen e-mailadres.')).toBeVisible()
    await expect(giver.getByText('Deze dag is al voorbij.')).toBeVisible()
    await expect(field(giver, 'E-mail van de ontvanger')).toBeFocused()

    await fillIn(giver, { 'E-mail van de ontvanger': receiver })
    await giver.getByLabel('Op welke dag?').fill(day(3))
    await orderButton(giver).click()
    await checkOut(giver, 'Betaald')
    await expect(giver.getByText('Het cadeau gaat op de dag die je koos')).toBeVisible()
    await expect(giver.getByRole('link', { name: 'Begin met spelen' })).toHaveCount(0)

    const confirmation = await waitForMail(email)
    expect(confirmation.text).not.toContain('/spelen/')
    expect(confirmation.text, 'a gap where a part was left out').not.toMatch(/(\r?\n){3}/)
    await open(giver, link(confirmation, '/bestelling/').replace('/cadeaukaart', ''))
    await expect(giver.getByRole('heading', { name: `Een cadeau voor ${LONG_NAME}` })).toBeVisible()
    await expectAccessible(giver)
    expect(await sticksOutWhenSpaced(giver)).toEqual([])
    const [card] = await Promise.all([
      giver.waitForEvent('download'),
      giver.getByRole('link', { name: 'Download de kaart' }).click(),
    ])
    expect(card.suggestedFilename()).toMatch(/^cadeaukaart-EK-.*\.pdf$/)

    await sendNow(confirmation)
    const gift = await waitForMail(receiver)
    expect(gift.subject).toBe('Noor de Vries geeft je een spel cadeau')
    const player = await visitor()
    await open(player, link(gift, '/cadeau/'))
    await expect(player.getByText('Gefeliciteerd!')).toBeVisible()
    await expectAccessible(player)
    expect(await sticksOutWhenSpaced(player)).toEqual([])
    await player.getByRole('button', { name: 'Begin met spelen' }).click()
    await expect(player).toHaveURL(/\/spelen\/[^/]+\/eindejaarsspel$/)
    await expect(player.getByRole('main')).not.toContainText('De opgegeven code is verlopen')
    await open(player, link(gift, '/cadeau/'))
    await expect(player.getByRole('link', { name: 'Verder spelen' })).toBeVisible()
  }).timeout(120_000)
})

/** The owner sends a gift before its day. */
async function sendNow({ subject }: { readonly subject: string }) {
  const [number] = matched(/EK-\w+/, subject)
  const owner = await admin()
  await owner.goto(`/dashboard/bestellingen?zoek=${number}`)
  await owner.getByRole('link', { name: number }).first().click()
  await expect(owner.getByRole('heading', { name: 'Cadeau', exact: true })).toBeVisible()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Nu sturen' }).click()
  await expect(
    owner.getByRole('status').filter({ hasText: 'Het cadeau is onderweg.' })
  ).toBeVisible()
}
