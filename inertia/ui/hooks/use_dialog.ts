import { useCallback, useState, type ReactNode } from 'react'

/** One question or message at a time, above everything else. */
export type DialogContent = {
  title: string
  paragraphs: string[]
  /** What it costs or brings, as a line of its own above the paragraphs. */
  amount?: string
  /** A picture above the title, which says nothing that the text does not. */
  picture?: ReactNode
  /** The button that closes it; with `yes` there is a choice. */
  close: string
  yes?: string
  /** The element that gets focus when the dialog closes, if it still exists. */
  back?: string
  tone: 'plain' | 'good' | 'wrong'
}

/** A dialog that waits to be shown, and the receiver of the choice: `true` means yes. */
type Queued = { content: DialogContent; choose: (yes: boolean) => void }

export const WENT_WRONG = 'Er is iets misgegaan...'

/** The dialogs of a page. Messages, questions and failures wait for the ones before them. */
export function useDialog() {
  const [queue, setQueue] = useState<readonly Queued[]>([])

  /** Resolves to whether the player said yes. */
  const ask = useCallback(
    (content: DialogContent) =>
      new Promise<boolean>((choose) => setQueue((earlier) => [...earlier, { content, choose }])),
    []
  )
  /** A choice between yes and no; closing it is no. */
  const confirm = useCallback(
    (question: Omit<DialogContent, 'close' | 'yes' | 'tone'>) =>
      ask({ ...question, close: 'Nee', yes: 'Ja', tone: 'plain' }),
    [ask]
  )
  const close = useCallback(() => setQueue((earlier) => earlier.slice(1)), [])
  /** Takes back every question that has become pointless; each counts as answered with no. */
  const withdrawQuestions = useCallback(
    () =>
      setQueue((earlier) => {
        const isQuestion = ({ content }: Queued) => content.yes !== undefined
        for (const { choose } of earlier.filter(isQuestion)) choose(false)
        return earlier.filter((queued) => !isQuestion(queued))
      }),
    []
  )

  return { shown: queue[0] ?? null, ask, confirm, close, withdrawQuestions }
}

export type DialogInUse = ReturnType<typeof useDialog>
