import type { PagesOfBooklet } from '#app/shop/print_files/pages_of_sheets'
import {
  canBeFolded,
  comesApart,
  handworkOn,
  obstaclesToFolding,
  type Handwork,
} from '#domain/shop/print_files/handwork'
import type { Booklet, Sheet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'

export const EDITION_WORDS: Readonly<Record<Edition, { name: string; printer: string }>> = {
  color: { name: 'In kleur', printer: 'Print in kleur, op de gewone kwaliteit of beter.' },
  ink_saving: {
    name: 'Inktzuinig',
    printer: 'Print in zwart-wit. Deze uitgave is al licht; de spaarstand mag uit.',
  },
}

/** What to do at the printer, in order. */
export const printSteps = (
  booklet: Booklet,
  edition: Edition,
  count: number
): readonly string[] => [
  'Leg wit papier van 80 gram in de printer: A4, en niet dikker, want op sommige bladen kijk je door het papier heen.',
  'Kies ware grootte (100 %), niet ‘passend maken’. Onze printproef, één blad, laat zien of dat klopt.',
  canBeFolded(booklet)
    ? 'Print op één kant van het papier.'
    : 'Print op één kant van het papier: er wordt geknipt, en wat erachter stond, gaat dan stuk.',
  EDITION_WORDS[edition].printer,
  ...(canBeFolded(booklet)
    ? [
        'Liever een boekje? Print het vouwboekje: op beide kanten, omslaan langs de korte kant. Vouw de stapel dubbel en zet er twee nietjes in.',
      ]
    : []),
  `Tel na: op het laatste blad staat ‘bladzijde ${count} van ${count}’.`,
]

const WORK: Readonly<Record<Handwork, string>> = { cut: 'knippen', measure: 'op ware grootte' }

/**
 * What is done on a sheet. A drawing that is cut out says so in its words only; on a sheet of a game
 * by post such words are about that sheet, while a host reads of scissors on many.
 */
function workOn(sheet: Sheet, { selfPrinted }: Booklet): readonly Handwork[] {
  const work = handworkOn(sheet)
  return selfPrinted || work.includes('cut') || !comesApart(sheet) ? work : ['cut', ...work]
}

/** The sheets that are cut or measured, each with its page, and what players have to do it with. */
export function handSheets(booklet: Booklet, { first }: PagesOfBooklet): readonly string[] {
  const { tools } = obstaclesToFolding(booklet)
  const lines = booklet.sheets.flatMap((sheet) => {
    const work = workOn(sheet, booklet).map((one) => WORK[one])
    if (work.length === 0) return []
    const page = first.get(sheet.title)
    return `${page ? `Bladzijde ${page}, ` : ''}‘${sheet.title}’: ${work.join(' en ')}`
  })
  if (tools.length === 0) return lines
  if (lines.length === 0) lines.push('Op de bladen zelf staat waar er geknipt of gemeten wordt.')
  return [...lines, `De speler gebruikt: ${inOneLine(tools)}.`]
}

/** Things from a list, within a sentence. */
export const inOneLine = (things: readonly string[]) =>
  things.map((thing) => thing.charAt(0).toLowerCase() + thing.slice(1)).join('; ')

/** What comes together, before it goes out of the door. */
export function inTheEnvelope({ selfPrinted }: Booklet, count: number): readonly string[] {
  const sheets = `Alle ${count} bladen op volgorde, de omslag boven, ongevouwen en niet geniet`
  return selfPrinted
    ? [sheets]
    : [
        sheets,
        'De pakbon van de bestelling, bij Verzenden',
        'Het adreslabel op een envelop van A4-formaat (C4), met ‘niet vouwen’',
      ]
}
