import type { ReactNode } from 'react'
import { webDocument } from '#app/core/web_document/web_document'
import { foldOf, idOf, SheetInHtml, titleOf } from '#app/shop/booklets/web_edition/sheet_in_html'
import { STYLE } from '#app/shop/booklets/web_edition/style'
import type { Sheet } from '#domain/shop/booklets/booklet'

type Props = {
  readonly title: string
  /** What stands above the contents, with the only heading of the first level. */
  readonly header: ReactNode
  readonly sheets: readonly Sheet[]
  /** Whose papers they are. It stands with what only the host reads. */
  readonly line: string
}

/** Sheets of paper as one web page that a screen reader reads in order, with their contents. */
export const sheetsPage = ({ title, ...page }: Props): string =>
  webDocument({ title, style: STYLE, children: <Sheets {...page} /> })

const Sheets = ({ header, sheets, line }: Omit<Props, 'title'>) => (
  <>
    <a className="skip" href={`#${idOf(0)}`}>
      Naar het eerste blad
    </a>
    {header}
    <Contents sheets={sheets} />
    <main>
      {sheets.map((sheet, index) => (
        <SheetInHtml key={index} {...{ sheet, index, line }} />
      ))}
    </main>
  </>
)

const Contents = ({ sheets }: Pick<Props, 'sheets'>) => (
  <nav aria-labelledby="inhoud">
    <h2 id="inhoud">Inhoud</h2>
    <ol>
      {sheets.map((sheet, index) => (
        <li key={index}>
          <a href={`#${idOf(index)}`}>{titleOf(sheet)}</a>
          {foldOf(sheet) && ' (dichtgevouwen)'}
        </li>
      ))}
    </ol>
  </nav>
)
