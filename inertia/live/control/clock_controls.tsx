import { useState } from 'react'
import { inMinutes } from '~/ui/format_numbers'
import type { Run, Game } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

const EXTRA_MINUTES = [1, 5, 10] as const

export function ClockControls({
  customerId,
  game,
  run,
}: {
  customerId: number
  game: Game
  run: Run
}) {
  const { executeOnce, busy, error } = useAction({ send: run })
  const [given, setGiven] = useState<string | null>(null)

  async function give(minutes: number) {
    setGiven(null)
    const extra = adminRoute('game_clock.extra', { id: customerId })
    if (await executeOnce(extra, { seconden: minutes * 60 }))
      setGiven(`Alle teams kregen ${inMinutes(minutes)} extra.`)
  }

  return (
    <div className="space-y-2">
      <div role="group" aria-label="Extra tijd" className="flex flex-wrap gap-3">
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
      </div>
      {game.status === 'timeout' && (
        <p className="text-soft">Met extra tijd gaat deze ronde gewoon verder.</p>
      )}
      <Outcome>{given}</Outcome>
      <GeneralError>{error}</GeneralError>
    </div>
  )
}
