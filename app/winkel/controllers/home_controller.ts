import type { HttpContext } from '@adonisjs/core/http'
import { head } from '#app/winkel/kop'

const TITLE = 'Ontrafel het mysterie'
const DESCRIPTION =
  'Escaperoomspellen voor thuis, op een feestje of met je team: ontrafel een mysterie tegen de klok. Kijk, kies en speel.'

export default class HomeController {
  show({ inertia }: HttpContext) {
    return inertia.render('winkel/home', { titel: TITLE }, head(TITLE, DESCRIPTION, '/'))
  }
}
