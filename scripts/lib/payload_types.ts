import { writeFile } from 'node:fs/promises'
import type { AllHooks } from '@adonisjs/assembler/types'

const HEAD = `/** Generated from the validators of the controllers by \`node ace codegen\`. */
import type { VineValidator } from '@vinejs/vine'
import type { InferInput } from '@vinejs/vine/types'

/** What a validator reads, or one that a function chooses. */
type InputOf<V> = V extends (...given: never[]) => infer Chosen
  ? InputOf<Chosen>
  : V extends VineValidator<infer _Schema, infer _Meta>
    ? InferInput<V>
    : never
`

/** The calls of a game, whose link `play_link_middleware.ts` reads. */
const BY_LINK = /^\/api\/:spel\//
const LINK = { specifier: '#app/play/puzzles/submission_validator', value: 'linkValidator' }

type Hook = Extract<AllHooks['routesScanned'][number], { run: unknown }>['run']
type Validator = Readonly<Record<'specifier' | 'value', string>>

const inputOf = ({ specifier, value }: Validator) =>
  `InputOf<(typeof import('${specifier}'))['${value}']>`

/** Writes what each call takes, by the name of its route: what its validators read. */
const writePayloadTypes: Hook = async (_parent, scanner) => {
  const lines = scanner
    .getScannedRoutes()
    .flatMap(({ name, methods, pattern, validators = [] }) => {
      const read = validators
        .map((validator): Validator => validator.import)
        .filter(({ value }) => value.endsWith('Validator'))
      const parts = [
        ...(read.length > 0 ? [`(${read.map(inputOf).join(' | ')})`] : []),
        ...(BY_LINK.test(pattern) ? [inputOf(LINK)] : []),
      ]
      if (methods[0] === 'GET' || parts.length === 0) return []
      return `  '${name}': ${parts.join(' & ')}`
    })
  const types = `${HEAD}\nexport type Payloads = {\n${lines.join('\n')}\n}\n`
  await writeFile(new URL('../../.adonisjs/client/payloads.d.ts', import.meta.url), types)
}

export default writePayloadTypes
