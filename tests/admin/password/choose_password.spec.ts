import { test } from '@japa/runner'
import { ADMIN, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'

test.group('A new password', (group) => {
  group.each.setup(() => emptyShop())

  test('{nieuw} is refused: {why}')
    .with([
      { nieuw: 'aaaaaaaaaaaa', why: /te makkelijk/ },
      { nieuw: 'wachtwoord1234', why: /te makkelijk/ },
      { nieuw: 'welkom012345', why: /te makkelijk/ },
      { nieuw: 'qwertyuiop12', why: /te makkelijk/ },
      { nieuw: 'amsterdam1975', why: /te makkelijk/ },
      { nieuw: ADMIN.email, why: /e-mailadres/ },
      { nieuw: `${ADMIN.email}1`, why: /e-mailadres/ },
      { nieuw: ADMIN.password, why: /oude wachtwoord/ },
      { nieuw: 'kort', why: /minstens 12/ },
    ])
    .run(async ({ client, assert }, { nieuw: newPassword, why }) => {
      const admin = await loggedIn(client)
      const data = { huidig: ADMIN.password, nieuw: newPassword }
      const refused = await admin.post('/api/dashboard/wachtwoord', data)
      refused.assertStatus(422)
      assert.match(String(refused.body().errors.nieuw), why)
    })

  test('a wrong password and a weak new one are told at once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    for (const newPassword of ['kort', 'wachtwoord1234']) {
      const refused = await admin.post('/api/dashboard/wachtwoord', {
        huidig: 'mis',
        nieuw: newPassword,
      })
      refused.assertStatus(422)
      assert.sameMembers(Object.keys(refused.body().errors), ['huidig', 'nieuw'])
    }
  })
})
