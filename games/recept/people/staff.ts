import type { Material } from '#domain/play/puzzles/puzzle'
import type { Person } from '#games/recept/recept_flags'

type Card = {
  readonly naam: string
  readonly jobTitle: string
  readonly employedSince: number
  readonly sleutel: number
  readonly note: string
}

/**
 * The personnel cards. The final question is read with the year and the key; a key can belong to
 * several people.
 */
export const STAFF: Readonly<Record<Person, Card>> = {
  berend: {
    naam: 'Berend',
    jobTitle: 'kok',
    employedSince: 1979,
    sleutel: 2,
    note: 'Proeft met zijn ogen dicht.',
  },
  gerda: {
    naam: 'Gerda',
    jobTitle: 'boekhouder',
    employedSince: 1985,
    sleutel: 2,
    note: 'Bewaart alles, ook wat niet van haar is.',
  },
  dirk: {
    naam: 'Dirk',
    jobTitle: 'portier',
    employedSince: 1991,
    sleutel: 3,
    note: 'Altijd op tijd, volgens Dirk.',
  },
  floris: {
    naam: 'Floris',
    jobTitle: 'ober',
    employedSince: 1998,
    sleutel: 2,
    note: 'Draagt zeven borden. Acht heeft hij één keer geprobeerd.',
  },
  aleida: {
    naam: 'Aleida',
    jobTitle: 'gastvrouw',
    employedSince: 2004,
    sleutel: 4,
    note: 'Kent iedere gast bij naam, en elke nieuwe jas.',
  },
  esmee: {
    naam: 'Esmee',
    jobTitle: 'patissier',
    employedSince: 2011,
    sleutel: 2,
    note: 'Weegt haar woorden als bloem: op de gram.',
  },
  corrie: {
    naam: 'Corrie',
    jobTitle: 'linnenkamer',
    employedSince: 2016,
    sleutel: 4,
    note: 'Strijkt alles glad, behalve ruzies.',
  },
}

export function staffCard(person: Person): Material {
  const { naam: name, jobTitle, employedSince, sleutel: key, note } = STAFF[person]
  return {
    soort: 'kaartjes',
    bijschrift: 'Uit de kaartenbak van De Koperen Ketel',
    kaartjes: [
      {
        titel: `${name}, ${jobTitle}`,
        regels: [`In dienst sinds ${employedSince}`, `Sleutel ${key}`, note],
      },
    ],
  }
}
