import { asInShop } from '#games/kit/game'
import { sintjunior as inShop } from '#games/sintjunior/sintjunior_in_catalogue'
import { answerSheets } from '#games/sintjunior/sintjunior_answer_sheets'
import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { BEGINS_ON } from '#games/sintjunior/sintjunior_begin'
import { symbol } from '#games/sintjunior/sintjunior_symbols'
import { solutionBeside } from '#games/kit/lock_tags'
import { stripSheet } from '#games/sintjunior/shoes'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { itemAt } from '#domain/present'

const setup: Sheet = {
  title: 'Klaarzetten in een kwartier',
  section: 'Voor wie het klaarzet',
  forHost: true,
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Op deze bladzijde staat geen enkele oplossing. Wie zonder sloten speelt, kan het spel klaarzetten en daarna gewoon meespelen, en hoeft alleen over de badkamer te zwijgen.',
      ],
    },
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Klaar in zes stappen',
      parts: [
        {
          kind: 'list',
          numbered: true,
          items: [
            'Print alle bladzijden enkelzijdig op A4. In kleur is het mooist, grijs speelt net zo goed.',
            'Leg de omslag, deze bladzijde, de hintbladen en alles wat daarna komt apart, met de tekst naar beneden. De laatste bladzijden verklappen alles.',
            'Zet dertien schoenen bij elkaar, van wie dan ook. Laarzen, sloffen en één losse klomp mogen ook.',
            'Rol het vel met de envelop op en steek het in een van de schoenen, zo dat er een stukje uitsteekt.',
            'Leg op tafel: zestien lege plakbriefjes, een liniaal, een strook papier, een potlood voor iedereen en het blad ‘Voor je begint’.',
            'Zet de zak met pakjes in de badkamer en doe de deur dicht. Daar eindigt het spel.',
          ],
        },
      ],
    },
    { kind: 'heading', text: 'Speel je zonder sloten?' },
    {
      kind: 'text',
      paragraphs: [
        'Leg de twee bladen van het antwoordvel op tafel, en ernaast een stapel met de vellen van de ster, de laars (met de strookjes), de maan, de wortel en de mijter, met de tekst naar beneden. Meer is het niet. De spelers krijgen steeds te lezen welk vel ze mogen pakken.',
      ],
    },
    { kind: 'heading', text: 'Speel je met sloten?' },
    {
      kind: 'text',
      paragraphs: [
        'Ga dan naar het blad ‘Voor wie de sloten zet’, bijna achteraan. Daar staan de codes, en wat er achter elk slot hoort. Reken op een halfuur, en speel zelf niet mee.',
      ],
    },
    { kind: 'heading', text: 'Tijdens het spel' },
    {
      kind: 'text',
      paragraphs: [
        'Laat de spelers het papier vouwen, scheuren en voltekenen: daar is het voor. Zit iedereen vast, geef dan het hintbriefje van dat vel: knip het van het hintblad los. Er staan drie hints op, ondersteboven, van een duwtje tot bijna het antwoord.',
      ],
    },
  ],
}

const NAMES = ['envelop', 'ster', 'laars', 'maan', 'wortel', 'mijter'] as const

const hintSheet = (title: string, from: number, until: number): Sheet => ({
  title,
  section: 'Voor wie vastzit',
  continues: true,
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Knip de briefjes langs de streepjes los, met de tekst op zijn kop, en geef alleen dat van het vel waar jullie vastzitten. Draai het om, leg je hand op de rest en lees één hint. Probeer het dan eerst weer zelf. De derde hint laat nog maar een klein stapje over.',
      ],
    },
    // The blocks are reversed, because the page is turned upside down and then begins with the
    // first.
    ...LOCK_PUZZLES.slice(from, until)
      .map(
        ({ hints }, i) =>
          ({
            kind: 'upside_down',
            slip: true,
            heading: `Het vel met de ${NAMES[from + i]}`,
            paragraphs: hints.map((hint, index) => `Hint ${index + 1}. ${hint}`),
          }) as const
      )
      .reverse(),
  ],
})

const BEHIND = [
  'Kaartje 1 en het vel met de ster',
  'Kaartje 2, het vel met de laars en de strookjes',
  'Kaartje 3 en het vel met de maan',
  'Kaartje 4 en het vel met de wortel',
  'Kaartje 5 en het vel met de mijter',
  'Kaartje 6, of meteen de zak met pakjes',
] as const

const locks: Sheet = {
  title: 'Voor wie de sloten zet',
  forHost: true,
  section: 'Niet lezen als je meespeelt',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Een slot heeft iets nodig om dicht te houden: een rugzak met twee ritsen, een koffertje, een kistje, of een doos met een stevig touw eromheen en het slot door twee lussen. Zet alle zes in het zicht, en schrijf er niet bij welke de eerste is: de spelers mogen een code overal proberen.',
      ],
    },
    {
      kind: 'prop',
      object: 'label',
      heading: 'Wat achter welk slot ligt',
      look: { width: 1 },
      parts: [
        {
          kind: 'table',
          caption: '',
          heading: ['Slot', 'Code', 'Erachter'],
          rows: LOCK_PUZZLES.map(({ code }, i) => [`${i + 1}`, code, itemAt(BEHIND, i)]),
        },
      ],
    },
    {
      kind: 'list',
      items: [
        'Stel elk slot in, doe het dicht en probeer het een keer. Dan pas gaat er iets achter.',
        'Het briefje in de schoen ligt los: daar begint het.',
        'Past de zak met pakjes zelf achter slot 6, dan hoef je hem niet in de badkamer te zetten. Kaartje 6 laat je dan weg.',
        'Heb je te weinig dingen om op slot te doen? Hang alle sloten aan de zak en geef de spelers ook het antwoordvel. Elke code opent dan een slot en maakt de volgende opdracht leesbaar.',
        'Heb je minder dan zes sloten, gebruik ze dan voor de laatste codes, en het antwoordvel voor de eerste.',
      ],
    },
  ],
}

const cardsSheet: Sheet = {
  title: 'De kaartjes achter de sloten',
  section: 'Niet lezen als je meespeelt',
  sealed: true,
  blocks: [
    {
      kind: 'cut_out_cards',
      caption: 'Alleen voor wie met sloten speelt. Scheur de kaartjes langs je liniaal los.',
      columns: 2,
      height: 71,
      object: 'label',
      cards: LOCK_PUZZLES.map(({ assignment }, i) => ({
        heading: `Slot ${i + 1} is open`,
        lines: [assignment],
      })),
    },
  ],
}

/** What Jikke wrote down before the snow and the horse came. */
const solutions: Sheet = {
  title: 'Alle oplossingen',
  forHost: true,
  section: 'Pas lezen als het niet anders kan',
  continues: true,
  blocks: [
    {
      kind: 'prop',
      object: 'notebook',
      heading: 'Achter in het schrift van Jikke',
      look: { ruling: 'none', lettering: 'print', size: 0.95 },
      parts: LOCK_PUZZLES.map(({ code, solution }, i) =>
        solutionBeside({
          heading: `Slot ${i + 1}, het vel met de ${NAMES[i]}: ${code}`,
          code,
          mark: symbol(itemAt(NAMES, i)).drawing,
          markInWords: `de ${NAMES[i]}`,
          solution: [solution.join(' ')],
        })
      ),
    },
  ],
}

/** What can be seen on the pages that the shop shows. */
const PREVIEW = {
  note: 'Het briefje van Jikke en een huis met lampjes op het dak en in de sneeuw. Tussen dak en sneeuw zit een vouw.',
  shoes:
    'Een bladzijde uit het schrift van Jikke, en Jikke zelf, die naast een rij schoenen staat na te denken waar ze hoort.',
  roofs:
    'Een plattegrond van een stadje met getekende huizen, een kerk en een brug, en eronder een maatlat voor de sprongen van het paard.',
  poem: 'Een sinterklaasgedicht waarvan het paard hele stukken heeft opgegeten: aan de rechterkant zitten happen uit het papier.',
} as const

const [note, stickyNotes, shoes, roofs, poem, stars] = LOCK_PUZZLES

export const booklet: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Zes sloten, dertien schoenen en een briefje',
  edition: 2,
  revised: 2022,
  selfPrinted: true,
  accent: 'wax',
  cover: 'items/sintjunior.svg',
  coverInWords:
    'Een rode schoen met een wortel en een gevouwen briefje erin staat bij de haard, voor een lange rij andere schoenen. Aan de muur hangen plakbriefjes. Door het raam zie je de maan, een dak, en daarachter een mijter en een staf.',
  age: '9 tot 14 jaar',
  ageGroup: 'children',
  tricks: [
    { kind: 'fold_until_it_meets', sheet: 'Het briefje in de schoen' },
    { kind: 'things_in_the_room', sheet: 'Zestien briefjes op de muur' },
    { kind: 'things_in_the_room', sheet: 'Dertien schoenen op een rij' },
    { kind: 'measure_jumps', sheet: 'Over de daken' },
    { kind: 'slide_a_strip', sheet: 'Het antwoordvel' },
  ],
  howToPlay: [
    'Jullie zoeken zes codes van drie cijfers. Begin bij het briefje in de schoen.',
    'Met sloten: probeer elke code die jullie vinden. Achter het slot dat opengaat, ligt de volgende opdracht.',
    'Zonder sloten: elke volgende opdracht staat in geheimschrift op het antwoordvel. Alleen met de juiste code komt er Nederlands uit.',
    'Pak een vel pas als een opdracht het teken noemt dat er rechtsboven op staat. De bolletjes rechtsboven zeggen hoe lastig een vel is. Een opdracht vertelt meer dan alleen welk vel, dus leg hem erbij.',
    'Schrijf elke code op en bewaar hem. Vouwen, scheuren, plakken en tekenen mag ook. Pak er allemaal een potlood bij, en verdeel het werk.',
    'Vast? Vraag om het hintbriefje van dat vel. Er loopt geen klok mee, en een hint kost niets. Reken op een uur, en zonder sloten op een kwartier langer.',
  ],
  story: [
    'Elk jaar rond 5 december gebeurt het weer: ergens kan iemand niet wachten en gluurt alvast in de zak. Dit jaar vond de Sint het welletjes. ‘Jikke,’ zei hij tegen zijn nieuwste helper, ‘wil jij deze zak goed voor me dichtmaken?’',
    'Jikke doet niets half. Ze kocht zes sloten en bedacht bij elk slot een code. En omdat een code op een papiertje zo weer gevonden wordt, verstopte ze haar codes beter: op een dak, op een muur, in een hele rij schoenen. Ze schreef in haar schrift precies op waar. Daarna zakte de sneeuw, ging de deur open, kwam het paard langs, en toen klopte er van dat schrift niet veel meer.',
    'De Sint kon niet wachten, er stonden nog meer huizen op zijn lijst. Jikke had nog net tijd om een briefje te vouwen. Het steekt in een van jullie schoenen.',
  ],
  beginsOn: BEGINS_ON,
  sheets: [
    setup,
    { ...note.sheet, preview: PREVIEW.note },
    stickyNotes.sheet,
    { ...shoes.sheet, preview: PREVIEW.shoes },
    stripSheet,
    { ...roofs.sheet, preview: PREVIEW.roofs },
    { ...poem.sheet, preview: PREVIEW.poem },
    stars.sheet,
    ...answerSheets,
    hintSheet('Hints bij de eerste drie vellen', 0, 3),
    hintSheet('Hints bij de laatste drie vellen', 3, 6),
    locks,
    cardsSheet,
    solutions,
  ],
}
