import vine from '@vinejs/vine'
import { email, line } from '#app/core/input/fields'
import { ROLES } from '#domain/admin/accounts/roles'

const currentPassword = vine.string().minLength(1).maxLength(200)
const rol = vine.enum(ROLES)

export const ownPasswordValidator = vine.create({ huidig: currentPassword })

export const roleValidator = vine.create({ huidig: currentPassword, rol })

/** A game master is invited to an evening, see `game_masters/`. */
export const invitationValidator = vine.create({
  huidig: currentPassword,
  rol: vine.enum(['eigenaar'] as const).optional(),
  naam: line(100),
  email: email(),
})
