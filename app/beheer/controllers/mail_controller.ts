import type { HttpContext } from '@adonisjs/core/http'
import { legVast } from '#app/core/leg_vast'
import { stuurOpnieuw } from '#app/winkel/actions/lever'

export default class MailController {
  /** A mail that was given up is tried again. */
  async update({ auth, params, response }: HttpContext) {
    const id = Number(params.id)
    await stuurOpnieuw(id, (trx) =>
      legVast(trx, auth.use('web').user!, 'mail_opnieuw', `e-mail ${id}`)
    )
    return response.json({ inWachtrij: true })
  }
}
