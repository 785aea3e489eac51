import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { STAFF } from '#games/recept/people/staff'
import { drawStaffPhoto } from '#games/recept/people/staff_photo'
import type { RecipeName } from '#games/recept/recept_flags'

export const peopleFinale = {
  name: 'personen_antwoord',
  flag: 'personen_antwoord',
  label: 'Eindantwoord personen',
  group: 'personen',
  kind: 'finale',
  story: [
    'Zeven mensen, zeven geheimpjes, en niet één die ergens anders wilde zijn dan hier. ‘Het is nooit iemand uit de krant,’ zegt Mathilde. ‘Het zijn altijd de mensen die je liefhebt.’ Ze haalt de personeelsfoto van de muur. Elk jaar wordt hij opnieuw gemaakt, en altijd staan ze er in dezelfde volgorde op.',
    'Ze draait de lijst om. Op de achterkant heeft haar opa iets geschreven. Ze heeft het honderd keer gelezen en altijd gedacht dat het over het leven ging.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De personeelsfoto in de gang',
      description:
        'Een ingelijste foto van zeven mensen naast elkaar. Van links naar rechts: een oudere man met een koksmuts, een vrouw met een bril en een potlood achter het oor, een man met een pet, een man met een strik, een vrouw met een parelketting, een vrouw met een garde en een vrouw met een stapel opgevouwen linnen. Voor zijn of haar voeten heeft ieder één leeg vierkant bordje. Op de lijst staat: Wie nieuw is, gaat rechts staan.',
      drawing: drawStaffPhoto(),
    },
    {
      kind: 'prop',
      object: 'letter',
      heading: 'Achterop de foto',
      parts: [
        {
          kind: 'letter',
          paragraphs: [
            'Wie hier werkt, heeft vroeg of laat een geheim. Ik hoef het niet helemaal te weten. Eén stukje is genoeg, en welk stukje, dat staat op je kaart.',
            'Maar leg die stukjes wel in de rij zoals het hoort. Dan lees ik in jullie geheimen waarom ik hier elke ochtend het licht aandoe.',
          ],
          signature: 'Willem Ketel',
        },
      ],
    },
    {
      kind: 'cards',
      caption: 'De kaartenbak, op alfabet',
      cards: Object.values(STAFF)
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ name, jobTitle, employedSince, key }) => ({
          title: `${name}, ${jobTitle}`,
          lines: [`In dienst sinds ${employedSince}`, `Sleutel ${key}`],
        })),
    },
  ],
  question: 'Wat was het motief? Eén woord van zeven letters.',
  answer: 'ERFENIS',
  showAnswer: 'ERFENIS',
  explanation:
    'Zet de zeven op volgorde van dienstjaren en neem uit ieders antwoord de letter die het nummer van de sleutel aanwijst: E, R, F, E, N, I, S. Geen van hen heeft er meer dan één, en geen van hen kon het alleen.',
  nearMisses: [
    { answer: 'ERVEN', text: 'Heel warm. De zeven op de foto zeggen het in zeven letters.' },
    { answer: 'ERFENISSEN', text: 'Het is er maar één, en ze is van iedereen.' },
    {
      answer: 'EERLISR',
      text: 'De kaarten en de volgorde kloppen. Maar niet hun naam, hun geheim doet mee.',
    },
    {
      answer: 'NESFIER',
      text: 'De letters zijn juist. Alleen de kaartenbak staat op alfabet, de foto niet.',
    },
    { answer: 'JALOEZIE', text: 'Zo zijn ze niet. Laat de foto het zeggen.' },
    { answer: 'WRAAK', text: 'Zo zijn ze niet. Laat de foto het zeggen.' },
    { answer: 'GELD', text: 'Dat had Floris, maar daar ging het niet om.' },
    { answer: 'LIEFDE', text: 'Ook wel. Maar het woord op de foto is nuchterder.' },
  ],
  hints: [
    'Op elke personeelskaart staan twee getallen. Het ene zegt waar iemand op de foto staat, het andere welk stukje van zijn of haar woord Willem wilde hebben.',
    'Berend is er het langst en staat dus helemaal links: sleutel 2, de tweede letter van zijn antwoord, een E. Daarna komt Gerda, met een R.',
  ],
} as const satisfies Puzzle<RecipeName, RecipeName>
