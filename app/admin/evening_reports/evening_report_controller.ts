import type { HttpContext } from '@adonisjs/core/http'
import { mailResult, type MailRefusal } from '#app/admin/evening_reports/mail_result'
import { resultMailValidator } from '#app/admin/evening_reports/result_mail_validator'
import { refuseAdmin } from '#app/live/control/reply_to_admin'

/** The result of an evening, for the customer who booked it. */
export default class EveningReportController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { ronde: roundId, verstuurd: mailed } = await request.validateUsing(resultMailValidator)
    const by = auth.use('web').getUserOrFail()
    const outcome = await mailResult(Number(params.id), { roundId, mailed, by })
    if (outcome.ok) return response.json({})
    const { type } = outcome.error
    return refuseAdmin(ctx, type, SENTENCES[type])
  }
}

const SENTENCES: Record<MailRefusal['type'], string> = {
  no_address:
    'Deze klant heeft geen e-mailadres, dus er is niets verstuurd. Vul het in bij de klant en probeer het opnieuw.',
  still_playing: 'Deze ronde wordt nog gespeeld. Mail de uitslag als het spel is afgelopen.',
}
