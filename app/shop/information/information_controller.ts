import type { HttpContext } from '@adonisjs/core/http'
import QuestionTransformer from '#app/shop/information/question_transformer'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { head } from '#app/shop/search_engines/page_head'
import { ACCESSIBILITY } from '#content/accessibility_text'
import { shopSettings } from '#app/shop/settings/shop_settings'

/** The information pages. Each shows a text of `content/`, or the owner's version of it. */
export default class InformationController {
  async questions({ inertia }: HttpContext) {
    const { questions } = await shopSettings()
    return inertia.render(
      'shop/information/questions_page',
      {
        title: 'Veelgestelde vragen',
        questions: QuestionTransformer.transform([...questions]),
      },
      head(
        'Veelgestelde vragen',
        'Over reiskosten, levertijd, het aantal spelers en de rest.',
        urlFor('information.questions')
      )
    )
  }

  async withdrawal({ inertia }: HttpContext) {
    const { withdrawal } = await shopSettings()
    return inertia.render(
      'shop/information/information_page',
      { title: 'Herroepingsrecht', subtitle: null, blocks: [...withdrawal] },
      head(
        'Herroepingsrecht',
        'Hoe je een bestelling annuleert en retourneert.',
        urlFor('information.withdrawal')
      )
    )
  }

  async privacy({ inertia }: HttpContext) {
    const { privacy, privacyDate } = await shopSettings()
    return inertia.render(
      'shop/information/information_page',
      { title: 'Privacybeleid', subtitle: `Versie van ${privacyDate}`, blocks: [...privacy] },
      head(
        'Privacybeleid',
        'Welke gegevens we bewaren, waarom en hoe lang.',
        urlFor('information.privacy')
      )
    )
  }

  async accessibility({ inertia }: HttpContext) {
    return inertia.render(
      'shop/information/information_page',
      { title: 'Toegankelijkheid', subtitle: null, blocks: [...ACCESSIBILITY] },
      head(
        'Toegankelijkheid',
        'Wat je mag verwachten, wat nog niet lukt en wie je dan helpt.',
        urlFor('information.accessibility')
      )
    )
  }
}
