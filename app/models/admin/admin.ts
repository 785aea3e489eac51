import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { AdminSchema } from '#database/schema'

/** A person who runs the shop and the evenings. The password is stored hashed. */
export default class Admin extends compose(AdminSchema, withAuthFinder(hash)) {
  static override table = 'admins'
}
