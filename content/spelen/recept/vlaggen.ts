/** The names that progress is stored under; they never change once a game is sold. */
export const RUIMTEN = [
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
export const PERSONEN = ['berend', 'gerda', 'dirk', 'floris', 'aleida', 'esmee', 'corrie'] as const

export type Ruimte = (typeof RUIMTEN)[number]
export type Persoon = (typeof PERSONEN)[number]
export type ReceptNaam = Ruimte | Persoon | 'ruimten_antwoord' | 'personen_antwoord'
