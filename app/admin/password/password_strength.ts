import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { contextWords } from '#domain/admin/password/password_context'

/**
 * The lowest score that is accepted, out of 0 to 4. It stands for at least 10^8 guesses, which the
 * brakes of the login prevent.
 */
const STRONG = 3
/** A longer text is strong by its beginning, or not at all; looking at all of it takes seconds. */
const LOOKED_AT = 48

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password withstands guessing, by lists of common passwords, Dutch words and names, and
 * the words of this admin.
 */
export async function passwordStrength(password: string, known: readonly string[]) {
  estimator ??= load()
  const { score } = (await estimator).check(password, contextWords(known))
  return { strong: score >= STRONG }
}

/** The lists take half a second and some memory, so they are read when somebody needs them. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, dutch] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ])
  return new Estimator({
    dictionary: { ...common.dictionary, ...dutch.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
  })
}
