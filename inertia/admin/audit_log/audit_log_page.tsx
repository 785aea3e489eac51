import type { Data } from '@generated/data'
import { AuditEntries } from './audit_entries'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  search: string
  lines: Data.Admin.AuditLog.AuditEntry[]
  page: number
  pages: number
  count: number
}

const PATH = adminUrlFor('audit_log.index')

export default function AuditLog({ title, search, lines, page, pages, count }: Props) {
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Instellingen', href: adminUrlFor('setting.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <SearchBar path={PATH} search={search} label="Zoek op wie, of op wat er gewijzigd is" />
      <Panel title={count === 1 ? '1 wijziging' : `${count} wijzigingen`}>
        <AuditEntries
          lines={lines}
          empty={
            search === ''
              ? 'Er is nog niets gewijzigd. Wat beheerders wijzigen, komt hier te staan.'
              : `Niets gevonden met '${search}'.`
          }
        />
        <Pages path={PATH} query={{ zoek: search }} page={page} pages={pages} />
      </Panel>
    </div>
  )
}

AuditLog.layout = inAdmin
