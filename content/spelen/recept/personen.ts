import type { Puzzle } from '#domain/spelen/raadsel'
import { aleida } from '#content/spelen/recept/personen/aleida'
import { berend } from '#content/spelen/recept/personen/berend'
import { corrie } from '#content/spelen/recept/personen/corrie'
import { dirk } from '#content/spelen/recept/personen/dirk'
import { esmee } from '#content/spelen/recept/personen/esmee'
import { floris } from '#content/spelen/recept/personen/floris'
import { gerda } from '#content/spelen/recept/personen/gerda'
import type { Person } from '#content/spelen/recept/vlaggen'

export { peopleFinale } from '#content/spelen/recept/personen/finale'

/** Not by years of service: that order is left to the final. */
export const people = [
  floris,
  corrie,
  berend,
  esmee,
  gerda,
  aleida,
  dirk,
] as const satisfies readonly Puzzle<Person, Person>[]
