import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { ONBEKENDE_NAAM } from '#app/spelen/uitleg'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import type { Hintpagina, HintItem } from '#domain/spelen/hintpagina'

export function hintpagina({ params }: HttpContext): Hintpagina {
  return HINTPAGINAS.find(({ pad }) => pad === params.hintpagina)!
}

/**
 * The puzzle of this page that a call names.
 *
 * @throws FieldRefused when the page has no such puzzle
 */
export function hintitem(ctx: HttpContext, name: string): HintItem {
  const item = hintpagina(ctx).items.find(({ naam }) => naam === name)
  if (!item) throw new FieldRefused('name', ONBEKENDE_NAAM)
  return item
}
