import vine from '@vinejs/vine'

export const reissueValidator = vine.create({
  /** The number of the invoice that the page showed, so that one press counts once. */
  factuur: vine.string().regex(/^\d{4}-\d{1,9}$/),
})
