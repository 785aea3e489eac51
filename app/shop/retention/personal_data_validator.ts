import vine from '@vinejs/vine'

const email = vine.string().trim().maxLength(254).email()
const huidig = vine.string().minLength(1).maxLength(200)

export const searchPersonValidator = vine.create({ email })
export const exportPersonValidator = vine.create({ email, huidig })
export const erasePersonValidator = vine.create({
  ...{ email, huidig },
  /** The address typed once more. */
  bevestiging: vine.string().trim().maxLength(254),
})
