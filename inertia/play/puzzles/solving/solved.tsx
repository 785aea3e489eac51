import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'

type Answer = Data.Play.Puzzles.Answer

type Props = {
  /** The id of the line with the answer, which takes the focus. */
  id: string
  label: string
  answer: Answer | null
}

/** A found answer; its explanation opens below it. */
export function Solved({ id, label, answer }: Props) {
  return (
    <div>
      <p id={id} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Icon name="checkmark" className="size-7 text-moss" />
        <span className="sr-only">Opgelost:</span>
        <strong className="font-code text-xl text-moss">{answer?.antwoord ?? '…'}</strong>
      </p>
      {answer && (
        <details className="explanation">
          <summary>
            Uitleg <span className="sr-only">bij {label}</span>
          </summary>
          <p className="mt-1 max-w-[42rem] text-soft">{answer.uitleg}</p>
        </details>
      )}
    </div>
  )
}
