import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { BeheerderSchema } from '#database/schema'

/** Somebody who runs the shop and the evenings; the password is stored hashed. */
export default class Admin extends compose(BeheerderSchema, withAuthFinder(hash)) {
  static override table = 'beheerders'
}
