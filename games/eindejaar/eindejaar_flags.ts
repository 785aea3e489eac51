/** The names under which progress is stored. They never change once a game is sold. */
export type SheetName = `sheet${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
export type ColorName = 'groen' | 'rood' | 'paars' | 'oranje'
export type EpilogueName = 'twaalf_slagen'
