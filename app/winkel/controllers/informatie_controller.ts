import type { HttpContext } from '@adonisjs/core/http'
import { kop } from '#app/winkel/kop'
import { HERROEPING, PRIVACY, PRIVACY_DATUM, VRAGEN } from '#content/winkel/informatie'

/** The pages that explain: each a text of `content/`, shown as it is. */
export default class InformatieController {
  vragen({ inertia }: HttpContext) {
    return inertia.render(
      'winkel/vragen',
      {
        titel: 'Veelgestelde vragen',
        vragen: VRAGEN.map(({ vraag, antwoord }) => ({ vraag, antwoord: [...antwoord] })),
      },
      kop(
        'Veelgestelde vragen',
        'Over reiskosten, levertijd, het aantal spelers en de rest.',
        '/vragen'
      )
    )
  }

  herroeping({ inertia }: HttpContext) {
    return inertia.render(
      'winkel/tekst',
      { titel: 'Herroepingsrecht', ondertitel: null, blokken: [...HERROEPING] },
      kop(
        'Herroepingsrecht',
        'Hoe je een bestelling annuleert en retourneert.',
        '/herroepingsrecht'
      )
    )
  }

  privacy({ inertia }: HttpContext) {
    return inertia.render(
      'winkel/tekst',
      { titel: 'Privacybeleid', ondertitel: `Versie van ${PRIVACY_DATUM}`, blokken: [...PRIVACY] },
      kop('Privacybeleid', 'Welke gegevens we bewaren, waarom en hoe lang.', '/privacy-beleid')
    )
  }
}
