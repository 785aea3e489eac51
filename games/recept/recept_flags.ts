/** The names under which progress is stored. They never change once a game is sold. */
export const SPACES = [
  'feestzaal',
  'spoelkeuken',
  'bar',
  'eetzaal',
  'gang',
  'keuken',
  'receptie',
  'toiletten',
  'kantoor',
] as const
export const PEOPLE = ['berend', 'gerda', 'dirk', 'floris', 'aleida', 'esmee', 'corrie'] as const

export type Space = (typeof SPACES)[number]
export type Person = (typeof PEOPLE)[number]
export type RecipeName = Space | Person | 'ruimten_antwoord' | 'personen_antwoord' | 'verhoor'
