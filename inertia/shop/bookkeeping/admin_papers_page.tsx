import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { PaperList } from './paper_list'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import { SearchField } from '~/admin/shell/search_field'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { SelectField, type Choice } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

type Filter = { search: string; period: string | null; kind: 'factuur' | 'creditnota' | null }

type Props = {
  title: string
  filter: Filter
  choices: Choice[]
  papers: Data.Shop.Bookkeeping.PaperRow[]
  page: number
  pages: number
  count: number
}

const PAPERS = adminUrlFor('booked_paper.index')
const KINDS = [
  { value: '', text: 'alles' },
  { value: 'factuur', text: 'facturen' },
  { value: 'creditnota', text: 'creditnota’s' },
]

/** A filter as an address holds it. A part that is left out means all. */
const asQuery = ({ search, period, kind }: Filter): Record<string, string> => ({
  ...(search && { zoek: search }),
  ...(period && { periode: period }),
  ...(kind && { soort: kind }),
})

export default function Papers({ title, filter, choices, papers, count, ...rest }: Props) {
  const query = asQuery(filter)
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Boekhouding', href: adminUrlFor('bookkeeping.index') }, { text: title }]}
      />
      <PageHead title={title}>
        {count > 0 && (
          <a
            href={`${adminUrlFor('booked_paper.csv')}?${new URLSearchParams(query)}`}
            download
            className="button"
          >
            Download als CSV
          </a>
        )}
      </PageHead>
      <PaperFilter filter={filter} choices={choices} />
      <Panel title={count === 1 ? '1 factuur of creditnota' : `${count} facturen en creditnota’s`}>
        {papers.length > 0 ? (
          <PaperList papers={papers} />
        ) : (
          <p className="text-soft">
            {Object.keys(query).length > 0 ? (
              <>
                Niets gevonden.{' '}
                <Link href={PAPERS} className="link">
                  Bekijk alle facturen
                </Link>
              </>
            ) : (
              'Er zijn nog geen facturen. Elke betaalde bestelling krijgt er vanzelf een.'
            )}
          </p>
        )}
        <Pages path={PAPERS} query={query} page={rest.page} pages={rest.pages} />
      </Panel>
    </div>
  )
}

Papers.layout = inAdmin

function PaperFilter({ filter, choices }: Pick<Props, 'filter' | 'choices'>) {
  const [typed, setTyped] = useState(filter.search)
  const show = (changed: Partial<Filter>) =>
    router.get(PAPERS, asQuery({ ...filter, search: typed.trim(), ...changed }), {
      preserveState: true,
    })

  function search(event: FormEvent) {
    event.preventDefault()
    show({})
  }

  return (
    <form role="search" onSubmit={search} className="flex flex-wrap items-end gap-3">
      <SearchField
        label="Zoek op nummer, naam of Mollie-kenmerk"
        value={typed}
        onType={setTyped}
        className="basis-72"
      />
      <SelectField
        label="Periode"
        name="periode"
        className="basis-48"
        choices={[{ value: '', text: 'alle' }, ...choices]}
        value={filter.period ?? ''}
        onChoose={(period) => show({ period: period || null })}
      />
      <SelectField
        label="Soort"
        name="soort"
        className="basis-40"
        choices={KINDS}
        value={filter.kind ?? ''}
        onChoose={(kind) => show({ kind: (kind || null) as Filter['kind'] })}
      />
      <button type="submit" className="button">
        Zoeken
      </button>
    </form>
  )
}
