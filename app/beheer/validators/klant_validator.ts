import vine from '@vinejs/vine'

const naam = vine.string().trim().minLength(1).maxLength(100)
const email = vine.string().trim().email().maxLength(254)

export const klantValidator = vine.create({ name: naam, email })
