import type { Composer } from '#app/shop/mails/composed_mail'
import { giftUrl, orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { downloadUrl, pictureOf } from '#app/shop/deliveries/delivery_data'
import { giverName } from '#domain/shop/mails/greeting'
import { present } from '#domain/present'

/** Brings a gift to its receiver; no mail goes out when it was taken back at the last moment. */
export const giftMail: Composer = async (mail) => {
  const order = await orderOfGift(present(mail.orderId, 'the order of a gift')).firstOrFail()
  const { gift, game } = order
  if (!gift.receiverEmail || !stillGiven(order)) return null
  const giver = giverName(order.name)
  const download = order.deliveries.find(({ kind }) => kind === 'download')
  return {
    to: gift.receiverEmail,
    subject: `${giver} geeft je een spel cadeau`,
    template: 'shop/gifts/mails/gift_mail',
    data: {
      ...{ name: gift.receiverName, giver, title: game.title, short: game.short },
      lines: gift.message?.split('\n') ?? [],
      ...{ players: game.players, playtime: game.playtime, needed: game.needed },
      playable: game.sale.delivery.includes('speellink'),
      oneMonth: game.sale.playableOneMonth,
      giftUrl: giftUrl(gift),
      downloadUrl: download ? downloadUrl(download) : null,
      picture: pictureOf(order),
    },
  }
}
