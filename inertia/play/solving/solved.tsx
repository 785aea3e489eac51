import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'

type Answer = Data.Play.Puzzles.Answer

/** A found answer with its explanation. */
export function Solved({ answer }: { answer: Answer | null }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Icon name="checkmark" className="size-7 text-moss" />
        <span className="sr-only">Opgelost:</span>
        <strong className="font-code text-xl text-moss">{answer?.antwoord ?? '…'}</strong>
      </p>
      {answer && <p className="mt-1 max-w-[42rem] text-soft">{answer.uitleg}</p>}
    </div>
  )
}
