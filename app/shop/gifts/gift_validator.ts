import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'
import {
  checkGiftDay,
  leadsElsewhere,
  LONGEST_MESSAGE,
  waysOf,
  type GiftDayRefused,
  type GiftWay,
  type GiftWish,
} from '#domain/shop/gifts'

const DAY_REFUSED: Record<GiftDayRefused, string> = {
  no_day: 'Kies een dag.',
  in_the_past: 'Deze dag is al voorbij. Kies vandaag of een latere dag.',
  too_far: 'Kies een dag binnen een jaar van nu.',
}

const giftDayRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const checked = checkGiftDay(value, new Date())
  if (!checked.ok) field.report(DAY_REFUSED[checked.error], 'giftDay', field)
})

/** The day of a gift's mail. */
const giftDay = () => vine.string().trim().use(giftDayRule())

/**
 * The giver's own message. It may hold no link, so that nobody mails strangers an address through
 * us.
 */
export const ownMessage = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && leadsElsewhere(value))
    field.report('Zet geen webadres of e-mailadres in je bericht.', 'ownMessage', field)
})

const notTheGiver = vine.createRule((value, _options, field) => {
  const giver = giverIn(field)
  if (typeof value === 'string' && giver !== null && mailboxOf(value) === mailboxOf(giver))
    field.report(
      'Dit is je eigen e-mailadres. Vul dat van de ontvanger in, of kies dat je het cadeau zelf geeft.',
      'notTheGiver',
      field
    )
})

function giverIn({ data }: FieldContext): string | null {
  const { email: giver } = data as { email?: unknown }
  return typeof giver === 'string' ? giver : null
}

/** The person for whom an order is. An order without it is for the customer. */
const giftFields = (ways: readonly GiftWay[]) => ({
  cadeau: vine
    .object({
      naam: line(MAX_LENGTHS.name),
      wijze: vine.enum(ways),
      email: email(MAX_LENGTHS.email)
        .use(notTheGiver())
        .optional()
        .requiredWhen('wijze', '=', 'email'),
      bericht: vine
        .string()
        .trim()
        .maxLength(LONGEST_MESSAGE)
        .use(ownMessage())
        .nullable()
        .optional(),
      datum: giftDay().optional().requiredWhen('wijze', '=', 'email'),
    })
    .nullable()
    .optional(),
})

export const postedGift = giftFields(waysOf(true))
export const digitalGift = giftFields(waysOf(false))

export type GiftInput = {
  naam: string
  wijze: GiftWay
  email?: string | null
  bericht?: string | null
  datum?: string | null
}

/** What was asked, without what its way does not use. */
export function giftWish(input: GiftInput | null | undefined): GiftWish | null {
  if (!input) return null
  const byMail = input.wijze === 'email'
  return {
    way: input.wijze,
    receiverName: input.naam,
    receiverEmail: (byMail && input.email) || null,
    message: input.bericht || null,
    giveOn: (byMail && input.datum) || null,
  }
}

/** Where and when a gift arrives, as the owner corrects it. */
export const giftValidator = vine.create({
  email: email(),
  datum: giftDay(),
  /** The mark of the gift on the screen, see `giftMark`; a program may leave it out. */
  gezien: vine.string().maxLength(64).optional(),
})
giftValidator.messagesProvider = new DutchSentences({
  'email.required': 'Vul het e-mailadres van de ontvanger in.',
  'datum.required': 'Kies een dag.',
})
