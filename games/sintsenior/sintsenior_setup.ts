import { puzzles } from '#games/sintsenior/sintsenior_puzzles'
import { KEYS_OF_THE_EVENING } from '#games/sintsenior/sintsenior_begin'
import { solutionBeside } from '#games/kit/lock_tags'
import { present } from '#domain/present'
import type { Part } from '#domain/play/puzzles/puzzle'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'

/** The mark of the sheet that lies behind each lock. */
const BEHIND_LOCK = ['kaars', 'huis', 'lootje', 'schoorsteen', 'maan', 'hoefijzer']

const hintSheet = (from: number, until: number): Sheet => ({
  section: 'Knip de briefjes los, en geef wie vastzit alleen dat van het slot',
  title: `Hints bij slot ${from} tot en met ${until}`,
  continues: true,
  // The blocks are reversed, because players turn the sheet around and begin with the first.
  blocks: puzzles
    .map((puzzle, i) => ({ puzzle, lock: i + 1 }))
    .slice(from - 1, until)
    .reverse()
    .map(({ puzzle, lock }) => ({
      kind: 'upside_down',
      slip: true,
      heading: `Slot ${lock}: ${puzzle.name}`,
      paragraphs: puzzle.hints.map((hint, h) => `${h + 1}. ${hint}`),
    })),
})

export const hints = [hintSheet(1, 4), hintSheet(5, 7)]

export const setup: Sheet = {
  section: 'Niet verder lezen als je meespeelt',
  title: 'Voor wie het klaarzet',
  forHost: true,
  continues: true,
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Reken op een kwartier. Een slot heeft iets nodig om dicht te houden: een etui of rugzak met twee ritstrekkers, een blikje met een beugel, een kastje met twee knoppen. Heb je minder sloten dan zeven, gebruik dan voor de rest het antwoordvel.',
      ],
    },
    {
      kind: 'list',
      heading: 'Zo zet je het klaar',
      numbered: true,
      items: [
        'Print alle bladen. Vouw het blad met de opdrachtkaarten scherp langs de lijnen en scheur ze los.',
        'Stel elk slot in op de code uit de tabel, en leg erachter de opdrachtkaart en wat er in de laatste kolom staat.',
        'Stop het cadeau in de zak. Is er voor iedereen iets, des te beter. Leg opdrachtkaart 7 en de brief erbovenop en sluit de zak met slot 7.',
        'Leg op tafel: de omslag, het blad ‘Voor je begint’, het bord, het blad met de stukken, het vel met de mijter, een potlood, twee muntjes en negentien pepernoten. Zorg dat er een lamp in de buurt staat. Ligt er een echt schaakbord, zet het dan met a1 linksonder en zet één wit paard op a1.',
        'Houd het antwoordvel en de hints zelf bij je, en knip de hintbriefjes los: één per slot. Geef dat van het slot als er vijf minuten niets is gebeurd, of als iemand erom vraagt.',
      ],
    },
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Welke code waarop, en wat erachter ligt',
      look: { lettering: 'print' },
      parts: [
        {
          kind: 'table',
          caption: '',
          heading: ['Slot', 'Code', 'Kaart', 'En verder'],
          rows: puzzles.map(({ code }, i) => [
            i < 6 ? `${i + 1}` : '7, op de zak',
            code,
            `opdrachtkaart ${i + 1}`,
            i < 6 ? `vel: ${BEHIND_LOCK[i]}` : 'het cadeau en de brief',
          ]),
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Zonder sloten: leg de vellen van slot 2 tot en met 7 op een stapel, met de bedrukte kant naar beneden en slot 2 bovenop, geef het antwoordvel erbij, vouw de brief ongelezen dubbel, stop hem bij het cadeau en bind de zak dicht met een touwtje.',
        'Het slot van de avond: het zevende raadsel onthult dat er geen paard over het bord sprong maar een bisschop, een loper dus. En een loper, dat is ook de sleutel die op elk slot past. Zeg dat er vooral niet bij. Er is er altijd een die het zelf bedenkt.',
      ],
    },
  ],
}

export const assignmentCards: Sheet = {
  section: 'Voor wie het klaarzet',
  title: 'De opdrachtkaarten',
  sealed: true,
  blocks: [
    {
      kind: 'cut_out_cards',
      caption: 'Vouw en scheur, of knip. Kaart 1 komt achter slot 1, en zo verder.',
      columns: 2,
      height: 54,
      object: 'label',
      cards: puzzles.map(({ assignment }, i) => ({
        heading: `Slot ${i + 1} is open`,
        // A square of the board stays on one line.
        lines: [assignment.replaceAll(/\b([a-h]) /g, '$1\u00A0')],
      })),
    },
  ],
}

export const finalLetter: Sheet = {
  section: 'Niet lezen: dubbelvouwen en bij het cadeau stoppen',
  title: 'De brief in de zak',
  sealed: true,
  blocks: [
    {
      kind: 'prop',
      object: 'letter',
      seal: 'S',
      parts: [
        {
          kind: 'letter',
          heading: 'Lieve grote mensen,',
          paragraphs: [
            'Jullie hebben hem dus gezien, die schaduw. Ik had al zo’n vermoeden dat één van jullie zou opletten.',
            'Het zit zo. Mijn schimmel is de jongste niet meer. Springen kan hij nog best, maar hij doet het alleen als er aan de overkant een worteltje ligt. En bij jullie ligt er al jaren geen worteltje meer, want jullie zijn te groot voor een schoen. Dus bleef hij op a1 staan en keek hij de andere kant op. Toen ben ik zelf maar gegaan. Negentien daken, op mijn leeftijd, in een tabberd.',
            'Ze zeggen dat een bisschop schuin over het bord gaat. Dat klopt. Vooral als de dakpannen nat zijn.',
            'De sloten onderweg kostten me geen moeite. Voor een loper is dat niets bijzonders, maar dat hadden jullie al bedacht.',
            'Wat in deze zak zit, is voor jullie allemaal. Deel het eerlijk, dan heb ik er het minste werk aan. De pepernoten mogen nu op. En leg volgend jaar toch maar een wortel neer. Het hoeft niet in een schoen.',
          ],
          signature: 'Sint',
        },
      ],
    },
  ],
}

/** A page of the book with the keys of all locks: the tag of each, and how its code is found. */
const keyBook = (from: number, until: number, above: readonly Part[] = []): Block => ({
  kind: 'prop',
  object: 'book_page',
  heading: `Het sleutelboek, slot ${from} tot en met ${until}`,
  look: { size: 0.93, close: true, frame: false },
  parts: [
    ...above,
    ...puzzles.slice(from - 1, until).map((puzzle, i) => {
      const { name, drawing } = present(puzzle.sheet.symbol, 'its mark')
      return solutionBeside({
        heading: `Slot ${from + i}: ${puzzle.name}, ${puzzle.code}`,
        code: puzzle.code,
        mark: drawing,
        markInWords: `het teken van het vel, een ${name},`,
        solution: [...puzzle.solution, `Daarna lees je: ‘${puzzle.assignment}’`],
      })
    }),
  ],
})

export const solutions: Sheet = {
  section: 'De allerlaatste bladen',
  title: 'Oplossingen',
  forHost: true,
  continues: true,
  blocks: [keyBook(1, 3, [KEYS_OF_THE_EVENING]), keyBook(4, 7)],
}
