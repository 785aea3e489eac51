import { useState } from 'react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { formatCount } from '~/ui/format_numbers'
import { Time } from '~/ui/time'
import { DownloadForm } from './download_form'

type Backup = Data.Admin.Backups.Backup

const COLUMNS = [
  'Gemaakt',
  'Database',
  { number: 'Grootte' },
  { number: 'Bestellingen' },
  { hidden: 'Actie' },
]
const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** The backups beside the data of the shop; downloading one asks for the password. */
export function BackupList({ backups }: { backups: Backup[] }) {
  const [chosen, choose] = useState<Backup | null>(null)
  return (
    <Panel title="Reservekopieën">
      <p className="mb-3 max-w-[44rem]">
        Deze kopieën staan op dezelfde schijf als je winkel. Haal er daarom af en toe een op en
        bewaar die ergens anders, versleuteld: er staan namen, adressen en werkende links in.
        Kopieën die een opdracht elke nacht in een andere map zet, staan niet in deze lijst.
      </p>
      {backups.length > 0 && (
        <Table name="Reservekopieën" columns={COLUMNS} onPhone="stacked">
          {backups.map((backup) => (
            <tr key={backup.name}>
              <th scope="row" className="name">
                <Time at={backup.at} />
              </th>
              <td data-heading="Database">{DATABASES[backup.database]}</td>
              <td data-heading="Grootte" className="number">
                {formatSize(backup.bytes)}
              </td>
              <td data-heading="Bestellingen" className="number">
                {backup.orders === null ? 'onbekend' : formatCount(backup.orders)}
              </td>
              <td>
                <button
                  type="button"
                  aria-label={`Ophalen: ${backup.name}`}
                  onClick={() => choose(backup)}
                  className="button"
                >
                  Ophalen
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {chosen && <DownloadForm key={chosen.name} backup={chosen} onClose={() => choose(null)} />}
    </Panel>
  )
}

const MB = 1_000_000
const SIZE = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** '12,3 MB'. */
function formatSize(bytes: number): string {
  return bytes < MB ? `${SIZE.format(Math.ceil(bytes / 1000))} kB` : `${SIZE.format(bytes / MB)} MB`
}
