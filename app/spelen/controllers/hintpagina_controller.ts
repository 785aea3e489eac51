import type { HttpContext } from '@adonisjs/core/http'
import { hintpagina } from '#app/spelen/hintitem'
import HintpaginaTransformer from '#app/spelen/transformers/hintpagina_transformer'

/** The open page that helps with a posted booklet. */
export default class HintpaginaController {
  show(ctx: HttpContext) {
    const pagina = hintpagina(ctx)
    const titel = `${pagina.titel}: hints`
    return ctx.inertia.render(
      'spelen/hintpagina',
      { titel, pagina: HintpaginaTransformer.transform(pagina) },
      {
        kop: {
          titel,
          omschrijving: `Hints en antwoorden bij het spel ${pagina.titel}, van een duwtje tot bijna het antwoord.`,
          pad: `/${pagina.pad}`,
          afbeelding: '/og/winkel.png',
          index: true,
        },
      }
    )
  }
}
