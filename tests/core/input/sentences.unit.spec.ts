import { test } from '@japa/runner'
import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import { errors, VineValidator } from '@vinejs/vine'
import '#start/validator'

type AnyValidator = VineValidator<never, undefined>
type Schema = {
  readonly schema: { readonly schema: { readonly properties: readonly { fieldName: string }[] } }
}

/** What a form may hold in place of what was asked for. */
const WRONG = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(20_000),
  '"a b"@example.nl',
  0,
  -1.5,
  1e12,
  true,
  [],
  [1],
  ['x', 'y'],
  Array.from({ length: 5000 }, () => 1),
  Array.from({ length: 5000 }, () => ({})),
  {},
  [{}],
  { a: 1 },
]

/** Words of a schema, and of the library's own sentences. */
const FOREIGN = /\{\{|\b(the|field|must|selected|invalid|value)\b|undefined|NaN|[a-z][A-Z]|\w_\w/

async function validators(): Promise<[string, AnyValidator][]> {
  const found: [string, AnyValidator][] = []
  for await (const file of glob('app/**/*_validator.ts', { cwd: app.makePath() })) {
    const exported = (await import(app.makeURL(file).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      if (value instanceof VineValidator)
        found.push([`${basename(file)}: ${name}`, value as AnyValidator])
  }
  return found
}

async function refusals(validator: AnyValidator, data: object): Promise<string[]> {
  const [error] = await validator.tryValidate(data, undefined as never)
  if (!error) return []
  if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error as Error
  return (error.messages as { message: string }[]).map(({ message }) => message)
}

test.group('The sentence about a refused field', () => {
  test('every refusal of every form is a Dutch sentence without the name of a field', async ({
    assert,
  }) => {
    const all = await validators()
    assert.isAbove(all.length, 25)
    const said = new Set<string>()
    for (const [name, validator] of all) {
      const { schema } = (validator.toJSON() as unknown as Schema).schema
      const fields = schema.properties.map(({ fieldName }) => fieldName)
      for (const value of WRONG) {
        const data = Object.fromEntries(fields.map((field) => [field, value]))
        for (const sentence of await refusals(validator, data)) {
          assert.notMatch(sentence.replace('KvK', ''), FOREIGN, name)
          assert.match(sentence, /^[A-Z].*\.$/, name)
          for (const field of fields) assert.notInclude(sentence, `Vul ${field} `, name)
          said.add(sentence)
        }
      }
    }
    assert.isAbove(said.size, 30)
  })
})
