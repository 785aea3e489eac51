import vine from '@vinejs/vine'

/** Asks to listen to a channel, as a Pusher client does. */
export const channelValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})
