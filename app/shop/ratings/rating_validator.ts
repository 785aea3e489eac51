import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { line } from '#app/core/input/fields'
import { OPINION_STEPS, REMARK_MAX } from '#domain/play/learning/opinions'
import { pointsAtSomebody } from '#domain/shop/ratings/public_line'
import { HIDDEN_REASONS } from '#domain/shop/ratings/ratings'

const ofNobody = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && pointsAtSomebody(value))
    field.report('Zet geen webadres, e-mailadres of telefoonnummer in je regel.', 'ofNobody', field)
})

const step = () => vine.number({ strict: true }).in([...OPINION_STEPS])

/** A rating as players give it. */
export const ratingValidator = vine.create({
  leuk: step(),
  moeilijk: step(),
  regel: line(REMARK_MAX).use(ofNobody()).nullable().optional(),
})
ratingValidator.messagesProvider = new DutchSentences({ 'leuk.required': 'Kies hoe leuk het was.' })

/** Why the owner keeps a rating off the page. */
export const hiddenRatingValidator = vine.create({ reden: vine.enum(HIDDEN_REASONS) })
hiddenRatingValidator.messagesProvider = new DutchSentences({ 'reden.required': 'Kies waarom.' })
