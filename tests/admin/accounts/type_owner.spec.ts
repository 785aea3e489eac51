import ace from '@adonisjs/core/services/ace'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import Admin from '#models/admin/admin'
import { emptyShop } from '#tests/helpers/database'

const PASSWORD = 'zeven-paarse-olifanten-fietsen'
const ASKED = {
  name: 'Naam',
  password: 'Wachtwoord, minstens 12 tekens',
  again: 'Hetzelfde wachtwoord nog een keer',
}

const typing = async (email: string) => {
  const { default: Command } = await import('../../../commands/admin.js')
  return ace.create(Command, [email])
}

test.group('An owner made at the command line', (group) => {
  group.each.setup(() => emptyShop())

  test('an operator types the password twice, and an address that a form would take', async ({
    assert,
  }) => {
    const command = await typing(' Ｎoor@Example.nl ')
    command.prompt.trap(ASKED.name).replyWith('Noor')
    command.prompt.trap(ASKED.password).assertFails('kort').replyWith(PASSWORD)
    command.prompt
      .trap(ASKED.again)
      .assertFails('zeven-paarse-olifanten-fietsten', 'Dit is een ander wachtwoord')
      .assertPasses(PASSWORD)
      .replyWith(PASSWORD)
    await command.exec()
    assert.equal(command.exitCode, 0, String(command.error))
    const { password } = await Admin.findByOrFail('email', 'noor@example.nl')
    assert.isTrue(await hash.verify(password, PASSWORD))
  })

  test('{$self} is no address, and makes nobody an owner')
    .with(['noor', 'noor@', '"a b"@example.nl', 'noor@example'])
    .run(async ({ assert }, address) => {
      const before = await Admin.all()
      const command = await typing(address)
      await command.exec()
      assert.equal(command.exitCode, 1)
      assert.lengthOf(await Admin.all(), before.length)
    })
})
