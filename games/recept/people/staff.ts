import type { Material } from '#domain/play/puzzles/puzzle'
import type { Person } from '#games/recept/recept_flags'

type Card = {
  readonly name: string
  readonly jobTitle: string
  readonly employedSince: number
  readonly key: number
  readonly note: string
}

/**
 * The personnel cards. The final question is read with the year and the key; a key can belong to
 * several people.
 */
export const STAFF: Readonly<Record<Person, Card>> = {
  berend: {
    name: 'Berend',
    jobTitle: 'kok',
    employedSince: 1979,
    key: 2,
    note: 'Proeft met zijn ogen dicht.',
  },
  gerda: {
    name: 'Gerda',
    jobTitle: 'boekhouder',
    employedSince: 1985,
    key: 2,
    note: 'Bewaart alles, ook wat niet van haar is.',
  },
  dirk: {
    name: 'Dirk',
    jobTitle: 'portier',
    employedSince: 1991,
    key: 3,
    note: 'Altijd op tijd, volgens Dirk.',
  },
  floris: {
    name: 'Floris',
    jobTitle: 'ober',
    employedSince: 1998,
    key: 2,
    note: 'Draagt zeven borden. Acht heeft hij één keer geprobeerd.',
  },
  aleida: {
    name: 'Aleida',
    jobTitle: 'gastvrouw',
    employedSince: 2004,
    key: 4,
    note: 'Kent iedere gast bij naam, en elke nieuwe jas.',
  },
  esmee: {
    name: 'Esmee',
    jobTitle: 'patissier',
    employedSince: 2011,
    key: 2,
    note: 'Weegt haar woorden als bloem: op de gram.',
  },
  corrie: {
    name: 'Corrie',
    jobTitle: 'linnenkamer',
    employedSince: 2016,
    key: 4,
    note: 'Strijkt alles glad, behalve ruzies.',
  },
}

export function staffCard(person: Person): Material {
  const { name, jobTitle, employedSince, key, note } = STAFF[person]
  return {
    kind: 'prop',
    object: 'card',
    heading: `${name}, ${jobTitle}`,
    look: { width: 0.8, fastening: 'tape', ruling: 'lines' },
    parts: [
      {
        kind: 'text',
        paragraphs: [`In dienst sinds ${employedSince}, sleutel ${key}`, note],
      },
    ],
  }
}
