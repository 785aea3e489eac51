import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { GameMasterGrantSchema } from '#database/schema'
import Admin from '#models/admin/admin'
import Spellenfabriek from '#models/live/spellenfabriek'

/** An invitation by which a game master leads one evening. */
export default class GameMasterGrant extends GameMasterGrantSchema {
  static override table = 'game_master_grants'

  @belongsTo(() => Admin, { foreignKey: 'adminId' })
  declare admin: BelongsTo<typeof Admin>

  @belongsTo(() => Spellenfabriek, { foreignKey: 'spellenfabriekId' })
  declare game: BelongsTo<typeof Spellenfabriek>
}
