/** The letters of the word search, row by row. */
export const LETTER_FIELD = [
  'RETSOOLKVDG',
  'ENPNELGRRBR',
  'SEIEEMSTIEE',
  'TRSLGEOCELB',
  'URHAREWTNOR',
  'UENDTOZMDFE',
  'RTANASEAITH',
  'MSRAROIINEM',
  'AEWSASLEEGH',
  'NAVONTUURRA',
  'BEDEVAARTNG',
] as const

/** The words that can be crossed out. */
export const SEARCH_WORDS = [
  'AVONTUUR',
  'BEDEVAART',
  'BELOFTE',
  'GEZANG',
  'HEIMWEE',
  'HERBERG',
  'KLOOSTER',
  'REISTAS',
  'ROEIER',
  'SANDALEN',
  'STERREN',
  'STUURMAN',
  'VRIENDIN',
] as const
