import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { formatCount } from '~/ui/format_numbers'
import type { Data } from '@generated/data'

const COLUMNS = [
  { number: 'Pagina bekeken' },
  { number: 'Antwoorden gegeven' },
  { number: 'Slot geopend' },
] as const

type Props = { sample: NonNullable<Data.Shop.Figures.Figures['sample']> }

/** How many strangers tried the puzzle that is free, and how many opened its lock. */
export function SampleFigures({ sample }: Props) {
  return (
    <Panel title="Het proefraadsel">
      <p className="mb-4 max-w-[68ch] text-soft">
        Iedereen mag het proberen, zonder te bestellen. Het staat ook op de voorpagina: wie het daar
        speelt, telt bij de antwoorden en niet bij de bekeken pagina’s.
      </p>
      <Table name="Het proefraadsel" columns={['Raadsel', ...COLUMNS]} onPhone="amounts">
        <tr>
          <th scope="row">De muis van het kabinet</th>
          <td data-heading="Bekeken" className="number">
            {formatCount(sample.seen)}
          </td>
          <td data-heading="Geprobeerd" className="number">
            {formatCount(sample.tried)}
          </td>
          <td data-heading="Geopend" className="number">
            {formatCount(sample.solved)}
          </td>
        </tr>
      </Table>
    </Panel>
  )
}
