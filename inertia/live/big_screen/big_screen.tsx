import { Link, router } from '@inertiajs/react'
import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import { GAME_API, type GamePanel } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = GamePanel & { adres: string; dialoog: DialogInUse }

/** The beamer of the hall: its link, and whether it shows the scores; and what earlier rounds brought. */
export function BigScreen({
  snapshot,
  spel: game,
  doe: run,
  adres: address,
  dialoog: dialog,
}: Props) {
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)
  const [notice, setNotice] = useState<string | null>(null)
  const { scores_verborgen: hidden } = game

  async function toggleScores() {
    setNotice(null)
    await execute(`${GAME_API}/stand/${snapshot.id}`, { verborgen: !hidden })
  }

  async function renew() {
    setNotice(null)
    const confirmed = await dialog.vraag({
      titel: 'Nieuwe link voor het grote scherm',
      alineas: [
        'De oude link werkt dan niet meer, ook niet op een scherm dat nu aanstaat. Weet je het zeker?',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed || !(await execute(`${GAME_API}/schermlink/${snapshot.id}`))) return
    router.reload({
      only: ['schermadres'],
      onSuccess: () => setNotice('Het grote scherm heeft een nieuwe link.'),
    })
  }

  return (
    <Panel titel="Groot scherm" className="niet-printen">
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="link font-code break-all">
          {address}
        </a>
      </p>
      <p className="mt-2 text-zacht" aria-live="polite">
        {hidden
          ? 'De stand is verborgen tot de eindscores.'
          : 'Het grote scherm toont de stand van alle teams.'}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" aria-busy={busy} onClick={toggleScores} className="knop">
          {hidden ? 'Stand tonen' : 'Stand verbergen tot de eindscores'}
        </button>
        <button type="button" aria-busy={busy} onClick={renew} className="knop">
          Nieuwe link<span className="sr-only"> voor het grote scherm</span>
        </button>
        <Link href={`/dashboard/klant/spellenfabriek/${snapshot.id}/rondes`} className="link">
          Eerdere rondes en uitslagen
        </Link>
      </div>
      <p role="status" className="mt-3 font-semibold text-mos empty:hidden">
        {notice}
      </p>
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
