import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { TYPESETTING } from '#games/cunera/material/typesetting'

export const step6 = {
  name: 'stap6',
  flag: 'stap6_antwoord',
  label: 'Het staat geschreven zoals het gedrukt is',
  group: 'stappen',
  kind: 'puzzle',
  level: 2,
  story: [
    'De koning laat graven op de plek onder het kruis van licht. Daar, onder de vloer van de stal, vindt hij Cunera. Ze is niet naar huis gegaan. Hij begraaft haar opnieuw, met zang en kaarsen, en de hele streek loopt mee.',
    'Het verhaal gaat rond. Eerst komen de buren, dan mensen van over de rivier, dan pelgrims van ver. Wie last heeft van zijn keel, reist naar Rhenen. Ieder jaar op 12 juni, haar feestdag, is er bijna geen bed meer te krijgen.',
    'Eeuwen later wil een drukker daar een prentje van maken. Hij wil erop zetten hoeveel pelgrims er kwamen, en hoeveel broden er voor hen werden gebakken. Zijn zetsel ligt klaar in het raam, de inkt staat ernaast. Alleen is er nooit een prentje gedrukt. ‘Hoeveel pelgrims zouden er op dat papier hebben gestaan?’ vraagt de koster.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'Het zetsel van de drukker, gezien van boven',
      description:
        'Een houten raam met loden letters. Alle regels staan in spiegelbeeld. Gespiegeld gelezen staat er bovenaan: OP SINT CUNERADAG GETELD TE RHENEN. Daaronder twee keer vier losse loden cijfers, ieder in spiegelbeeld, met een woord eronder. Van links naar rechts in het raam liggen boven het woord BRODEN een zes, een nul, een vijf en een twee, en boven het woord PELGRIMS een nul, een één, een drie en een negen.',
      drawing: TYPESETTING,
    },
    {
      kind: 'prop',
      object: 'label',
      heading: 'Werkbriefje van de drukker',
      stamp: 'NIET GEDRUKT',
      parts: [
        {
          kind: 'text',
          paragraphs: [
            'Eén prentje voor Sint-Cuneradag, met twee getallen erop. Zetsel staat in het raam. Inkt staat klaar.',
          ],
        },
      ],
    },
  ],
  question: 'Stel dat het prentje toch werd gedrukt. Welk getal zou er dan bij de pelgrims staan?',
  answer: '9310',
  alsoCorrect: ['9.310', '9310 pelgrims', '9 310'],
  showAnswer: '9310',
  explanation:
    'Een stempel drukt altijd zijn spiegelbeeld af. Wat in het raam links ligt, komt op papier rechts: uit 0, 1, 3, 9 wordt 9310. Zoveel pelgrims telde de drukker, bij 2506 broden. Misschien telde hij wat ruim, of ze waren gewend te delen.',
  nearMisses: [
    {
      answer: '2506',
      text: 'Goed gedrukt, maar dat is iets om te eten. Lees ook de woorden onder de getallen.',
    },
    {
      answer: '6052',
      text: 'Die cijfers liggen in het raam. Maar wat gebeurt ermee als je er papier op drukt? En lees ook het woord eronder.',
    },
    {
      answer: '0139',
      text: 'Die vier cijfers liggen in het raam. Maar wat gebeurt ermee als je er papier op drukt?',
    },
    {
      answer: '139',
      text: 'Die cijfers liggen in het raam. Maar wat gebeurt ermee als je er papier op drukt?',
    },
    {
      answer: '6310',
      text: 'Bijna. Kijk nog eens goed naar het laatste loden cijfer, bijvoorbeeld in een spiegel.',
    },
    {
      answer: '0136',
      text: 'Niets staat ondersteboven. Denk aan wat een stempel doet met links en rechts.',
    },
  ],
  hints: [
    'Lees de woorden in het raam hardop. Gaat dat vanzelf? Met de getallen is hetzelfde aan de hand.',
    'Wat je met lood drukt, komt als spiegelbeeld op het papier. Houd een spiegel naast het blad, of maak een foto en spiegel die.',
    'Bij het spiegelen draaien niet alleen de cijfers zelf om, ook hun volgorde verandert: wat links ligt, komt rechts.',
    'Zoek het getal waar PELGRIMS bij hoort. Het loden cijfer dat daar helemaal rechts ligt, wordt het eerste cijfer op papier. Dat is een negen. Lees zo verder naar links.',
  ],
} as const satisfies Puzzle<'stap6', 'stap6_antwoord'>
