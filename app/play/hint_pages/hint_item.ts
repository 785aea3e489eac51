import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { UNKNOWN_NAME } from '#app/play/puzzles/explain_refusal'
import { HINT_PAGES } from '#games/hint_pages'
import type { HintPage, HintItem } from '#domain/play/hint_pages'
import { present } from '#domain/present'

export function hintPage({ params }: HttpContext): HintPage {
  return present(
    HINT_PAGES.find(({ path }) => path === params.hintpagina),
    'the hint page'
  )
}

/**
 * The puzzle of this page that a call names.
 *
 * @throws FieldRefused when the page has no such puzzle
 */
export function hintItem(ctx: HttpContext, name: string): HintItem {
  const item = hintPage(ctx).items.find((one) => one.name === name)
  if (!item) throw new FieldRefused('name', UNKNOWN_NAME)
  return item
}
