import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Booklet = Data.Shop.PrintFiles.PrintFile
type Props = { title: string; booklets: Booklet[] }

const EDITIONS = [
  { edition: 'color', name: 'In kleur' },
  { edition: 'ink_saving', name: 'Inktzuinig' },
] as const
const COLUMNS = ['Spel', 'In kleur', 'Inktzuinig', 'Vouwen tot A5'] as const

/** Every booklet as files to print. */
export default function PrintFiles({ title, booklets }: Props) {
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className="max-w-[46rem]">
        Alle boekjes, zonder bestelregel en zonder naam. Print op A4, op ware grootte (100 %) en op
        één kant van het papier. Het voorblad zegt per spel hoeveel bladen het zijn, wat er geknipt
        wordt en wat er in de envelop gaat.
      </p>
      <Booklets title="Per post" booklets={booklets.filter(({ byPost }) => byPost)} />
      <Booklets
        title="Die klanten zelf printen"
        booklets={booklets.filter(({ byPost }) => !byPost)}
      />
    </div>
  )
}

PrintFiles.layout = inAdmin

function Booklets({ title, booklets }: Props) {
  return (
    <Panel title={title}>
      <Table name={title} columns={COLUMNS} onPhone="stacked">
        {booklets.map((booklet) => (
          <tr key={booklet.itemName} className="align-top">
            <th scope="row" className="sm:py-2">
              {booklet.title}
              {booklet.alsoPlayedAs && (
                <span className="block text-soft">
                  ook voor {booklet.alsoPlayedAs}: de clown brengt deze bladen mee
                </span>
              )}
            </th>
            {EDITIONS.map(({ edition, name }) => (
              <td key={edition} data-heading={name} className="sm:py-2">
                <span className="flex flex-wrap gap-2">
                  {booklet.files
                    .filter((one) => one.edition === edition && one.file !== 'folded')
                    .map((one) => (
                      <Pdf key={one.file} game={booklet.title} edition={name} file={one}>
                        {one.file === 'booklet' ? 'Boekje' : 'Voorblad'}
                      </Pdf>
                    ))}
                </span>
              </td>
            ))}
            <td data-heading="Vouwen tot A5" className="sm:py-2">
              <Folding booklet={booklet} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

function Folding({ booklet }: { booklet: Booklet }) {
  const folded = booklet.files.filter(({ file }) => file === 'folded')
  if (folded.length === 0) return <p className="max-w-[24rem] text-soft">{whyNot(booklet)}</p>
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {folded.map((one) => (
          <Pdf key={one.edition} game={booklet.title} edition="om te vouwen" file={one}>
            {one.edition === 'color' ? 'Kleur' : 'Zuinig'}
          </Pdf>
        ))}
      </span>
      <p className="mt-2 max-w-[24rem] text-soft">
        Print op beide kanten, omslaan langs de korte kant. Vouw de stapel dubbel en doe twee
        nietjes in de rug. De letters worden kleiner: ongeveer 8 punten.
      </p>
    </>
  )
}

/** Why a booklet stays A4, with the things and the sheets that ask for it. */
function whyNot({ tools, sheets }: Booklet) {
  const [first, ...others] = sheets
  const more = others.length === 1 ? '1 ander blad' : `${others.length} andere bladen`
  const where = first && `op ‘${first}’${others.length > 0 ? ` en ${more}` : ''}`
  const things = tools.length > 0 && `nodig: ${tools.join('; ').toLowerCase()}`
  const why = [where, things].filter(Boolean).join(', ')
  return `Blijft A4: er wordt geknipt of gemeten (${why}), en op half formaat klopt de maat niet meer.`
}

type PdfProps = {
  game: string
  edition: string
  file: Booklet['files'][number]
  children: string
}

const Pdf = ({ game, edition, file, children }: PdfProps) => (
  <a
    href={adminUrlFor('print_file.show', file.address)}
    download
    className="button whitespace-nowrap"
  >
    {children}
    <span className="sr-only">
      {' '}
      van {game}, {edition.toLowerCase()}
    </span>{' '}
    (pdf)
  </a>
)
