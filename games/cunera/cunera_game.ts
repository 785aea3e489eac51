import type { Game } from '#domain/play/puzzles/puzzle'
import { WORDS } from '#games/cunera/morse'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { steps } from '#games/cunera/cunera_steps'

/** A pilgrimage in ten steps, for 2 to 5 players, of about two and a half hours. */
export const cunera = {
  path: 'cuneravanrhenen',
  itemName: 'cunera-van-rhenen',
  title: 'Cunera van Rhenen',
  groups: [
    {
      name: 'stappen',
      title: 'De pelgrimstocht',
      introduction: 'Tien stappen, de een na de ander. Wie haast heeft, loopt verkeerd.',
    },
  ],
  puzzles: steps,
  sequence: 'steps',
  hintsInOrder: true,
  answerAfterHints: 2,
  finalesFromStart: false,
  openAfterEnd: false,
  withSound: true,
  intro: [
    'Hoog boven de Rijn staat de toren van Rhenen. Eeuwenlang kwamen hier pelgrims naartoe, te voet en per schip, voor een jonge vrouw die Cunera heette. Wie was ze, en wat is er met haar gebeurd? Jullie lopen haar achterna en zoeken het uit.',
    'De tocht heeft tien stappen. Ze moeten in volgorde worden gespeeld: pas als een raadsel is opgelost, gaat de weg verder en groeit de kaart mee. Bij elke stap zijn er hints, die steeds meer verklappen. Wie twee hints heeft bekeken, mag ook het antwoord laten invullen.',
    'Er loopt geen klok. Een pelgrim rust waar hij wil en jullie dus ook: stop gerust halverwege en ga morgen verder, alles blijft bewaard. Leg kladpapier, een potlood en een strookje papier om mee te meten klaar. Spelen jullie op papier, dan horen daar een schaar, een liniaal en een muntje bij. Bij stap 4 is er iets te horen, en wie liever kijkt dan luistert, kan het daar ook zien.',
    'Het is een oud verhaal met een verdrietig stuk erin: Cunera wordt gedood en er wordt niet over gelogen. Lees het aan jonge spelers voor op je eigen manier.',
  ],
  route: pilgrimRoute,
  keptFiles: [
    ...steps.map((_, place) => `/img/cunera/kaart${place + 1}.svg`),
    ...WORDS.map((_, place) => `/geluid/cunera/woord${place + 1}.mp3`),
  ],
  ending: {
    title: 'De pelgrimstocht is met succes afgelegd',
    picture: 'cunera_einde.svg',
    paragraphs: [
      '‘Steek drie!’ roepen jullie, en het gaat van mond tot mond de kring rond. De oude man steekt de kaars van het kind naast hem aan, het kind die van zijn moeder, en zo loopt het licht om de kerk, sneller dan iemand kan lopen.',
      'Bij elke statie branden drie kaarsen. Van bovenaf gezien, zegt de torenwachter, lijkt het op een ketting van licht om de kerk.',
      'Of alles zo is gebeurd, weet niemand. De bronnen spreken elkaar tegen over namen, jaren en zelfs over het land waar Cunera vandaan kwam. Maar dat er een toren staat, dat er eeuwenlang pelgrims kwamen en dat 12 juni haar dag is, dat is geen legende.',
      'De koster geeft jullie een hand, en daarna zijn reisboek. ‘Doorvertellen,’ zegt hij. ‘Daar leeft zo’n verhaal van.’ Goede reis naar huis, en stap onderweg gerust een keer af om te kijken.',
    ],
  },
} as const satisfies Game
