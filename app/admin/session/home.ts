import { urlFor } from '@adonisjs/core/services/url_builder'
import type Admin from '#models/admin/admin'

/** Where somebody begins after logging in. */
export const homeOf = ({ isOwner }: Pick<Admin, 'isOwner'>) =>
  urlFor(isOwner ? 'dashboard.index' : 'game_master_evening.index')
