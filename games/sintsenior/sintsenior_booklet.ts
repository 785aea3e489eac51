import { asInShop } from '#games/kit/game'
import { sintsenior as inShop } from '#games/sintsenior/sintsenior_in_catalogue'
import { answerSheets } from '#games/sintsenior/sintsenior_answer_sheets'
import { BEGINS_ON } from '#games/sintsenior/sintsenior_begin'
import { thePieces, theBoard } from '#games/sintsenior/board_sheets'
import {
  hints,
  setup,
  assignmentCards,
  solutions,
  finalLetter,
} from '#games/sintsenior/sintsenior_setup'
import { lastPageOf } from '#domain/shop/booklets/page_references'
import { puzzles } from '#games/sintsenior/sintsenior_puzzles'
import type { Booklet } from '#domain/shop/booklets/booklet'

export const booklet = {
  ...asInShop(inShop),
  subtitle: 'Zeven sloten voor wie te oud is voor zijn schoen',
  edition: 2,
  selfPrinted: true,
  accent: 'blue',
  cover: 'items/sintsenior.svg',
  coverInWords:
    'Een wit schaakpaard staat bij lamplicht op een bord met donkere en lichte velden. Op de muur erachter valt zijn schaduw, maar dat is geen paard: ze draagt een hoge, puntige muts met een kruis erop, en ernaast staat een staf met een krul. Verder zie je een kistje met een cijferslot, een ingepakt cadeau en een raam met de maan.',
  age: 'vanaf 16 jaar',
  ageGroup: 'grown_ups',
  tricks: [
    { kind: 'hold_against_the_light', sheet: 'De overburen' },
    { kind: 'look_along_the_paper', sheet: 'Een lage maan' },
    { kind: 'look_at_the_cover', sheet: 'Wie sprong daar?' },
    { kind: 'walk_a_token', sheet: 'Het bord' },
    { kind: 'slide_a_strip', sheet: 'Het antwoordvel, slot 1' },
  ],
  howToPlay: [
    'Spelen jullie met sloten, dan zet iemand die niet meespeelt alles klaar. Die leest het blad ‘Voor wie het klaarzet’, achter in dit boekje. De anderen slaan de achterste bladen niet op.',
    `Spelen jullie zonder sloten, dan kan iedereen meedoen. Print bladzijde 1 tot en met ${lastPageOf('De brief in de zak')}, dus ook de hints, en meer niet. Vouw de laatste daarvan, ‘De brief in de zak’, ongelezen dubbel, stop hem bij het cadeau en bind de zak dicht met een touwtje. Leg de vellen van slot 2 tot en met 7 op een stapel, met de tekst naar beneden en slot 2 bovenop. Het antwoordvel (drie bladen) is jullie slot.`,
    'Leg de omslag, dit blad, het bord en de stukken open op tafel; daar blijven ze. Elk vel heet naar het tekentje rechtsboven. Begin met het vel met de mijter.',
    'Elk raadsel geeft een code van drie cijfers. De code opent het slot, of maakt op het antwoordvel één opdracht leesbaar. Achter het slot of op het antwoordvel lees je welk vel je mag pakken, en naar welke drie velden het paard springt.',
    'Schrijf die velden op bij het bord, in de volgorde waarin je ze leest. Zet het paard erheen (een muntje mag ook) en leg op elk veld waar het is geweest een pepernoot. Niet opeten. Nog niet.',
    'Vastgelopen? Met sloten vraag je om een hint aan wie het spel klaarzette. Zonder sloten lees je er zelf telkens één: achterin staan ze op hun kop, op een briefje per slot.',
  ],
  story: [
    'Jullie zijn te groot voor een schoen. Dat vindt iedereen, behalve misschien jullie zelf, zo tegen half november. En Sint, die vindt dat je voor een goed raadsel nooit te groot bent.',
    'Vanavond stond er een zak in de kamer, dichtgebonden, met een schaakbord ervoor. Op het bord stond één stuk: een wit paard, op het hoekveld a1. Iemand stak de kaars ernaast aan. Op de muur viel een schaduw, en er was maar één van jullie die iets zei: ‘Zo ziet een paard er toch niet uit?’',
    'In de zak zit een cadeau dat nog niemand mag openmaken. Zeven sloten zitten ertussen. Na elk van de eerste zes springt het paard drie velden verder, van dak naar dak over het bord. Waarheen, dat lezen jullie telkens meteen. Waarom, dat horen jullie pas op het laatst.',
  ],
  beginsOn: BEGINS_ON,
  sheets: [
    thePieces,
    theBoard,
    ...puzzles.map(({ sheet }) => sheet),
    ...answerSheets,
    ...hints,
    finalLetter,
    setup,
    assignmentCards,
    solutions,
  ],
} as const satisfies Booklet
