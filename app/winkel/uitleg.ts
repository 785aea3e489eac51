import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { BestellingGeweigerd } from '#app/winkel/actions/plaats_bestelling'
import { bedanktPagina, type BetalingGeweigerd } from '#app/winkel/actions/open_betaling'
import type { ActiecodeGeweigerd } from '#domain/winkel/actiecode'

type Response = HttpContext['response']

/** Why a discount code was refused, as the customer reads it under the field. */
export function uitlegActiecode({ type }: ActiecodeGeweigerd): string {
  switch (type) {
    case 'onbekend':
      return 'Deze actiecode kennen we niet.'
    case 'nog_niet_geldig':
      return 'Deze actiecode is nog niet geldig.'
    case 'verlopen':
      return 'Deze actiecode is verlopen.'
    case 'ander_spel':
      return 'Deze actiecode geldt niet voor dit spel.'
    case 'opgebruikt':
      return 'Deze actiecode is op.'
    case 'al_gebruikt':
      return 'Deze actiecode is met dit e-mailadres al gebruikt.'
  }
}

export function antwoordOpGeweigerdeBestelling(response: Response, geweigerd: BestellingGeweigerd) {
  switch (geweigerd.type) {
    case 'geen_prijs':
      return response.status(409).json({ message: 'Dit spel is tijdelijk niet te bestellen.' })
    case 'prijs_gewijzigd':
      return response.status(409).json({
        message: 'De prijs is zojuist gewijzigd. Bekijk de nieuwe prijs en bestel dan opnieuw.',
      })
    case 'actiecode':
      throw new FieldRefused('actiecode', uitlegActiecode(geweigerd.reden))
  }
}

export function antwoordOpGeweigerdeBetaling(response: Response, geweigerd: BetalingGeweigerd) {
  switch (geweigerd.type) {
    case 'provider_onbereikbaar':
      return response
        .status(503)
        .header('retry-after', '30')
        .json({
          bestelling: bedanktPagina(geweigerd.bestelling),
          message: `De betaalpagina is even niet bereikbaar. Je bestelling ${geweigerd.bestelling.nummer} is bewaard; probeer het over een minuut nog eens. Er is niets afgeschreven.`,
        })
    case 'provider_weigert':
      return response.status(502).json({
        bestelling: bedanktPagina(geweigerd.bestelling),
        message: `De betaling kon niet worden gestart. Je bestelling ${geweigerd.bestelling.nummer} is bewaard en er is niets afgeschreven. Probeer het opnieuw of stuur ons een bericht.`,
      })
    case 'al_betaald':
      return response.status(409).json({ message: 'Deze bestelling is al betaald.' })
    case 'actiecode_niet_meer_geldig':
      return response.status(409).json({
        message:
          'De actiecode van deze bestelling is niet meer geldig. Plaats de bestelling opnieuw.',
      })
  }
}
