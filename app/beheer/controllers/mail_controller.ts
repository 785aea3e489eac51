import type { HttpContext } from '@adonisjs/core/http'
import { stuurOpnieuw } from '#app/winkel/actions/lever'

export default class MailController {
  /** A mail that was given up is tried again. */
  async update({ params, response }: HttpContext) {
    await stuurOpnieuw(Number(params.id))
    return response.json({ inWachtrij: true })
  }
}
