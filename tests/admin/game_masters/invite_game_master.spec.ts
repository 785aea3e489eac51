import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { linkUrl } from '#app/admin/password_links/link_address'
import { compose } from '#app/shop/mails/compose'
import { shopSettings } from '#app/shop/settings/shop_settings'
import Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'
import AuditEntry from '#models/admin/audit_entry'
import GameMasterGrant from '#models/admin/game_master_grant'
import Mail from '#models/shop/mail'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createGameMaster, knock } from '#tests/helpers/live/game_master'
import { present } from '#tests/helpers/present'
import { createEvening } from '#tests/helpers/live/playing_evening'

const API = '/api/dashboard/klant/spellenfabriek/spelleiders'
const SAM = { naam: 'Sam', email: 'Leider@example.nl', tot: null, huidig: ADMIN.password }

const lastMail = async () => {
  const mail = await Mail.query().orderBy('id', 'desc').firstOrFail()
  return { mail, composed: present(await compose(mail, await shopSettings()), 'the mail') }
}

test.group('Inviting a game master', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner invites somebody, who chooses a password by the link, once, and leads that evening', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening()
    const owner = await loggedIn(client)
    ;(await owner.post(`${API}/${customer.id}`, SAM)).assertStatus(200)
    const { mail, composed } = await lastMail()
    assert.equal(mail.kind, 'spelleider_uitnodiging')
    assert.equal(composed.to, 'leider@example.nl')
    assert.include(composed.subject, 'Bakkerij Brink')
    assert.equal(composed.data.until, 'tot 24 uur na het einde van het spel')

    const link = await AdminLink.query().firstOrFail()
    assert.equal(composed.data.url, await linkUrl(link))
    const { pathname, searchParams } = new URL(String(composed.data.url))
    const sam = new Browser(client)
    ;(await sam.open(`${pathname}?${searchParams}`)).assertStatus(200)
    const choice = { ...Object.fromEntries(searchParams), nieuw: 'kruidnagel-fiets-maan' }
    ;(await sam.post(`/api${pathname}`, choice)).assertStatus(200)
    ;(await sam.post(`/api${pathname}`, choice)).assertStatus(409)

    const { answer, browser } = await knock(client)
    answer.assertStatus(200)
    assert.equal(answer.body().naar, '/spelleiding')
    ;(await browser.open(`/spelleiding/${customer.id}/lobby`)).assertStatus(200)
    const kinds = (await AuditEntry.query().orderBy('id')).map(({ what }) => what)
    assert.deepEqual(kinds, ['game_master_invited', 'invitation_accepted'])
  })

  test('the evening and the list of admins show who leads, and until when', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening()
    const owner = await loggedIn(client)
    const tot = DateTime.now().plus({ days: 3 }).toFormat("yyyy-MM-dd'T'20:00")
    ;(await owner.post(`${API}/${customer.id}`, { ...SAM, tot })).assertStatus(200)
    for (const path of [`/dashboard/klant/spellenfabriek/${customer.id}`, '/dashboard/beheerders'])
      (await owner.open(path)).assertTextIncludes('leider@example.nl')
    const grant = await GameMasterGrant.firstOrFail()
    assert.equal(grant.until?.setZone('Europe/Amsterdam').toFormat("yyyy-MM-dd'T'HH:mm"), tot)
    assert.match(String((await lastMail()).composed.data.until), /om 20.00 uur$/)
  })

  test('an owner reads at the field why an invitation is refused, and nothing is kept: {what}')
    .with([
      { what: 'a wrong password', change: { huidig: 'mis' }, field: 'huidig' },
      { what: 'a moment in the past', change: { tot: '2020-01-01T10:00' }, field: 'tot' },
      { what: 'a moment years ahead', change: { tot: '2099-01-01T10:00' }, field: 'tot' },
      { what: 'a moment that does not exist', change: { tot: '2026-02-30T10:00' }, field: 'tot' },
      { what: 'no address', change: { email: 'sam' }, field: 'email' },
      { what: 'no name', change: { naam: ' ' }, field: 'naam' },
      { what: 'an owner', change: { email: ADMIN.email }, field: 'email' },
    ])
    .run(async ({ client, assert }, { change, field }) => {
      const { customer } = await createEvening()
      const owner = await loggedIn(client)
      const answer = await owner.post(`${API}/${customer.id}`, { ...SAM, ...change })
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
      assert.lengthOf(await GameMasterGrant.all(), 0)
      assert.lengthOf(await Mail.all(), 0)
      assert.lengthOf(await Admin.all(), 1)
    })

  test('an invited person who has an account keeps the password, and is told to log in', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await createEvening(), await createEvening()]
    await createGameMaster([first.game])
    const owner = await loggedIn(client)
    ;(await owner.post(`${API}/${second.customer.id}`, SAM)).assertStatus(200)
    assert.lengthOf(await AdminLink.all(), 0)
    const { composed } = await lastMail()
    assert.match(String(composed.data.url), /\/login$/)
    const { browser } = await knock(client)
    ;(await browser.open(`/spelleiding/${second.customer.id}/lobby`)).assertStatus(200)
  })

  test('one person invited five times at once has one account and one invitation', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening()
    const owner = await loggedIn(client)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(`${API}/${customer.id}`, SAM))
    )
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200, 200, 200, 200]
    )
    assert.lengthOf(await Admin.query().where('email', 'leider@example.nl'), 1)
    assert.lengthOf(await GameMasterGrant.all(), 1)
    const open = await AdminLink.query().where('expires_at', '>', DateTime.utc().toSQL())
    assert.lengthOf(open, 1)
  })

  test('an invited person who never chose a password is forgotten with the invitation', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening()
    const owner = await loggedIn(client)
    ;(await owner.post(`${API}/${customer.id}`, SAM)).assertStatus(200)
    const { id } = await GameMasterGrant.firstOrFail()
    ;(await owner.send('delete', `${API}/${customer.id}/${id}`)).assertStatus(200)
    assert.isNull(await Admin.findBy('email', 'leider@example.nl'))
    assert.lengthOf(await Mail.all(), 0)
  })

  test('an invitation is withdrawn on its own evening only', async ({ client, assert }) => {
    const [first, second] = [await createEvening(), await createEvening()]
    const { grants } = await createGameMaster([first.game])
    const owner = await loggedIn(client)
    const path = `${API}/${second.customer.id}/${grants[0]?.id}`
    ;(await owner.send('delete', path)).assertStatus(409)
    assert.isNull((await GameMasterGrant.firstOrFail()).withdrawnAt)
  })
})
