import { useState, useSyncExternalStore } from 'react'
import { formName } from './open_forms'
import { draftText, onDrafts, useDraft } from '~/ui/hooks/use_draft'

/**
 * Whether a form that unfolds is open. One with a draft opens with it; folding it up throws the draft
 * away.
 *
 * @param form see `useKeptFields`
 */
export function useOpenForm(form: string) {
  const [unfolded, setUnfolded] = useState(false)
  const [draft, keep] = useDraft(formName(form))
  return {
    open: unfolded || draft !== '',
    unfold: () => setUnfolded(true),
    fold: () => {
      keep('')
      setUnfolded(false)
    },
  }
}

/** The first of these forms that has a draft, for a page that shows one of them at a time. */
export const useFirstDraft = (forms: readonly string[]): string | null =>
  useSyncExternalStore(
    onDrafts,
    () => forms.find((form) => draftText(formName(form)) !== '') ?? null,
    () => null
  )
