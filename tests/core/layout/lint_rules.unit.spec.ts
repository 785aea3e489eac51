import { ESLint } from 'eslint'
import { test } from '@japa/runner'

/** It runs without the rules that need the types of a whole program. */
const eslint = new ESLint()

test('lint refuses {title}')
  .with([
    {
      title: 'an address in a page, outside the table of routes',
      file: 'inertia/shop/catalogue/sample_page.tsx',
      code: `export const sample = <a href="/bestelling">x</a>`,
      message: 'Name the route',
    },
    {
      title: 'an address in a hook',
      file: 'inertia/shop/catalogue/use_sample.ts',
      code: 'export const sample = (id: string) => `/spelen/${id}`',
      message: 'Name the route',
    },
    {
      title: 'an address in a mail, outside the routes',
      file: 'app/shop/orders/sample.ts',
      code: 'export const sample = (url: string, token: string) => `${url}/bestelling/${token}`',
      message: 'Name the route: urlFor or toRoute',
    },
    {
      title: 'a redirect to an address, outside the routes',
      file: 'app/shop/orders/sample.ts',
      code: `export const sample = '/dashboard'`,
      message: 'Name the route: urlFor or toRoute',
    },
    {
      title: 'a heading without its size',
      file: 'inertia/shop/catalogue/sample_page.tsx',
      code: 'export const sample = <h2>x</h2>',
      message: 'Use Heading',
    },
    {
      title: 'a time zone of its own in a page',
      file: 'inertia/shop/catalogue/use_sample.ts',
      code: `export const zone = 'Europe/Amsterdam'`,
      message: 'domain/dutch_time.ts knows the zone',
    },
    {
      title: 'a time zone of its own on the server',
      file: 'app/shop/orders/sample.ts',
      code: `export const zone = 'Europe/Amsterdam'`,
      message: 'domain/dutch_time.ts knows the zone',
    },
    {
      title: 'a date that is written in a way of its own',
      file: 'app/shop/orders/sample.ts',
      code: `import { DateTime } from 'luxon'\nexport const day = DateTime.now().toFormat('dd-MM')`,
      message: 'How a date is written',
    },
    {
      title: 'a second way to call the server',
      file: 'inertia/shop/catalogue/use_sample.ts',
      code: `export const sample = () => fetch('https://example.nl')`,
      message: 'Use call of ~/wire/call',
    },
    {
      title: 'a transaction whose commit nobody confirms',
      file: 'app/shop/orders/sample.ts',
      code: `import db from '@adonisjs/lucid/services/db'\nexport const sample = () => db.transaction()`,
      message: 'Use inTransaction',
    },
    {
      title: 'an address of a visitor that is not that of the home',
      file: 'app/shop/orders/sample.ts',
      code: 'export const sample = (request: { ip(): string }) => request.ip()',
      message: 'Use clientAddress',
    },
    {
      title: 'a rule that reads the database',
      file: 'domain/shop/sample.ts',
      code: `export { default } from '@adonisjs/lucid/services/db'`,
      message: 'domain/ is pure',
    },
    {
      title: 'a page that takes code of the server',
      file: 'inertia/shop/catalogue/use_sample.ts',
      code: `export { env } from '#config/database'`,
      message: 'The browser takes values from domain/ only',
    },
    {
      title: 'a page that writes dates in a way of its own',
      file: 'inertia/shop/figures/sample.ts',
      code: `export const sample = new Intl.DateTimeFormat('nl-NL')`,
      message: 'knows how a date is written',
    },
    ...[
      'games/sample/sample.ts',
      'drill/sample.ts',
      'bench/lib/sample.ts',
      'scripts/sample.ts',
    ].map((file) => ({
      title: `a value that is taken to be there, in ${file}`,
      file,
      code: 'export const sample = (list: string[]) => list[0]!',
      message: 'Forbidden non-null assertion',
    })),
  ])
  .run(async ({ assert }, { file, code, message }) => {
    const [result] = await eslint.lintText(code, { filePath: file })
    const said = result?.messages.map((found) => found.message) ?? []
    assert.isTrue(
      said.some((text) => text.includes(message)),
      said.join('\n')
    )
  })
