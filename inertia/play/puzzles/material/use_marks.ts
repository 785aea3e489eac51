import { withMark } from '#domain/play/puzzles/pen'
import { useDraft } from '~/ui/hooks/use_draft'

/** What players wrote in the squares of one sheet. It stays in their tab, also over a reload. */
export function useMarks(name: string) {
  const [marks, keep] = useDraft(name)
  return {
    marks,
    mark: (square: number, char: string) => keep(withMark(marks, square, char)),
    erase: () => keep(''),
  }
}

export type Marks = ReturnType<typeof useMarks>
