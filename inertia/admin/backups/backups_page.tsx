import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Keyhole } from '~/ui/keyhole'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'
import { BackupList } from './backup_list'
import { KeyPanel, RestorePanel } from './restore_panels'

type Backup = Data.Admin.Backups.Backup
type State = 'never' | 'busy' | 'failed' | 'done'
type Props = {
  title: string
  state: State
  backups: Backup[]
  /** Whether the newest backup is as it was written. */
  whole: boolean
  keyInside: boolean
}

const LOOK_AGAIN_MS = 2_000

export default function Backups({ title, state, backups, whole, keyInside }: Props) {
  useUntilDone(state)
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Instellingen', href: adminUrlFor('setting.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <NewestPanel newest={backups[0]} state={state} whole={whole} />
      <BackupList backups={backups} />
      <KeyPanel inside={keyInside} />
      <RestorePanel />
    </div>
  )
}

Backups.layout = inAdmin

/** Follows a backup that is being made, and shows the list again once it is done. */
function useUntilDone(state: State) {
  useEffect(() => {
    if (state !== 'busy') return
    const timer = setInterval(() => router.reload({ only: ['state'] }), LOOK_AGAIN_MS)
    return () => {
      clearInterval(timer)
      router.reload()
    }
  }, [state])
}

type NewestProps = { newest: Backup | undefined; state: State; whole: boolean }

function NewestPanel({ newest, state, whole }: NewestProps) {
  const action = usePageAction()
  const busy = state === 'busy'
  return (
    <Panel title="Laatste reservekopie">
      {newest === undefined ? (
        <p>Er is hier nog geen reservekopie.</p>
      ) : (
        <p>
          Gemaakt op <Time at={newest.at} />.{' '}
          {whole ? (
            'Deze kopie is heel: alle bestanden zijn nagekeken.'
          ) : (
            <strong className="text-error">
              Deze kopie is beschadigd. Maak een nieuwe en kijk de schijf na.
            </strong>
          )}
        </p>
      )}
      <div role="status" className="mt-2 font-semibold empty:hidden">
        {busy && (
          <span className="flex items-center gap-2">
            <Keyhole turning /> De reservekopie wordt gemaakt. Deze pagina ververst vanzelf.
          </span>
        )}
        {state === 'failed' && (
          <span className="text-error">
            De vorige poging is niet gelukt. Is er nog ruimte op de schijf? Probeer het opnieuw, of
            vraag het je beheerder.
          </span>
        )}
      </div>
      <ActionNotice outcome={action.outcome} error={action.error} />
      <button
        type="button"
        aria-busy={action.busy}
        disabled={busy}
        onClick={() => action.run(adminRoute('backup.store'), {}, '')}
        className="button button-primary mt-4"
      >
        Maak nu een reservekopie
      </button>
    </Panel>
  )
}
