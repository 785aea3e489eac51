import vine from '@vinejs/vine'

export const paymentLinkValidator = vine.create({
  /** The number of the last mail with a link on the screen, so that one press counts once. */
  na: vine.number({ strict: true }).withoutDecimals().range([0, 1000]),
})
