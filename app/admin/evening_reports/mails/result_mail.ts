import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import { eveningResult, winnersOf } from '#app/live/evening_report/evening_result'
import { loadRound } from '#app/live/rounds/round_state'
import type { Composer } from '#app/shop/mails/composed_mail'
import { dayInWords } from '#domain/dutch_time'
import Customer from '#models/live/customer'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'

const PICTURE = 'uitslag.png'

/** The result of an evening: the ranking, the rooms, a picture to share, and the certificates. */
export const eveningResultMail: Composer = async (mail, shop) => {
  const round = await Round.findOrFail(mail.roundId)
  const game = await Spellenfabriek.findOrFail(round.spellenfabriekId)
  const customer = await Customer.findOrFail(game.customerId)
  const state = await loadRound(game, round.id)
  const result = eveningResult({ state, customer: customer.name, shop: shop.name })
  const winners = winnersOf(result)
  const picture = await drawInWorker('#app/live/evening_report/result_picture', result)
  const certificates = await drawInWorker('#app/live/evening_report/certificates_pdf', result)
  return {
    to: customer.email,
    subject: `De uitslag van de Spellenfabriek, ${dayInWords(result.playedAt)}`,
    template: 'admin/evening_reports/mails/result_mail',
    data: {
      name: '',
      customer: customer.name,
      day: dayInWords(result.playedAt),
      headline: headline(winners),
      teams: result.standings.length,
      standings: result.standings,
      rooms: result.rooms.map((room) => ({ ...room, best: inWords(room.best) })),
      picture: PICTURE,
    },
    attachments: [
      { name: PICTURE, type: 'image/png', content: picture, inside: true },
      { name: 'oorkondes.pdf', type: 'application/pdf', content: certificates },
    ],
  }
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('nl').format(names)

function headline(winners: readonly string[]): string {
  if (winners.length === 0) return 'De uitslag van de avond'
  return `En de ${winners.length === 1 ? 'winnaar is' : 'winnaars zijn'}: ${inWords(winners)}`
}
