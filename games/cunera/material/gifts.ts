/**
 * What Cunera gave away on the way: each thing with the note that somebody left for it, and who. Its letters
 * stand in order in one line of her page, between those of a word that is left over.
 */
export const GIFTS = [
  {
    thing: 'schoenen',
    from: 'Het meisje met de blaren',
    note: 'Ik heb ze aan. Nu loopt zij op blote voeten.',
  },
  {
    thing: 'honingpot',
    from: 'De zieke jongen',
    note: 'Ik mocht mijn vinger erin steken. De bijen begrijpen het vast.',
  },
  {
    thing: 'wandelstok',
    from: 'De oude herder',
    note: 'Nu loop ik op drie benen, en zij op twee.',
  },
  {
    thing: 'lantaarn',
    from: 'De wachter',
    note: 'Ik zie ’s nachts weer een hand voor ogen. Zij gaat maar vroeg naar bed.',
  },
  {
    thing: 'kaas',
    from: 'De kinderen bij de brug',
    note: 'Wij aten hem helemaal op, met gaten en al.',
  },
  {
    thing: 'strohoed',
    from: 'De maaier',
    note: 'Op het veld heb ik weer schaduw op mijn neus.',
  },
  {
    thing: 'reistas',
    from: 'De pakezel',
    note: 'Hij ging de hele reis mee. Toen hij leeg was, kreeg ik hem om.',
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
