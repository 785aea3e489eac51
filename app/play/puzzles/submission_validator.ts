import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import type { Submission } from '#domain/play/puzzles/submission'

/** The one field that every call of a game has. */
export const linkValidator = vine.create({ uniqueid: vine.string().maxLength(100) })

/** A flag's name, and what the project adds to the specification's call. */
export const submissionValidator = vine.create({
  name: vine.string().maxLength(40),
  /** Null is an empty answer, which is wrong; a missing field is no answer at all. */
  antwoord: vine.string().maxLength(200).nullable().optional(),
  automatisch: vine.boolean({ strict: true }).optional(),
  aan: vine.boolean({ strict: true }).optional(),
})

/** A submission in our own words. */
export const submissionFrom = ({
  name,
  antwoord: answer,
  automatisch: automatic,
  aan: on,
}: Infer<typeof submissionValidator>): Submission => ({
  name,
  automatic,
  on,
  ...(answer !== undefined && { answer: answer ?? '' }),
})

/** What a device already has: its version, and the names of its puzzles; and whether the frame is asked for. */
export const stateValidator = vine.create({
  versie: vine.number({ strict: true }).withoutDecimals().min(0).optional(),
  heeft: vine.array(vine.string().maxLength(40)).maxLength(60).optional(),
  kader: vine.boolean({ strict: true }).optional(),
})
