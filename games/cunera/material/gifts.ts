/**
 * What Cunera gave away on the way: each thing with the note that somebody left for it. Its letters
 * stand in order in one line of her page, between those of a word that is left over.
 */
export const GIFTS = [
  {
    thing: 'schoenen',
    note: 'Van het meisje met de blaren: ‘Ik heb ze aan. Nu loopt zij op blote voeten.’',
  },
  {
    thing: 'honingpot',
    note: 'Van de zieke jongen: ‘Ik mocht mijn vinger erin steken. De bijen begrijpen het vast.’',
  },
  {
    thing: 'wandelstok',
    note: 'Van de oude herder: ‘Nu loop ik op drie benen, en zij op twee.’',
  },
  {
    thing: 'lantaarn',
    note: 'Van de wachter: ‘Ik zie ’s nachts weer een hand voor ogen. Zij gaat maar vroeg naar bed.’',
  },
  {
    thing: 'kaas',
    note: 'Van de kinderen bij de brug: ‘Wij aten hem helemaal op, met gaten en al.’',
  },
  {
    thing: 'strohoed',
    note: 'Van de maaier: ‘Op het veld heb ik weer schaduw op mijn neus.’',
  },
  {
    thing: 'reistas',
    note: 'Van de pakezel: ‘Toen er niets meer in zat, kreeg ik hem ook nog om.’',
  },
] as const

/** Her page, a line for each day. */
export const PAGE = [
  'WANDDELSETOK',
  'PKELAGRAIMSS',
  'RTEOICSTHATS',
  'SNCHAOAENREN',
  'LRANOTAMAERN',
  'HOWNAINGSPOT',
  'SLTRAOHNOEGD',
] as const
