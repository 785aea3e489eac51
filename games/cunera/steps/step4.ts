import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { asPicture, asMorse, WORDS } from '#games/cunera/morse'
import { KEY_ROWS, STABLE_DOOR } from '#games/cunera/material/stable_door'

export const step4 = {
  name: 'stap4',
  flag: 'stap4_antwoord',
  label: 'Samuel M. kan je helpen',
  group: 'stappen',
  kind: 'puzzle',
  level: 3,
  story: [
    'Nu maakt het verhaal een sprong. De koster slaat een paar bladzijden over. ‘Die krijgen jullie later. Ik begin bij het einde, net als de eerste statie.’',
    'De koning komt thuis van de jacht. Het is laat, er staat vers water klaar en het hooi ruikt goed. Alleen Cunera komt hem niet tegemoet. Ze is naar huis gegaan, zegt de koningin, en ze zegt het iets te snel.',
    'Op het erf ontstaat rumoer. Hoefijzers tegen hout, kort en lang, kort en lang. De koning hoort alleen lawaai. Maar wie goed luistert, hoort volgens de legende dat hier iets verteld wordt wat geen mens durft te zeggen.',
    '‘Het alfabet van korte en lange tikken is pas veel later bedacht,’ zegt de koster. ‘Door een zekere Samuel M. Ik heb zijn sleutel ernaast gelegd, dan hoeven jullie niet te wachten.’',
  ],
  material: [
    {
      kind: 'sound',
      caption:
        'Vijf woorden, in volgorde. Tussen twee letters is het even stil. Schrijf eerst de puntjes en strepen op, zoek daarna pas de letters.',
      clips: WORDS.map((word, i) => ({
        name: `woord${i + 1}`,
        label: `Woord ${i + 1}`,
        visual: asPicture(asMorse(word)),
      })),
    },
    {
      kind: 'table',
      caption: 'De sleutel van Samuel M. Een punt is kort, een streep is lang.',
      heading: ['Letter', 'Tikken', 'Letter', 'Tikken'],
      rows: KEY_ROWS,
    },
    {
      kind: 'drawing',
      caption: 'Boven de staldeur hangen vijf hoefijzers, voor elk woord één.',
      description:
        'Een stal met een rood dak en een dichte dubbele deur. Boven de deur hangen vijf hoefijzers met de nummers 1 tot en met 5. De tekening hoort bij het verhaal; voor de oplossing zijn het geluid en de sleutel genoeg.',
      drawing: STABLE_DOOR,
    },
  ],
  question: 'Wat is er op het erf aan de hand? Vul de hele zin in.',
  answer: 'De paarden weigeren de stal',
  alsoCorrect: ['depaardenweigerendestal'],
  showAnswer: 'De paarden weigeren de stal',
  explanation:
    'In morse staat er: de, paarden, weigeren, de, stal. Volgens de legende zetten de dieren geen hoef over de drempel, hoe de knechten ook trokken. Daarbinnen lag iets wat niemand mocht vinden.',
  nearMisses: [
    {
      answer: 'de paarden weigeren stal',
      text: 'Bijna. Er zijn vijf woorden. Luister nog eens naar het vierde.',
    },
  ],
  hints: [
    'Elk geluid is één woord. Wie liever kijkt dan luistert, kan de punten en strepen in beeld laten zetten.',
    'Zet bij het opschrijven een schuine streep waar het even stil is. Wat tussen twee schuine strepen staat, is één letter: zoek dat groepje op in de sleutel.',
    'Woord 1 is streep punt punt, stilte, punt. Dat zijn de d en de e. Woord 4 is precies hetzelfde.',
    'Woord 2 gaat over de dieren op het erf en heeft zeven letters. Woord 5 is de plek waar ze elke nacht slapen. In woord 3 zit wat ze doen: het begint met w-e-i-g.',
  ],
} as const satisfies Puzzle<'stap4', 'stap4_antwoord'>
