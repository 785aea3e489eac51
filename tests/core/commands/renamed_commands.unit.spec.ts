import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { renamedCommand } from '../../../bin/renamed_commands.js'

const FOLDER = join(import.meta.dirname, '../../../commands')
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
const NAMES = FILES.filter((file) => file.endsWith('.ts')).map(
  (file) => /commandName = '(.+)'/.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1] ?? file
)

test.group('Commands | old names', () => {
  test('the command {old} says that it is {now} now')
    .with([
      { old: 'beheerder', now: 'admin' },
      { old: 'beheerder:zonder-tweestaps', now: 'admin:reset-two-factor' },
      { old: 'bewaren', now: 'retention' },
      { old: 'boekje', now: 'booklet' },
      { old: 'boekjes', now: 'booklets' },
      { old: 'gegevens:uitvoer', now: 'personal-data:export' },
      { old: 'gegevens:wissen', now: 'personal-data:erase' },
      { old: 'inkijk', now: 'preview' },
      { old: 'opzetten', now: 'setup' },
      { old: 'prijs', now: 'price' },
      { old: 'repetitie', now: 'rehearsal' },
      { old: 'reservekopie:maak', now: 'backup:create' },
      { old: 'reservekopie:terug', now: 'backup:restore' },
      { old: 'winkel:controle', now: 'shop:check' },
    ])
    .run(({ assert }, { old, now }) => {
      assert.include(renamedCommand([old, '--proef', 'noor@example.nl']), `is now \`${now}\``)
      assert.include(NAMES, now, 'and that command exists')
      assert.notInclude(NAMES, old)
    })

  test('an old name is recognised behind a flag', ({ assert }) => {
    assert.include(renamedCommand(['--no-ansi', 'opzetten']), '`setup`')
  })

  test('present names and an empty command line pass', ({ assert }) => {
    for (const name of NAMES) assert.isNull(renamedCommand([name, 'opzetten']))
    assert.isNull(renamedCommand([]))
    assert.isNull(renamedCommand(['--help']))
  })
})
