import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { deactivateAdmin } from '#app/admin/accounts/manage_accounts'
import Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'

const API = '/api/dashboard/beheerder'
const CONFIRMED = { huidig: ADMIN.password }
const SAM = { naam: 'Sam', email: 'Sam@example.nl', rol: 'eigenaar', ...CONFIRMED }

const colleague = (email: string) =>
  Admin.create({ name: 'Collega', email, password: 'kruidnagel-fiets-maan' })

async function loggedInAs(client: ApiClient, email: string) {
  const browser = new Browser(client)
  await browser.open('/login')
  ;(await browser.post('/api/login', { email, password: 'kruidnagel-fiets-maan' })).assertStatus(
    200
  )
  await browser.open('/dashboard')
  return browser
}

test.group('The admins of the shop', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner invites somebody, who gets a mail and cannot log in yet', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    ;(await owner.post('/api/dashboard/beheerders', SAM)).assertStatus(200)
    const sam = await Admin.findByOrFail('email', 'sam@example.nl')
    assert.equal(sam.state, 'invited')
    assert.equal(sam.role, 'eigenaar')
    const link = await AdminLink.findByOrFail('admin_id', sam.id)
    const mail = await Mail.findOrFail(link.mailId)
    assert.equal(mail.email, 'sam@example.nl')
    const page = await owner.open('/dashboard/beheerders')
    page.assertTextIncludes('sam@example.nl')
    assert.notInclude(page.text(), '$scrypt$')
  })

  test('an owner gives the password for each change, which is written in the log', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const { id } = await colleague('collega@example.nl')
    for (const path of [`${API}/${id}/stop`, `${API}/${id}/hervat`])
      (await owner.post(path, { huidig: 'anders' })).assertStatus(422)
    ;(await owner.send('put', `${API}/${id}/rol`, { rol: 'spelleider' })).assertStatus(422)
    ;(await owner.post('/api/dashboard/beheerders', { ...SAM, huidig: '' })).assertStatus(422)
    assert.lengthOf(await AuditEntry.all(), 0)

    const role = { rol: 'spelleider', ...CONFIRMED }
    ;(await owner.send('put', `${API}/${id}/rol`, role)).assertStatus(200)
    ;(await owner.post(`${API}/${id}/stop`, CONFIRMED)).assertStatus(200)
    ;(await owner.post(`${API}/${id}/hervat`, CONFIRMED)).assertStatus(200)
    const kinds = (await AuditEntry.query().orderBy('id')).map(({ what }) => what)
    assert.deepEqual(kinds, ['admin_role_changed', 'admin_deactivated', 'admin_reactivated'])
  })

  test('an admin who is shut out is out at once, and cannot come back', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const { id, email } = await colleague('collega@example.nl')
    const theirs = await loggedInAs(client, email)
    ;(await owner.post(`${API}/${id}/stop`, CONFIRMED)).assertStatus(200)
    assert.equal((await theirs.open('/dashboard')).header('location'), '/login')
    await theirs.open('/login')
    const again = { email, password: 'kruidnagel-fiets-maan' }
    ;(await theirs.post('/api/login', again)).assertStatus(403)
    ;(await owner.post(`${API}/${id}/hervat`, CONFIRMED)).assertStatus(200)
    ;(await theirs.post('/api/login', again)).assertStatus(200)
  })

  test('an owner cannot shut out or demote themselves', async ({ client }) => {
    const owner = await loggedIn(client)
    await colleague('collega@example.nl')
    const { id } = await Admin.findByOrFail('email', ADMIN.email)
    ;(await owner.post(`${API}/${id}/stop`, CONFIRMED)).assertStatus(409)
    const role = { rol: 'spelleider', ...CONFIRMED }
    ;(await owner.send('put', `${API}/${id}/rol`, role)).assertStatus(409)
  })

  test('two owners who shut each other out at the same moment leave one', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      await emptyShop()
      const [a, b] = [await colleague('a@example.nl'), await colleague('b@example.nl')]
      const outcomes = await Promise.all([deactivateAdmin(a, b.id), deactivateAdmin(b, a.id)])
      assert.lengthOf(
        outcomes.filter(({ ok }) => ok),
        1
      )
      const left = (await Admin.all()).filter(({ state }) => state === 'active')
      assert.lengthOf(left, 1)
    }
  })

  test('one address is invited once, also when it is sent twice at once', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => owner.post('/api/dashboard/beheerders', SAM))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 422, 422])
    assert.lengthOf(await Admin.query().where('email', 'sam@example.nl'), 1)
  })

  test('a game master is invited to an evening, and not here', async ({ client, assert }) => {
    const owner = await loggedIn(client)
    const asked = { ...SAM, rol: 'spelleider' }
    ;(await owner.post('/api/dashboard/beheerders', asked)).assertStatus(422)
    assert.lengthOf(await Admin.all(), 1)
  })

  test('an invitation that is withdrawn leaves nothing behind', async ({ client, assert }) => {
    const owner = await loggedIn(client)
    await owner.post('/api/dashboard/beheerders', SAM)
    const { id } = await Admin.findByOrFail('email', 'sam@example.nl')
    ;(await owner.post(`${API}/${id}/uitnodiging`, CONFIRMED)).assertStatus(200)
    assert.lengthOf(await Mail.query().where('email', 'sam@example.nl'), 1)
    ;(await owner.send('delete', `${API}/${id}/uitnodiging`, CONFIRMED)).assertStatus(200)
    assert.isNull(await Admin.find(id))
    assert.lengthOf(await AdminLink.all(), 0)
    assert.lengthOf(await Mail.query().where('email', 'sam@example.nl'), 0)
    const admin = await Admin.findByOrFail('email', ADMIN.email)
    ;(await owner.send('delete', `${API}/${admin.id}/uitnodiging`, CONFIRMED)).assertStatus(409)
  })
})
