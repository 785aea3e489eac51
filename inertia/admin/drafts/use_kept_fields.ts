import { useLayoutEffect, useMemo, useState } from 'react'
import { changedMeanwhile, merge, readFormDraft, same, type FormDraft } from '#domain/admin/drafts'
import { formName, formOpens } from './open_forms'
import { draftText, useDraft } from '~/ui/hooks/use_draft'

/**
 * The fields of a form of the admin area. What is typed is kept in the tab until it is saved, so
 * that no reload, login, lost line or wrong tap loses it, and leaving the page asks first.
 * Passwords and codes are no part of these fields, because a draft is readable.
 *
 * When the stored values change while somebody types, typed fields stay and the others follow.
 *
 * @param form what the form is about, the same for every visit: `room:3`, `room:new`
 * @param stored what is saved, or what an empty form begins with
 */
export function useKeptFields<Fields extends object>(form: string, stored: Fields) {
  const name = formName(form)
  const [text, keep] = useDraft(name)
  /** What is saved already, while the page still shows what was stored before. */
  const [sent, setSent] = useState<{ fields: Fields; before: Fields } | null>(null)
  /** Whether the typing began while this form was on the screen. */
  const [began, setBegan] = useState(false)
  const ground = sent && same(sent.before, stored) ? sent.fields : stored
  const draft = useMemo(() => readFormDraft(text, ground), [text, ground])
  const { fields, others } = shown(draft, ground)

  /**
   * The form leaves the list before the next page is painted, so that leaving that page asks
   * nothing.
   */
  useLayoutEffect(() => formOpens(name), [name])

  function change(part: Partial<Fields> | ((earlier: Fields) => Fields)) {
    const now = shown(readFormDraft(draftText(name), ground), ground)
    const typed = typeof part === 'function' ? part(now.fields) : { ...now.fields, ...part }
    if (draftText(name) === '') setBegan(true)
    const unchanged = same(typed, ground) && now.others.length === 0
    const kept: FormDraft<Fields> = { begin: ground, typed, others: now.others }
    keep(unchanged ? '' : JSON.stringify(kept))
  }

  return {
    fields,
    /** What is saved, as far as the page knows. */
    stored,
    change,
    /** The fields that another person changed while somebody was typing here. */
    others,
    /** Whether this is what was typed at an earlier visit. */
    restored: draft !== null && !began,
    /** Whether something is typed that is not saved. */
    dirty: draft !== null,
    /** What was typed is saved now: it stays on the screen until the page tells what is stored. */
    settle: () => {
      setSent({ fields, before: stored })
      keep('')
    },
    /** The form begins again with what is stored. */
    clear: () => {
      setSent(null)
      setBegan(false)
      keep('')
    },
  }
}

export type KeptFields<Fields extends object> = ReturnType<typeof useKeptFields<Fields>>

function shown<Fields extends object>(draft: FormDraft<Fields> | null, ground: Fields) {
  if (!draft) return { fields: ground, others: [] }
  const { begin, typed } = draft
  const others = new Set([...draft.others, ...changedMeanwhile(begin, typed, ground)])
  return {
    fields: merge(begin, typed, ground),
    others: [...others] as (keyof Fields & string)[],
  }
}
