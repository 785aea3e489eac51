import { ENVELOPES, inTable } from '#games/ontgoocheld/envelopes/envelopes'
import { HAT_OF_FROMMEL, openedLock } from '#games/ontgoocheld/host_pictures'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import type { PrintedProp, Sheet } from '#domain/shop/booklets/booklet'
import { firstOf, itemAt } from '#domain/present'

const capitalize = (name: string) => firstOf(name).toUpperCase() + name.slice(1)

/** What is in each envelope, as the host fills it. */
const CONTENTS = ENVELOPES.map((sheets, index) =>
  [...sheets.map(inTable), ...(index === ENVELOPES.length - 1 ? ['jullie verrassing'] : [])].join(
    ', '
  )
)

/** A way to play, on a card in the assistant's pocket. */
const onCard = (heading: string, paragraphs: readonly string[]): PrintedProp => ({
  kind: 'prop',
  object: 'card',
  heading,
  look: { lettering: 'print', size: 0.95, paper: 'kraft' },
  parts: [{ kind: 'text', paragraphs }],
})

/** The instructions to lay the game out, for the supervisor, who does not play. */
export const setup: Sheet = {
  title: 'Klaarzetten',
  forHost: true,
  section: 'Voor de begeleider. Speel je mee? Dan niet verder lezen.',
  continues: true,
  blocks: [
    {
      kind: 'beside',
      side: 'right',
      width: 25,
      ...HAT_OF_FROMMEL,
      parts: [
        {
          kind: 'text',
          paragraphs: [
            'Fijn dat je het feestje begeleidt. Jij bent vandaag de assistent van clown Frommel: je zet vijf dingen klaar, bewaart vijf enveloppen en laat je straks zonder tegenstribbelen betoveren. Klaarzetten kost een halfuur. Alle oplossingen staan op je eigen vel, achterin.',
          ],
        },
      ],
    },
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Een halfuur van tevoren',
      look: { lettering: 'print', size: 0.95 },
      parts: [
        {
          kind: 'list',
          numbered: true,
          items: [
            'Print alles op ware grootte (100 %) en op gewoon papier, aan één kant: dat moet, want er wordt geknipt en door het papier heen gekeken. Print het diploma voor elk kind één keer, in kleur als dat kan. Rechtsboven op een blad voor de kinderen staat in welke envelop het hoort, of dat het vooraf klaarligt. Alleen het toverdiploma zegt niets: dat gaat in envelop 5. De bladen voor de begeleider, de hintbladen en de oplossingen houd je zelf.',
            'Verdeel de bladen over vijf enveloppen, zoals op het blad ‘De codes’, achterin. Schrijf er alleen het nummer van het slot op.',
            'Kies vijf plekken in de kamer en leg er neer wat je hebt: een kaartspel, een grote strik, een ballon, een clownsneus en een cadeau. Heb je iets niet, zet dan het bordje neer van het vel met de bordjes. Bij elk ding hoort één slot.',
            'Leg op een zesde plek klaar: de brief van Frommel, De kaarten, het knipvel Negen kaarten, vijf potloden, drie scharen, plakband, een paar veters of touwtjes, en een touw of sjaal van minstens een meter. Speel je zonder sloten, leg dan ook Geheimschrift lezen en Het antwoordblad erbij.',
            'Zet het introductiefilmpje klaar op een scherm, met het geluid aan. Je vindt het op onze website: kies bij de escape rooms Ontgoocheld. Het filmpje staat onder aan die pagina en duurt anderhalve minuut. Is er op het feest geen internet, print dan vooraf het verhaal dat eronder staat en lees het voor.',
          ],
        },
      ],
    },
    {
      kind: 'pair',
      share: 0.58,
      things: [
        onCard('Met echte sloten', [
          'Je hebt vier sloten met drie cijfers en één met vier. Het makkelijkst gaat het zo: maak met een perforator twee gaten door de omgevouwen klep van de envelop, steek de beugel van het slot erdoor en klik het dicht. Een tas met twee ritsen of een kistje met een oog kan ook. Probeer elke code voordat je het slot sluit.',
          'Envelop 5 is het cadeau zelf. Past het slot daar niet omheen, strik er dan een lint omheen en hang het slot in de strik.',
        ]),
        onCard('Zonder sloten', [
          'Dan bewaar jij de enveloppen. De kinderen vullen hun code in op het antwoordblad en ontcijferen wat eronder staat: een opdracht. Met een verkeerde code komt er onzin uit. Voeren ze de goede opdracht uit, dan geef jij de envelop met dat nummer. De opdrachten staan op je oplossingenvel.',
        ]),
      ],
    },
  ],
}

/** The moments to help: the evening by the clock. */
export const course: Sheet = {
  title: 'Zo loopt het feest',
  forHost: true,
  section: 'Voor de begeleider. Speel je mee? Dan niet verder lezen.',
  continues: true,
  blocks: [
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Draaiboek van de assistent',
      look: { lettering: 'print' },
      parts: [
        {
          kind: 'table',
          caption: 'Reken op anderhalf uur. De tijden zijn een hulpje, geen wedstrijd.',
          heading: ['Tijd', 'Wat', 'Help als'],
          rows: [
            ['0 min', 'Filmpje, brief voorlezen', 'niemand begint: geef iemand de schaar'],
            ['5 min', 'Slot 1: de kaarten', 'na 8 min de paren niet op elkaar liggen: hint 2'],
            ['15 min', 'Toverles 1', 'het misgaat: gekozen kolom in het midden'],
            ['22 min', 'Slot 2: de strik', 'na 8 min niemand een veter pakt: hint 1'],
            ['35 min', 'Toverles 2', 'niet nodig: jouw knoop mislukt, dat hoort'],
            ['40 min', 'Slot 3: de ballon', 'na 6 min geen sliert door een snee zit: hint 1'],
            ['48 min', 'Toverles 3', 'het papier scheurt: begin opnieuw met een ander vel'],
            ['58 min', 'Slot 4: de neus', 'na 8 min de portretten niet op een rij liggen: hint 1'],
            ['70 min', 'Toverles 4', 'het te wild wordt: één minuut per beurt'],
            ['77 min', 'Slot 5: het cadeau', 'na 6 min de zijkanten nog plat liggen: hint 2'],
            ['88 min', 'Brief, diploma’s, verrassing', ''],
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Goed om te weten',
      items: [
        'Met zes kinderen: twee knippen, twee lezen en twee schrijven. Wissel bij elk slot.',
        'Vraag eerst wat ze al hebben geprobeerd. Vaak zegt iemand dan zelf wat de volgende stap is.',
        'Bij elk raadsel zijn er drie hints, op hun kop gedrukt. Lees er één voor en wacht drie minuten.',
        'Kloppen de cijfers maar niet de volgorde? Zeg dan alleen: kijk nog eens wat er over de volgorde staat.',
        'Gaat een slot niet open met de goede code, knip dan de envelop open. Niemand hoeft op een slot te wachten.',
      ],
    },
  ],
}

const ARTICLE: Readonly<Record<string, string>> = {
  kaarten: 'de',
  strik: 'de',
  ballon: 'de',
  neus: 'de',
  cadeau: 'het',
}

/** The codes, on a page of their own at the back: the setup lies open while children walk by. */
export const codes: Sheet = {
  title: 'De codes',
  section: 'Alleen voor de begeleider',
  forHost: true,
  blocks: [
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Wat in welke envelop gaat',
      parts: [
        {
          kind: 'table',
          caption: 'De enveloppen, wat erin gaat en met welke code ze opengaan.',
          heading: ['Slot', 'Code', 'In deze envelop'],
          rows: PUZZLES.map(({ name, code }, index) => [
            `${index + 1}. ${capitalize(name)}`,
            code,
            itemAt(CONTENTS, index),
          ]),
        },
      ],
    },
    { kind: 'heading', text: 'Voor nog meer feest' },
    {
      kind: 'list',
      items: [
        'Het kaartspel: knip de negen kaarten van het knipvel zelf uit en schud ze door het echte spel. De kinderen halen de dansende kaarten eruit, en doen toverles 1 met negen echte.',
        'De grote strik: maak hem van een lang lint. Dan is hij in één ruk los, en heb je meteen het touw voor slot 2 en toverles 2.',
        'De ballon: schrijf er, als hij is opgeblazen, met stift op: trek mij erdoor. Laat hem leeglopen en hang hem zo bij slot 3. Wie hem opblaast, heeft een hint.',
        'De clownsneus: wie de neus opheeft, mag als enige aan het slot draaien. Geef hem door bij elk slot.',
        'Het cadeau: doe erin wat jij wilt. Traktaties, de uitdeelcadeautjes, of een briefje waar de taart staat.',
      ],
    },
    {
      kind: 'cut_out_cards',
      caption: 'Etiketten voor de enveloppen en het cadeau. Knip uit en plak op.',
      columns: 5,
      height: 34,
      object: 'label',
      cards: PUZZLES.map(({ name }, index) => ({
        heading: `Envelop ${index + 1}`,
        lines: [`${ARTICLE[name]} ${name}`],
      })),
    },
  ],
}

/** All solutions, on the last page. */
export const solutions: Sheet = {
  title: 'Alle oplossingen',
  forHost: true,
  section: 'Het oplossingenvel, voor de begeleider',
  continues: true,
  blocks: [
    {
      kind: 'prop',
      object: 'sketch',
      heading: 'Voor in de binnenzak van de assistent',
      look: { lettering: 'print', size: 0.95 },
      parts: PUZZLES.map(({ name, code, solution, assignment }, index) => ({
        kind: 'beside',
        side: 'left',
        width: 31,
        ...openedLock(index, code),
        heading: `Slot ${index + 1}. ${capitalize(name)}: ${code}`,
        parts: [
          {
            kind: 'text',
            paragraphs: [`${solution.join(' ')} Zonder slot is de opdracht: ${assignment}.`],
          },
        ],
      })),
    },
  ],
}
