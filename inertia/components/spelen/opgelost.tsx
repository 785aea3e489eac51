import { Icoon } from '~/components/ui/icoon'
import type { DialoogInhoud } from '~/hooks/use_dialoog'
import type { Antwoord } from '~/types_spelen'

/** What is told with an answer that was asked for. */
export function uitgelegd(
  titel: string,
  { antwoord, uitleg }: Antwoord,
  terug: string
): DialoogInhoud {
  const alineas = [`Het antwoord is '${antwoord}'.`, uitleg]
  return { titel, alineas, sluit: 'Verder', toon: 'goed', terug }
}

/** An answer that was found, with how it worked. */
export function Opgelost({ antwoord }: { antwoord: Antwoord | null }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Icoon naam="vinkje" className="size-7 text-mos" />
        <span className="sr-only">Opgelost:</span>
        <strong className="font-code text-xl text-mos">{antwoord?.antwoord ?? '…'}</strong>
      </p>
      {antwoord && <p className="mt-1 max-w-[42rem] text-zacht">{antwoord.uitleg}</p>}
    </div>
  )
}
