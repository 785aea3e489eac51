import { useState } from 'react'
import { inMinutes } from '~/ui/format_numbers'
import type { Run, Game } from './game_panel'
import { PauseReason } from './pause_reason'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

const EXTRA_MINUTES = [1, 5, 10] as const

/** Extra time, and a pause. */
export function ClockControls({
  customerId,
  game,
  run,
}: {
  customerId: number
  game: Game
  run: Run
}) {
  const { execute, executeOnce, busy, error } = useAction({ send: run })
  const [given, setGiven] = useState<string | null>(null)
  const paused = game.gepauzeerd_sinds !== null

  async function give(minutes: number) {
    setGiven(null)
    const extra = adminRoute('game_clock.extra', { id: customerId })
    if (await executeOnce(extra, { seconden: minutes * 60 }))
      setGiven(`Alle teams kregen ${inMinutes(minutes)} extra.`)
  }

  async function togglePause() {
    setGiven(null)
    await execute(adminRoute(paused ? 'game_clock.resume' : 'game_clock.pause', { id: customerId }))
  }

  return (
    <div className="space-y-2">
      <div role="group" aria-label="Klok" className="flex flex-wrap gap-3">
        {EXTRA_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-busy={busy}
            onClick={() => give(minutes)}
            className="button"
          >
            +{inMinutes(minutes)}
          </button>
        ))}
        {game.status === 'started' && (
          <button type="button" aria-busy={busy} onClick={togglePause} className="button">
            {paused ? 'Verder' : 'Pauze'}
          </button>
        )}
      </div>
      {paused && <PauseReason customerId={customerId} game={game} run={run} />}
      {game.status === 'timeout' && (
        <p className="text-soft">Met extra tijd gaat deze ronde gewoon verder.</p>
      )}
      <Outcome>{given}</Outcome>
      <GeneralError>{error}</GeneralError>
    </div>
  )
}
