import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import ProcessSubmission, { type Assessed } from '#app/play/puzzles/process_submission'
import { readFlags } from '#app/play/links/play_link'
import FlagTransformer from '#app/play/puzzles/flag_transformer'
import HintTransformer from '#app/play/puzzles/hint_transformer'
import VerdictTransformer from '#app/play/puzzles/verdict_transformer'
import { UNKNOWN_NAME, pause, refusal } from '#app/play/puzzles/explain_refusal'
import { submissionFrom, submissionValidator } from '#app/play/puzzles/submission_validator'

/** The flags of a link: what its players have reached. */
@inject()
export default class FlagController {
  constructor(protected processSubmission: ProcessSubmission) {}

  async index({ serialize, playLink }: HttpContext) {
    const flags = await readFlags(playLink)
    return serialize(FlagTransformer.transform(flags.map((name) => ({ name }))))
  }

  async store({ request, response, playLink }: HttpContext) {
    const submission = submissionFrom(await request.validateUsing(submissionValidator))
    const assessment = await this.processSubmission.execute(playLink, submission)
    if (assessment.ok) return tell(assessment.value)

    const reason = assessment.error
    switch (reason.type) {
      case 'pause':
        response.status(429).header('retry-after', String(reason.seconds))
        return { message: pause(reason.seconds) }
      case 'unknown_name':
        throw new FieldRefused('name', UNKNOWN_NAME)
      default:
        response.status(409)
        return { message: refusal(reason) }
    }
  }
}

/** The answer to something that a player sent. */
function tell({ outcome, pauseComing }: Assessed) {
  switch (outcome.kind) {
    case 'hint':
      return new HintTransformer(outcome).toObject()
    case 'solved':
      return new VerdictTransformer({
        correct: true,
        answer: outcome.answer,
        explanation: outcome.explanation,
      }).toObject()
    case 'wrong':
      return new VerdictTransformer({
        correct: false,
        nearMiss: outcome.nearMiss,
        pauseComing,
      }).toObject()
    case 'noted':
    case 'sound_off':
      return {}
  }
}
