import { router } from '@inertiajs/react'
import { useLayoutEffect, useMemo, useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { useDialog } from '~/ui/hooks/use_dialog'
import { eraseDraft, useDraft } from '~/ui/hooks/use_draft'
import { lessQuestion, lessThanPhones } from './less_than_phones'
import {
  changedBoxes,
  errorsPerBox,
  keyOf,
  phoneScoresOf,
  readDraft,
  standingsOf,
  storedBoxes,
  type Box,
  type Boxes,
  type Sent,
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
  const began = useBegan(`${draft}:begonnen`, sheet.latestDay)
  const [sent, setSent] = useState<Sent>({ keys: [], timed: false })
  const { ask, refuse, busy, errors, error } = useAction({ fields: 'all' })
  const dialog = useDialog()

  useLayoutEffect(() => formOpens(draft), [draft])

  function change(teamId: number, roomId: number, box: Box) {
    save(JSON.stringify({ ...typed, [keyOf(teamId, roomId)]: box }))
  }

  async function store(event: FormEvent) {
    event.preventDefault()
    const changed = changedBoxes(sheet, boxes, stored)
    setSent({
      keys: changed.map(({ team_id: team, room_id: room }) => keyOf(team, room)),
      timed: began.time !== '',
    })
    const route = adminRoute('paper_score.store', { id: customerId })
    const data = {
      ronde: sheet.ronde,
      nummer: sheet.nummer,
      ...(sheet.ronde === null && { begonnen: `${began.day}T${began.time}` }),
      cellen: changed,
    }
    let reply = await ask(route, data)
    const less = reply?.ok === false ? lessThanPhones(reply.error.body) : null
    if (less) {
      refuse({})
      if (await dialog.confirm(lessQuestion(less)))
        reply = await ask(route, { ...data, less: true })
    }
    if (!reply?.ok) return
    eraseDraft(draft)
    began.forget()
    router.visit(adminUrlFor('result.show', { klantId: customerId, rondeId: reply.value.ronde }))
  }

  function forget() {
    eraseDraft(draft)
    began.forget()
    router.reload()
  }

  return {
    ...{ boxes, change, store, forget, began, dialog, loading: busy, generalError: error },
    phones: useMemo(() => phoneScoresOf(sheet), [sheet]),
    changed: text !== '',
    errors: useMemo(() => errorsPerBox(errors, sent), [errors, sent]),
    standings: standingsOf(sheet, boxes),
  }
}

/** The day and the time at which a round began, which stay in the tab as the boxes do. */
function useBegan(draft: string, today: string) {
  const [text, save] = useDraft(draft)
  const [day = '', time = ''] = (text || today).split('T')
  return {
    ...{ day, time },
    setDay: (typed: string) => save(`${typed}T${time}`),
    setTime: (typed: string) => save(`${day}T${typed}`),
    forget: () => eraseDraft(draft),
  }
}
