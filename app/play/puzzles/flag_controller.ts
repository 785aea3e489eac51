import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import ProcessSubmission from '#app/play/puzzles/process_submission'
import { readFlags } from '#app/play/links/play_link'
import OutcomeTransformer from '#app/play/puzzles/outcome_transformer'
import { UNKNOWN_NAME, pause, refusal } from '#app/play/puzzles/explain_refusal'
import { submissionValidator } from '#app/play/puzzles/submission_validator'

/** The flags of a link: what its players have reached. */
@inject()
export default class FlagController {
  constructor(protected beantwoord: ProcessSubmission) {}

  async index({ response, speellink: playLink }: HttpContext) {
    const flags = await readFlags(playLink)
    response.json(flags.map((name) => ({ onderdeel: { naam: name } })))
  }

  async store({ request, response, serialize, speellink: playLink }: HttpContext) {
    const { antwoord: answer, ...rest } = await request.validateUsing(submissionValidator)
    const submission = answer === undefined ? rest : { ...rest, antwoord: answer ?? '' }
    const assessment = await this.beantwoord.execute(playLink, submission)
    if (assessment.ok) return serialize(OutcomeTransformer.transform(assessment.value))

    const reason = assessment.error
    switch (reason.type) {
      case 'pauze':
        response.status(429).header('retry-after', String(reason.seconden))
        return { message: pause(reason.seconden) }
      case 'onbekende_naam':
        throw new FieldRefused('name', UNKNOWN_NAME)
      default:
        response.status(409)
        return { message: refusal(reason) }
    }
  }
}
