import { renderToStaticMarkup } from 'react-dom/server'
import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { coverFacts, editionOf } from '#app/shop/booklets/cover_facts'
import { foldOf, idOf, SheetInHtml, titleOf } from '#app/shop/booklets/web_edition/sheet_in_html'
import { Picture } from '#app/shop/booklets/web_edition/drawings_in_html'
import { STYLE } from '#app/shop/booklets/web_edition/style'
import { withoutPageNumbers } from '#domain/shop/booklets/page_references'
import type { Booklet, Sheet } from '#domain/shop/booklets/booklet'

/**
 * A booklet as one web page that a screen reader reads in order, from the same data as the PDF. It
 * needs nothing but itself, so it can be kept and read anywhere.
 *
 * @param line whose booklet it is; it stands at the head and with what only the host reads
 */
export function webEdition(booklet: Booklet, line: string): string {
  const sheets = [beginSheet(booklet), ...booklet.sheets].map(withoutPageNumbers)
  return `<!doctype html>${renderToStaticMarkup(<Page {...{ booklet, sheets, line }} />)}`
}

type Props = {
  readonly booklet: Booklet
  readonly sheets: readonly Sheet[]
  readonly line: string
}

const Page = ({ booklet, sheets, line }: Props) => (
  <html lang="nl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{`${booklet.title}, het boekje als webpagina`}</title>
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
    </head>
    <body>
      <a className="skip" href={`#${idOf(0)}`}>
        Naar het eerste blad
      </a>
      <Cover booklet={booklet} line={line} />
      <Contents sheets={sheets} />
      <main>
        {sheets.map((sheet, index) => (
          <SheetInHtml key={index} {...{ sheet, index, line }} />
        ))}
      </main>
    </body>
  </html>
)

function Cover({ booklet, line }: Omit<Props, 'sheets'>) {
  const { title, subtitle, cover, coverInWords } = booklet
  return (
    <header>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <dl className="facts">
        {coverFacts(booklet).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Dit is hetzelfde boekje als op papier, gemaakt voor schermlezers, grote letters en eigen
        kleuren. Bij elke tekening staat in woorden alles wat je nodig hebt om mee te puzzelen.
        Hints, en wat alleen de begeleider leest, zijn dichtgevouwen: open ze als je ze nodig hebt.
        Bewaar de pagina als je zonder internet wilt spelen.
      </p>
      {typeof cover === 'string' ? (
        <p>{`Op de omslag: ${coverInWords}`}</p>
      ) : (
        <Picture caption="De omslag" description={coverInWords} drawing={cover} />
      )}
      <p className="soft">{editionOf(booklet)}</p>
      <p className="order">{line}</p>
    </header>
  )
}

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
