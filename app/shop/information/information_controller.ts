import type { HttpContext } from '@adonisjs/core/http'
import { head } from '#app/shop/search_engines/page_head'
import { winkelInstellingen } from '#app/shop/settings/shop_settings'

/** The pages that explain: each a text of `content/`, or what the owner made of it. */
export default class InformationController {
  async vragen({ inertia }: HttpContext) {
    const { vragen: questions } = await winkelInstellingen()
    return inertia.render(
      'shop/information/questions_page',
      {
        titel: 'Veelgestelde vragen',
        vragen: questions.map(({ vraag: question, antwoord: answer }) => ({
          vraag: question,
          antwoord: [...answer],
        })),
      },
      head(
        'Veelgestelde vragen',
        'Over reiskosten, levertijd, het aantal spelers en de rest.',
        '/vragen'
      )
    )
  }

  async herroeping({ inertia }: HttpContext) {
    const { herroeping: withdrawal } = await winkelInstellingen()
    return inertia.render(
      'shop/information/information_page',
      { titel: 'Herroepingsrecht', ondertitel: null, blokken: [...withdrawal] },
      head(
        'Herroepingsrecht',
        'Hoe je een bestelling annuleert en retourneert.',
        '/herroepingsrecht'
      )
    )
  }

  async privacy({ inertia }: HttpContext) {
    const { privacy, privacyDatum: privacyDate } = await winkelInstellingen()
    return inertia.render(
      'shop/information/information_page',
      { titel: 'Privacybeleid', ondertitel: `Versie van ${privacyDate}`, blokken: [...privacy] },
      head('Privacybeleid', 'Welke gegevens we bewaren, waarom en hoe lang.', '/privacy-beleid')
    )
  }
}
