import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { STRIPS, STRIPS_IN_WORDS, drawStrip } from '#games/cunera/material/cloth_strips'

export const step9 = {
  name: 'stap9',
  flag: 'stap9_antwoord',
  label: 'Geknipt voor het goede nummer',
  group: 'stappen',
  kind: 'puzzle',
  level: 4,
  story: [
    'De koning heeft nu alles gezien: het graf, het licht, de doek. Over wat er met de koningin gebeurde, zijn de vertellers het weer niet eens, maar gelukkig werd ze in geen enkel verhaal meer.',
    'De doek wordt bewaard als iets kostbaars. Pelgrims willen hem zien en ze laten geld achter voor de kerk. Zoveel geld dat er een toren van komt. In 1492 beginnen de metselaars, in 1531 zijn ze klaar, en je ziet hem nog altijd van ver staan als je langs de Rijn fietst.',
    'In de toren, zegt de koster, staan honderd kisten met honderd nummers, en in één ervan lag de doek. Een voorganger van hem heeft het nummer in linnen geborduurd en het lapje daarna in stroken geknipt. ‘Uit voorzichtigheid. Hij was zo voorzichtig dat hij het zelf niet meer wist.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'linen',
      look: { lettering: 'print' },
      parts: [
        {
          kind: 'strips',
          caption: 'Acht stroken linnen; de pijl op elke strook wijst naar boven',
          description: `Acht stroken met kruissteken. Op elke knip is een figuurtje doormidden gegaan: de ene helft zit aan de rechterkant van een strook, de andere helft op gelijke hoogte aan de linkerkant van de volgende. Een x is een kruissteek, een punt is leeg linnen.\n${STRIPS_IN_WORDS}`,
          strips: STRIPS.map((strip) => ({ name: strip.name, drawing: drawStrip(strip) })),
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'De schaar ging zeven keer dwars door een figuurtje. Leg de stroken zo dat alle figuurtjes weer heel zijn. De omgenaaide randen liggen helemaal links en rechts.',
      ],
    },
  ],
  question: 'Welk nummer heeft de kist?',
  answer: '68',
  alsoCorrect: ['nummer 68', 'kist 68', 'achtenzestig'],
  showAnswer: '68',
  explanation:
    'Met alle figuurtjes heel en de pijlen omhoog liggen de stroken in de volgorde B, F, D, G, A, H, C, E. In kruissteek staat er dan 68.',
  nearMisses: [
    {
      answer: '89',
      text: 'Goed gelegd, maar het lapje ligt op zijn kop. De pijlen horen omhoog te wijzen.',
    },
    {
      answer: '86',
      text: 'De cijfers kloppen. Welke staat er links als de figuurtjes heel zijn?',
    },
  ],
  hints: [
    'Let niet op de kruisjes maar op de zijkanten van de stroken. Daar heeft de schaar figuurtjes doormidden geknipt.',
    'Twee stroken horen naast elkaar als de halve figuurtjes dezelfde vorm hebben en even hoog zitten. Begin met de strook die links een omgenaaide rand heeft.',
    'Strook B ligt helemaal links. Rechts bovenin heeft hij een half rondje. De andere helft zit op strook F.',
    'Na B en F komen D en G, daarna A, H, C en E. Houd alle pijlen omhoog en lees de kruisjes als twee cijfers.',
  ],
} as const satisfies Puzzle<'stap9', 'stap9_antwoord'>
