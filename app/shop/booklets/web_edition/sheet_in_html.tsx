import { BlockInHtml } from '#app/shop/booklets/web_edition/block_in_html'
import { Folded } from '#app/shop/booklets/web_edition/markup'
import { difficultyInWords } from '#domain/difficulty'
import type { Sheet } from '#domain/shop/booklets/booklet'

/** Where a sheet is on the page. */
export const idOf = (index: number) => `vel-${index + 1}`

/** Its title, after the words that stand above it on paper: 'Slot 2: De strik'. */
export function titleOf({ section, title }: Sheet): string {
  if (!section) return title
  return /[.?!]$/.test(section) ? `${section} ${title}` : `${section}: ${title}`
}

/** Why a sheet is folded, and for whom it is; nothing for a sheet that everybody may read. */
export function foldOf({ forHost, sealed }: Sheet): string | null {
  if (forHost) return 'Alleen voor wie het spel begeleidt: open dit blad'
  return sealed ? 'Open dit pas als het spel erom vraagt' : null
}

type Props = {
  readonly sheet: Sheet
  readonly index: number
  /** The line about whose booklet it is, as on the pages of the host on paper. */
  readonly line: string
}

export function SheetInHtml({ sheet, index, line }: Props) {
  const id = idOf(index)
  const fold = foldOf(sheet)
  const blocks = sheet.blocks.map((block, i) => <BlockInHtml key={i} block={block} level={3} />)
  return (
    <section id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>{titleOf(sheet)}</h2>
      <Marks sheet={sheet} />
      {fold ? (
        <Folded label={fold}>
          {blocks}
          {sheet.forHost && <p className="order">{line}</p>}
        </Folded>
      ) : (
        blocks
      )}
    </section>
  )
}

/** What stands in the corner of the paper. */
function Marks({ sheet: { level, symbol, corner } }: Pick<Props, 'sheet'>) {
  const marks = [
    ...(level ? [`Moeilijkheid: ${difficultyInWords(level)}, ${level} van 5.`] : []),
    ...(symbol ? [`Teken van dit vel: ${symbol.name}.`] : []),
    ...(corner ? [`In de hoek staat: ${corner}.`] : []),
  ]
  return marks.length > 0 && <p className="soft">{marks.join(' ')}</p>
}
