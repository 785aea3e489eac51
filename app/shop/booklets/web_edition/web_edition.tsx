import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { coverFacts, editionOf } from '#app/shop/booklets/cover_facts'
import { Picture } from '#app/shop/booklets/web_edition/drawings_in_html'
import { sheetsPage } from '#app/shop/booklets/web_edition/sheets_page'
import { withoutPageNumbers } from '#domain/shop/booklets/page_references'
import type { Booklet } from '#domain/shop/booklets/booklet'

/**
 * A booklet as one web page, from the same data as the PDF.
 *
 * @param line the line that says whose booklet it is; it stands at the head and with what only the
 * host reads
 */
export const webEdition = (booklet: Booklet, line: string): string =>
  sheetsPage({
    title: `${booklet.title}, het boekje als webpagina`,
    header: <Cover booklet={booklet} line={line} />,
    sheets: [beginSheet(booklet), ...booklet.sheets].map(withoutPageNumbers),
    line,
  })

type Props = { readonly booklet: Booklet; readonly line: string }

function Cover({ booklet, line }: Props) {
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
