import type { HttpContext } from '@adonisjs/core/http'
import { kop } from '#app/winkel/kop'

const TITEL = 'Ontrafel het mysterie'
const OMSCHRIJVING =
  'Escaperoomspellen voor thuis, op een feestje of met je team: ontrafel een mysterie tegen de klok. Kijk, kies en speel.'

export default class HomeController {
  show({ inertia }: HttpContext) {
    return inertia.render('winkel/home', { titel: TITEL }, kop(TITEL, OMSCHRIJVING, '/'))
  }
}
