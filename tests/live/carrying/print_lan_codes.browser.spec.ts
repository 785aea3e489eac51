import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { addressOnNetwork } from '#tests/helpers/core/listeners'
import { Hall } from '#tests/helpers/live/hall'
import { present } from '#tests/helpers/present'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { expect } from '#tests/helpers/visitor'

const network = addressOnNetwork()

test.group('The cards of a laptop in a hall without internet', () => {
  test('each QR code holds the address of its team at LAN_ADDRESS, and a phone gets in by it', async ({
    cleanup,
  }) => {
    const address = present(network, 'an address on a network')
    const shop = await StandaloneShop.make({
      ...{ LAN_ADDRESS: address, APP_URL: '', HOST: '', SMTP_HOST: '127.0.0.1' },
    })
    cleanup(() => shop.cleanUp())
    await shop.setUp({ anew: true })
    await shop.start()
    const password = readFileSync(join(shop.folder, 'demo.password'), 'utf8').trim()
    const hall = await Hall.open(2, { url: shop.url, database: shop.database, password })
    await hall.boss.goto(`${shop.url}/dashboard/klant/spellenfabriek/${hall.customerId}`)
    const codes = hall.boss.locator('.qr-card svg')
    await expect(codes).toHaveCount(2)
    const squares = codes.locator('path:last-of-type')
    for (const [index, team] of hall.addresses.entries()) {
      expect(team).toMatch(new RegExp(`^http://${address}:${shop.port}/spelen/`))
      await expect(squares.nth(index)).toHaveAttribute('d', qrSquares(team).path)
    }
    const phone = await hall.phone(2)
    await expect(phone.getByText('Spel verzamelpunt is gesloten')).toBeVisible()

    /**
     * The things that browsers give on https only are missing, and the game goes on without them.
     */
    await hall.begin()
    await phone.getByLabel('Teamnaam').fill('De Vossen')
    await phone.getByRole('button', { name: 'Ga verder' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Kies een kamer')
    expect(
      await phone.evaluate(() => [
        isSecureContext,
        'wakeLock' in navigator,
        'serviceWorker' in navigator,
      ])
    ).toEqual([false, false, false])
    const cookies = await phone.context().cookies()
    expect(cookies.length).toBeGreaterThan(0)
    expect(cookies.filter(({ name }) => name.startsWith('__Host-'))).toEqual([])
  })
    .timeout(120_000)
    .skip(network === null, 'This machine is on no network')
})
