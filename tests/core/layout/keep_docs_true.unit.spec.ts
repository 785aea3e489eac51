import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { resolveSettings, SettingsError } from '#app/core/settings'
import { ALARM_KINDS } from '#domain/shop/alarms'
import {
  RETENTION_RULES,
  type RetentionRuleName,
  type Term,
} from '#domain/shop/retention/retention_rules'
import { DRILLS } from '../../../drill/drills.js'
import { present } from '#tests/helpers/present'

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].toSorted()
const read = (file: string) => readFileSync(file, 'utf8')
const SOURCES = ['app', 'start', 'config', 'providers', 'scripts', 'tests', 'domain', 'games']
  .concat(['inertia', 'bin', 'commands'])
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
const code = SOURCES.map(read).join('\n')
const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, word]) => present(word, 'the word'))

/** The names of the settings that the shop asks for in this mode. */
function settingsOf(mode: 'demo' | 'live'): string[] {
  const asked = new Set<string>()
  const environment = new Proxy({} as Record<string, string>, {
    get: (_, name) => {
      asked.add(String(name))
      return name === 'SHOP_MODE' ? mode : undefined
    },
  })
  try {
    resolveSettings(environment, '/tmp')
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
  }
  return [...asked].toSorted()
}

const TRIED = 'docs/operations/what_was_tried.md'
/** Marks the same drill on the other database. */
const ALSO = '-postgres'

/** The cells of the table below a heading, of the page about drills unless told otherwise. */
function rowsOf(heading: string, page = TRIED): string[][] {
  const [, section = ''] = read(page).split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const lines = own.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  )
}

/** The titles of the tests of a file, as they stand there. */
const titlesIn = (file: string) =>
  [...read(file).matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , title]) => title)

/** How a row of what is kept begins, and the rules that it tells of. */
const KEPT = [
  ['orders, with payments', 'orders'],
  ['orders that were never paid', 'unpaid'],
  ['progress', 'progress'],
  ['contact messages', 'messages'],
  ['withdrawals without', 'loose_withdrawals'],
  ['mails about an address', 'loose_mails', 'loose_alarms'],
  ['statistics', 'tallies'],
  ['wrong answers at a puzzle', 'guesses', 'opinions'],
  ['wrong answers that were', 'rare_guesses'],
  ['ratings', 'ratings'],
  ['bookings', 'bookings'],
  ['vouchers', 'vouchers'],
  ['where admins', 'admin_sessions'],
  ['accounts of game masters', 'game_masters'],
  ['who changed what', 'audit_entries'],
  ['zips', 'invoice_exports'],
  ['what the provider paid out', 'settlements'],
  ['rendered downloads', 'files'],
] as const satisfies readonly [string, ...RetentionRuleName[]][]

function termInEnglish(term: Term): string {
  if ('days' in term) return `${term.days} days`
  if ('months' in term) return `${term.months} months`
  if ('years' in term) return term.years === 1 ? '1 year' : `${term.years} years`
  return `${term.fiscalYears} years, counted from the end of the year`
}

test.group('The claims of the documents', () => {
  const explained = found(/^# ([A-Z][A-Z_0-9]+)=/gm, read('.env.example'))

  test('a setting that a {$self} shop reads is explained in .env.example')
    .with(['demo', 'live'] as const)
    .run(({ assert }, mode) => {
      assert.includeMembers(explained, settingsOf(mode))
    })

  test('a setting that is explained is read', ({ assert }) => {
    assert.deepEqual(
      explained.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
      []
    )
  })

  test('a command of ours is in the list of commands', ({ assert }) => {
    const ours = found(/commandName = '([^']+)'/g, globSync('commands/**/*.ts').map(read).join())
    const listed = found(/^\| `([a-z:-]+)/gm, read('docs/operations/commands.md'))
    assert.isNotEmpty(ours)
    assert.includeMembers(listed, ours)
  })

  test('each alarm is explained to the operator of the shop, and no other', ({ assert }) => {
    const list = read('docs/operations/when_something_breaks.md').split('\n## Alarms\n')[1] ?? ''
    const [own = ''] = list.split('\n## ')
    assert.sameMembers(found(/^- \*\*`(\w+)`\*\*/gm, own), [...ALARM_KINDS])
  })

  test('each link and each path of a file in {$self} leads somewhere')
    .with(PAGES)
    .run(({ assert }, page) => {
      const text = read(page)
      const links = found(/\]\(([^)#\s]+)/g, text).filter((link) => !/^[a-z]+:/.test(link))
      const dead = links.filter((link) => !existsSync(join(dirname(page), link)))
      const paths = page.includes('/decisions/') ? [] : found(/`([a-z_]+\/[\w./-]+\.tsx?)`/g, text)
      assert.deepEqual([...dead, ...paths.filter((path) => !existsSync(path))], [])
    })

  test('each promise about a fault is what its drill holds the shop to, and was measured', ({
    assert,
  }) => {
    const table = rowsOf('What the drills hold')
    const bases = DRILLS.filter(({ name }) => !DRILLS.some((one) => name === `${one.name}${ALSO}`))
    assert.deepEqual(
      table.map(([drill, about, promise]) => [drill, about, promise]),
      bases.map(({ name, about, promise }) => [`\`${name}\``, about, promise])
    )
    for (const [index, { name, database, needs }] of bases.entries()) {
      const [, , , sqlite, postgres] = present(table[index], name)
      const both = DRILLS.some((one) => one.name === `${name}${ALSO}`)
      const [onSqlite, onPostgres] = both
        ? [true, true]
        : [!/postgres/.test(`${name} ${needs} ${database}`), /postgres/.test(`${name} ${needs}`)]
      assert.equal(sqlite !== '', onSqlite, `${name} on SQLite`)
      assert.equal(postgres !== '', onPostgres, `${name} on PostgreSQL`)
    }
  })

  test('each other number that is promised has a test that holds it', ({ assert }) => {
    const table = rowsOf('What tests hold')
    assert.isNotEmpty(table)
    for (const [promise, file, title] of table) {
      const path = present(file, promise ?? '').replaceAll('`', '')
      assert.isTrue(existsSync(path), path)
      assert.include(titlesIn(path), present(title, path), promise)
    }
  })

  test('the drills without a short form are named, with the reason', ({ assert }) => {
    const [, sentence = ''] = /Only in the long form are ([^.]+)\./.exec(read(TRIED)) ?? []
    const long = DRILLS.filter(({ name, short }) => !short && !name.endsWith(ALSO))
    assert.sameMembers(
      found(/`([^`]+)`/g, sentence),
      long.map(({ name }) => name)
    )
  })

  test('everything is kept for as long as the owner reads', ({ assert }) => {
    const kept = rowsOf('What is kept, and forgetting', 'docs/operations/each_day.md')
    assert.sameMembers(
      KEPT.flatMap(([, ...names]) => names),
      RETENTION_RULES.map(({ name }) => name)
    )
    for (const [begin, ...names] of KEPT) {
      const [, term] = present(
        kept.find(([what]) => what?.startsWith(begin)),
        begin
      )
      for (const name of names) {
        const rule = RETENTION_RULES.find((one) => one.name === name)
        assert.equal(termInEnglish(present(rule, name).term), term, name)
      }
    }
  })

  test('the architecture is read in two pages', ({ assert }) => {
    assert.isAtMost(read('docs/architecture.md').split(/\s+/).filter(Boolean).length, 1_800)
  })

  test('the glossary fits on one screen', ({ assert }) => {
    const rows = read('docs/glossary.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
    assert.isAtMost(rows.length - 2, 30)
  })

  test('a newcomer finds in the architecture {about}')
    .with([
      { about: 'where points are computed', file: 'domain/live/game/room_points.ts' },
      { about: 'the points of a team', file: 'app/live/game/standings.ts' },
      {
        about: 'the mail after a payment',
        file: 'app/shop/deliveries/mails/delivery_mail.edge',
      },
      {
        about: 'what the order button says',
        file: 'inertia/shop/checkout/order_button_label.ts',
      },
      { about: 'how a room is added', file: 'app/live/rooms/manage_rooms.ts' },
      { about: 'what a tap costs', file: 'tests/live/game/count_queries.spec.ts' },
      { about: 'VAT', file: 'domain/shop/invoices/vat.ts' },
      { about: 'the limit of a login', file: 'app/admin/session/login_brakes.ts' },
      { about: 'until when somebody may withdraw', file: 'domain/shop/withdrawals.ts' },
      { about: 'how long a download works', file: 'domain/shop/deliveries.ts' },
      {
        about: 'where a discount code is used up',
        file: 'app/shop/discount_codes/reserve_discount_code.ts',
      },
      { about: 'the owner’s page of an order', file: 'inertia/shop/orders/admin_order_page.tsx' },
    ])
    .run(({ assert }, { file }) => {
      assert.include(read('docs/architecture.md'), `\`${file}\``)
      assert.isTrue(existsSync(file), file)
    })

  test('each name of the glossary is in the code', ({ assert }) => {
    const rows = read('docs/glossary.md').split('\n')
    const names = rows.flatMap((row) => found(/`([A-Za-z]{3,})`/g, row.split('|')[2] ?? ''))
    assert.isNotEmpty(names)
    assert.deepEqual(
      names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
      []
    )
  })
})
