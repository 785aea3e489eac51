import { alsMinutenSeconden } from '#domain/spellenfabriek/aftelklok'
import { statustekst } from '~/components/beheer/statustekst'
import type { Spel } from '~/components/beheer/typen'
import { useAftelklok } from '~/hooks/use_aftelklok'

export const SPELSTATUS = 'spelstatus'

type Props = { spel: Spel; verschil: number; bijNul: () => void }

/** The clock and what the game is doing. */
export function Spelstatus({ spel, verschil, bijNul }: Props) {
  const { tekst } = useAftelklok(spel, verschil, bijNul)
  const loopt = spel.eindtijd !== null
  return (
    <div>
      <p id="klok" className="text-sm text-zacht">
        {loopt ? 'Nog te spelen' : 'Speelduur'}
      </p>
      <p
        role="timer"
        aria-labelledby="klok"
        className="font-code text-[clamp(4rem,15vw,8rem)] leading-none font-bold tabular-nums"
      >
        {loopt ? tekst : alsMinutenSeconden(spel.tijdsduur * 60)}
      </p>
      <p
        id={SPELSTATUS}
        tabIndex={-1}
        aria-live="polite"
        className="mt-3 text-lg font-semibold outline-none"
      >
        {statustekst(spel.status)}
        {spel.gepauzeerd_sinds !== null && ', de klok staat stil'}
      </p>
    </div>
  )
}
