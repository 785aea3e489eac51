import type { Material } from '#domain/play/puzzles/puzzle'
import type { Person } from '#games/recept/recept_flags'

type Card = {
  readonly naam: string
  readonly functie: string
  readonly inDienstSinds: number
  readonly sleutel: number
  readonly aantekening: string
}

/** The personnel cards. Year and key are what the final question is read with; of a key there are more. */
export const STAFF: Readonly<Record<Person, Card>> = {
  berend: {
    naam: 'Berend',
    functie: 'kok',
    inDienstSinds: 1979,
    sleutel: 2,
    aantekening: 'Proeft met zijn ogen dicht.',
  },
  gerda: {
    naam: 'Gerda',
    functie: 'boekhouder',
    inDienstSinds: 1985,
    sleutel: 2,
    aantekening: 'Bewaart alles, ook wat niet van haar is.',
  },
  dirk: {
    naam: 'Dirk',
    functie: 'portier',
    inDienstSinds: 1991,
    sleutel: 3,
    aantekening: 'Altijd op tijd, volgens Dirk.',
  },
  floris: {
    naam: 'Floris',
    functie: 'ober',
    inDienstSinds: 1998,
    sleutel: 2,
    aantekening: 'Draagt zeven borden. Acht heeft hij één keer geprobeerd.',
  },
  aleida: {
    naam: 'Aleida',
    functie: 'gastvrouw',
    inDienstSinds: 2004,
    sleutel: 4,
    aantekening: 'Kent iedere gast bij naam, en elke nieuwe jas.',
  },
  esmee: {
    naam: 'Esmee',
    functie: 'patissier',
    inDienstSinds: 2011,
    sleutel: 2,
    aantekening: 'Weegt haar woorden als bloem: op de gram.',
  },
  corrie: {
    naam: 'Corrie',
    functie: 'linnenkamer',
    inDienstSinds: 2016,
    sleutel: 4,
    aantekening: 'Strijkt alles glad, behalve ruzies.',
  },
}

export function staffCard(person: Person): Material {
  const {
    naam: name,
    functie: jobTitle,
    inDienstSinds: employedSince,
    sleutel: key,
    aantekening: note,
  } = STAFF[person]
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
