import vine from '@vinejs/vine'
import { id } from '#app/core/input/fields'
import { LABEL_PAPERS, LABELS_PER_CALL } from '#domain/shop/parcels/carrier_labels'

export const makeLabelsValidator = vine.create({
  ids: vine.array(id()).minLength(1).maxLength(LABELS_PER_CALL),
})

/** The orders whose labels are printed, in the form of an address: `12-15-16`. */
export const printLabelsValidator = vine.create({
  ids: vine.string().regex(/^\d{1,9}(-\d{1,9}){0,99}$/),
  papier: vine.enum(LABEL_PAPERS),
})
