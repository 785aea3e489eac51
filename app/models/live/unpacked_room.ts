import { UnpackedRoomSchema } from '#database/schema'

/** A room here, and the room of the evening's own shop that it stands for. */
export default class UnpackedRoom extends UnpackedRoomSchema {
  static override table = 'unpacked_rooms'
}
