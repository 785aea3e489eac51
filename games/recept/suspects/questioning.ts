import { PORTRAITS } from '#games/recept/suspects/portraits'
import { STATEMENTS, SUSPECTS } from '#games/recept/suspects/statements'
import { STAFF } from '#games/recept/people/staff'
import type { RecipeName } from '#games/recept/recept_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'

/** The seven people answer two questions. No other puzzle waits for their outcome. */
export const questioning = {
  name: 'verhoor',
  flag: 'verhoor',
  label: 'Het verhoor',
  group: 'personen',
  kind: 'extra',
  level: 2,
  story: [
    '‘Vraag ze maar waar ze waren,’ zegt Mathilde. ‘Van kwart over negen tot half tien, want om kwart over negen lag het er nog, en om half tien tilde ik de cloche op. Ze stonden volgens henzelf de hele tijd op één plek.’',
    '‘Over een ander zullen ze nooit iets verzinnen, daar zijn ze te goed voor. Over zichzelf wel. Ik vrees zelfs dat de meesten het doen.’ Leg het verdachtenbord en de plattegrond uit het dossier ernaast. Dit raadsel is extra: invullen kan op de speelpagina, maar de laatste vragen kunnen zonder.',
  ],
  material: [
    {
      kind: 'statements',
      caption: 'De zeven van De Koperen Ketel',
      people: SUSPECTS.map((person) => ({
        name: STAFF[person].name,
        role: STAFF[person].jobTitle,
        ...PORTRAITS[person],
        statements: [
          { question: 'Waar was je?', text: STATEMENTS[person].about },
          { question: 'Wie heb je gezien?', text: STATEMENTS[person].aboutOther },
        ],
      })),
    },
  ],
  question: 'Extra: welke twee vertellen over zichzelf precies hoe het was?',
  answer: 'CORRIE EN FLORIS',
  alsoCorrect: ['FLORIS EN CORRIE', 'CORRIE FLORIS', 'FLORIS CORRIE'],
  showAnswer: 'CORRIE EN FLORIS',
  explanation:
    'Berend stond in de linnenkamer, Gerda in de feestzaal, Dirk zat in de eetzaal, Aleida was in de feestzaal en Esmee liep door de gang. Vijf keer zegt een ander iets anders, en over een ander liegt hier niemand. Alleen Corrie en Floris waren waar ze zeiden dat ze waren. Dat ze toen niets deden, is daarmee niet gezegd.',
  nearMisses: [
    ...['CORRIE', 'FLORIS'].map((answer) => ({
      answer,
      text: 'Die klopt. Er is er nog één.',
    })),
    ...['BEREND', 'GERDA', 'DIRK', 'ALEIDA', 'ESMEE'].map((answer) => ({
      answer,
      text: 'Een van de anderen zag diegene ergens anders.',
    })),
  ],
  hints: [
    'Schrijf van ieder op waar hij of zij zegt te zijn geweest. Zoek er dan bij wie diegene gezien heeft, en waar. Het verdachtenbord in het dossier helpt.',
    'Corrie zag Berend in de linnenkamer, en hij zegt dat hij in de keuken was: Berend valt dus af. Zo vallen er nog vier af.',
  ],
} as const satisfies Puzzle<RecipeName, RecipeName>
