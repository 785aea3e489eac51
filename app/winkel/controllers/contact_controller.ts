import type { HttpContext } from '@adonisjs/core/http'
import { receiveContactMessage } from '#app/winkel/actions/ontvang_contactbericht'
import { head } from '#app/winkel/kop'
import { contactValidator } from '#app/winkel/validators/contact_validator'

const DESCRIPTION =
  'Een vraag over een spel, een bestelling of een avond op locatie? Stuur ons een bericht.'

export default class ContactController {
  create({ inertia }: HttpContext) {
    return inertia.render(
      'winkel/contact',
      { titel: 'Contact' },
      head('Contact', DESCRIPTION, '/contact')
    )
  }

  async store({ request, response }: HttpContext) {
    const { website, ...message } = await request.validateUsing(contactValidator)
    if (!website) await receiveContactMessage(message)
    return response.json({ ontvangen: true })
  }
}
