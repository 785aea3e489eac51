import type { HttpContext } from '@adonisjs/core/http'
import { kop } from '#app/winkel/kop'
import { winkelInstellingen } from '#app/winkel/instellingen'

/** The pages that explain: each a text of `content/`, or what the owner made of it. */
export default class InformatieController {
  async vragen({ inertia }: HttpContext) {
    const { vragen } = await winkelInstellingen()
    return inertia.render(
      'winkel/vragen',
      {
        titel: 'Veelgestelde vragen',
        vragen: vragen.map(({ vraag, antwoord }) => ({ vraag, antwoord: [...antwoord] })),
      },
      kop(
        'Veelgestelde vragen',
        'Over reiskosten, levertijd, het aantal spelers en de rest.',
        '/vragen'
      )
    )
  }

  async herroeping({ inertia }: HttpContext) {
    const { herroeping } = await winkelInstellingen()
    return inertia.render(
      'winkel/tekst',
      { titel: 'Herroepingsrecht', ondertitel: null, blokken: [...herroeping] },
      kop(
        'Herroepingsrecht',
        'Hoe je een bestelling annuleert en retourneert.',
        '/herroepingsrecht'
      )
    )
  }

  async privacy({ inertia }: HttpContext) {
    const { privacy, privacyDatum } = await winkelInstellingen()
    return inertia.render(
      'winkel/tekst',
      { titel: 'Privacybeleid', ondertitel: `Versie van ${privacyDatum}`, blokken: [...privacy] },
      kop('Privacybeleid', 'Welke gegevens we bewaren, waarom en hoe lang.', '/privacy-beleid')
    )
  }
}
