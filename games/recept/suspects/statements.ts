import type { Person } from '#games/recept/recept_flags'

/**
 * The order in which they are asked: not that of their years of service, which the final asks for.
 */
export const SUSPECTS = [
  'floris',
  'corrie',
  'berend',
  'esmee',
  'gerda',
  'aleida',
  'dirk',
] as const satisfies readonly Person[]

/** A moment of the evening, in minutes since midnight. */
const at = (hours: number, minutes: number) => hours * 60 + minutes

/** The quarter of an hour that Mathilde asks about: it ends when she lifts the cloche. */
export const ASKED = { from: at(21, 15), until: at(21, 30) } as const

export type Place =
  'keuken' | 'kantoor' | 'poort' | 'feestzaal' | 'receptie' | 'linnenkamer' | 'gang' | 'eetzaal'

/** The word for a moment, as people say it. */
export const MOMENTS: Readonly<Record<number, string>> = {
  [at(21, 15)]: 'kwart over negen',
  [at(21, 20)]: 'twintig over negen',
  [at(21, 25)]: 'vijf voor half tien',
  [at(21, 30)]: 'half tien',
}

export type Statement = {
  /** Where this person claims to have been, all the time that Mathilde asks about. */
  readonly claims: Place
  readonly about: string
  /** The persons whom this one saw, where and when. Nobody lies about another. */
  readonly saw: { readonly whom: Person; readonly place: Place; readonly at: number }
  readonly aboutOther: string
}

/**
 * What the staff say when they are asked. Everybody is truthful about others; about themselves five
 * of them are not.
 */
export const STATEMENTS: Readonly<Record<Person, Statement>> = {
  floris: {
    claims: 'feestzaal',
    about: '‘In de feestzaal, met een vol blad. Ik heb niets laten vallen. Bijna niets.’',
    saw: { whom: 'gerda', place: 'feestzaal', at: at(21, 25) },
    aboutOther:
      '‘Gerda stond om vijf voor half tien achter in de feestzaal. Ze hield haar vest dicht alsof het tochtte.’',
  },
  corrie: {
    claims: 'linnenkamer',
    about: '‘In de linnenkamer. Iemand moet de tafellakens doen, en ze doen het niet zelf.’',
    saw: { whom: 'berend', place: 'linnenkamer', at: at(21, 20) },
    aboutOther:
      '‘Om twintig over negen kwam Berend in de linnenkamer een schone schort halen. De oude mocht ik niet hebben.’',
  },
  berend: {
    claims: 'keuken',
    about: '‘In de keuken, bij mijn pannen. Ik ben er geen tel weggeweest.’',
    saw: { whom: 'esmee', place: 'gang', at: at(21, 25) },
    aboutOther:
      '‘Esmee liep om vijf voor half tien door de gang. Haar haar zat onder een pet, en ze keek niet om.’',
  },
  esmee: {
    claims: 'keuken',
    about: '‘In de keuken, aan mijn werkbank. Tot mijn ellebogen in de eieren.’',
    saw: { whom: 'floris', place: 'feestzaal', at: at(21, 15) },
    aboutOther: '‘Floris. Kwart over negen, feestzaal, vol blad. Verder keek ik niet.’',
  },
  gerda: {
    claims: 'kantoor',
    about: '‘Op kantoor, met mijn kasboek. De inkt is nog vers, voelt u maar.’',
    saw: { whom: 'corrie', place: 'linnenkamer', at: at(21, 15) },
    aboutOther:
      '‘Gezien niemand. Maar Corrie zong om kwart over negen in de linnenkamer. Dat hoor je op kantoor door het plafond.’',
  },
  aleida: {
    claims: 'receptie',
    about: '‘In de receptie, om gasten uit te laten. Dat hoort.’',
    saw: { whom: 'dirk', place: 'eetzaal', at: at(21, 20) },
    aboutOther:
      '‘Dirk zat om twintig over negen in de eetzaal, met zijn pet op zijn knie. Hij ging zelfs voor mij niet staan.’',
  },
  dirk: {
    claims: 'poort',
    about: '‘Bij de poort. Ik stond. Ik sta altijd.’',
    saw: { whom: 'aleida', place: 'feestzaal', at: at(21, 30) },
    aboutOther: '‘Aleida was om half tien in de feestzaal. Ik zag haar door het raam, op de rug.’',
  },
}
