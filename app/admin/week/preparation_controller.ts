import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { takeBack, tickOff } from '#app/admin/week/prepare_evening'

const NOTHING_TO_PRINT =
  'Bij deze boeking hoort nog geen klant met een Spellenfabriek, dus er is niets te printen.'

/** What is ticked off before an evening. A press that comes twice counts once. */
export default class PreparationController {
  async store({ params, response }: HttpContext) {
    const ticked = await tickOff(Number(params.id), String(params.onderdeel))
    if (ticked.ok) return response.json({ klaar: true })
    if (ticked.error.type === 'unknown_item') throw pageNotFound()
    return response.status(409).json({ message: NOTHING_TO_PRINT })
  }

  async destroy({ params, response }: HttpContext) {
    await takeBack(Number(params.id), String(params.onderdeel))
    return response.json({ klaar: false })
  }
}
