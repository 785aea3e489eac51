import { AuditEntries, type AuditEntry } from './audit_entries'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  zoek: string
  regels: AuditEntry[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

const PATH = '/dashboard/instellingen/logboek'

export default function AuditLog({
  titel: title,
  zoek: search,
  regels: lines,
  bladzijde: page,
  bladzijden: pages,
  aantal: count,
}: Props) {
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[{ tekst: 'Instellingen', href: '/dashboard/instellingen' }, { tekst: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      <SearchBar pad={PATH} zoek={search} label="Zoek op wie, of op wat er gewijzigd is" />
      <Panel titel={count === 1 ? '1 wijziging' : `${count} wijzigingen`}>
        <AuditEntries
          regels={lines}
          leeg={
            search === ''
              ? 'Er is nog niets gewijzigd. Wat beheerders wijzigen, komt hier te staan.'
              : `Niets gevonden met '${search}'.`
          }
        />
        <Pages pad={PATH} vraag={{ zoek: search }} bladzijde={page} bladzijden={pages} />
      </Panel>
    </div>
  )
}

AuditLog.layout = inAdmin
