import { useState } from 'react'
import { inMinutes } from '~/ui/format_numbers'
import { GAME_API, type Run, type Game } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'

const EXTRA_MINUTES = [1, 5, 10] as const

/** More time, and a rest. */
export function ClockControls({
  klantId: customerId,
  spel: game,
  doe: run,
}: {
  klantId: number
  spel: Game
  doe: Run
}) {
  const { voerUit: execute, voerEenKeerUit: executeOnce, bezig: busy, fout: error } = useAction(run)
  const [given, setGiven] = useState<string | null>(null)
  const paused = game.gepauzeerd_sinds !== null

  async function give(minutes: number) {
    setGiven(null)
    if (await executeOnce(`${GAME_API}/extratijd/${customerId}`, { seconden: minutes * 60 }))
      setGiven(`Alle teams kregen ${inMinutes(minutes)} extra.`)
  }

  async function togglePause() {
    setGiven(null)
    await execute(`${GAME_API}/${paused ? 'verder' : 'pauze'}/${customerId}`)
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
            className="knop"
          >
            +{inMinutes(minutes)}
          </button>
        ))}
        {game.status === 'started' && (
          <button type="button" aria-busy={busy} onClick={togglePause} className="knop">
            {paused ? 'Verder' : 'Pauze'}
          </button>
        )}
      </div>
      {game.status === 'timeout' && (
        <p className="text-zacht">Met extra tijd gaat deze ronde gewoon verder.</p>
      )}
      <p role="status" className="font-semibold text-mos">
        {given}
      </p>
      <GeneralError>{error}</GeneralError>
    </div>
  )
}
