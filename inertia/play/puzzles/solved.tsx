import { Icon } from '~/ui/icon'
import type { DialogContent } from '~/ui/hooks/use_dialog'
import type { Answer } from './play_types'

/** What is told with an answer that was asked for. */
export function explained(
  title: string,
  { antwoord: answer, uitleg: explanation }: Answer,
  back: string
): DialogContent {
  const paragraphs = [`Het antwoord is '${answer}'.`, explanation]
  return { titel: title, alineas: paragraphs, sluit: 'Verder', toon: 'goed', terug: back }
}

/** An answer that was found, with how it worked. */
export function Solved({ antwoord: answer }: { antwoord: Answer | null }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Icon naam="vinkje" className="size-7 text-mos" />
        <span className="sr-only">Opgelost:</span>
        <strong className="font-code text-xl text-mos">{answer?.antwoord ?? '…'}</strong>
      </p>
      {answer && <p className="mt-1 max-w-[42rem] text-zacht">{answer.uitleg}</p>}
    </div>
  )
}
