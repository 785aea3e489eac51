import { router } from '@inertiajs/react'
import { useLayoutEffect, useMemo, useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { eraseDraft, useDraft } from '~/ui/hooks/use_draft'
import {
  changedBoxes,
  errorsPerBox,
  keyOf,
  readDraft,
  standingsOf,
  storedBoxes,
  type Box,
  type Boxes,
} from './boxes'
import { formOpens } from '~/admin/drafts/open_forms'
import { useAction } from '~/admin/shell/use_action'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Sheet = Data.Live.PaperScores.PaperSheet

/**
 * A score sheet while it is typed in. What was typed stays in the tab until it is stored, also when
 * the page is left or the session ends.
 */
export function usePaperSheet(customerId: number, sheet: Sheet) {
  const draft = `paper:${customerId}:${sheet.nummer}`
  const [text, save] = useDraft(draft)
  const stored = useMemo(() => storedBoxes(sheet), [sheet])
  const typed = useMemo(() => readDraft(text), [text])
  const boxes = useMemo<Boxes>(() => ({ ...stored, ...typed }), [stored, typed])
  const [began, setBegan] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  const { ask, busy, errors, error } = useAction({ fields: 'all' })

  useLayoutEffect(() => formOpens(draft), [draft])

  function change(teamId: number, roomId: number, box: Box) {
    save(JSON.stringify({ ...typed, [keyOf(teamId, roomId)]: box }))
  }

  async function store(event: FormEvent) {
    event.preventDefault()
    const changed = changedBoxes(sheet, boxes, stored)
    setSent(changed.map(({ team_id: team, room_id: room }) => keyOf(team, room)))
    const reply = await ask(adminRoute('paper_score.store', { id: customerId }), {
      ronde: sheet.ronde,
      nummer: sheet.nummer,
      ...(sheet.ronde === null && { begonnen: began }),
      cellen: changed,
    })
    if (!reply?.ok) return
    eraseDraft(draft)
    router.visit(adminUrlFor('result.show', { klantId: customerId, rondeId: reply.value.ronde }))
  }

  function forget() {
    eraseDraft(draft)
    router.reload()
  }

  return {
    ...{ boxes, change, store, forget, began, setBegan, loading: busy, generalError: error },
    changed: text !== '',
    errors: useMemo(() => errorsPerBox(errors, sent), [errors, sent]),
    standings: standingsOf(sheet, boxes),
  }
}
