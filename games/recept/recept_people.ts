import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { aleida } from '#games/recept/people/aleida'
import { berend } from '#games/recept/people/berend'
import { corrie } from '#games/recept/people/corrie'
import { dirk } from '#games/recept/people/dirk'
import { esmee } from '#games/recept/people/esmee'
import { floris } from '#games/recept/people/floris'
import { gerda } from '#games/recept/people/gerda'
import type { Person } from '#games/recept/recept_flags'

export { peopleFinale } from '#games/recept/people/people_finale'

/**
 * The people are not in the order of their years of service, because the final asks for that order.
 */
export const people = [
  floris,
  corrie,
  berend,
  esmee,
  gerda,
  aleida,
  dirk,
] as const satisfies readonly Puzzle<Person, Person>[]
