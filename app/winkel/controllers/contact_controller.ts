import type { HttpContext } from '@adonisjs/core/http'
import { ontvangContactbericht } from '#app/winkel/actions/ontvang_contactbericht'
import { kop } from '#app/winkel/kop'
import { contactValidator } from '#app/winkel/validators/contact_validator'

const OMSCHRIJVING =
  'Een vraag over een spel, een bestelling of een avond op locatie? Stuur ons een bericht.'

export default class ContactController {
  create({ inertia }: HttpContext) {
    return inertia.render(
      'winkel/contact',
      { titel: 'Contact' },
      kop('Contact', OMSCHRIJVING, '/contact')
    )
  }

  async store({ request, response }: HttpContext) {
    const { website, ...bericht } = await request.validateUsing(contactValidator)
    if (!website) await ontvangContactbericht(bericht)
    return response.json({ ontvangen: true })
  }
}
