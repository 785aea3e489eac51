import type { HttpContext } from '@adonisjs/core/http'
import { bewaarInstelling, merkVan } from '#app/beheer/actions/bewaar_instelling'
import { antwoordOpInstelling, TEKSTTITELS, type Tekstnaam } from '#app/beheer/instellingen'
import { beheerkop } from '#app/beheer/kop'
import {
  tekstValidator,
  terugzetValidator,
  vragenValidator,
} from '#app/beheer/validators/instelling_validator'
import { VAN_HUIS_UIT, winkelInstellingen } from '#app/winkel/instellingen'
import { leesBlok, leesVraag, typBlok, typVraag } from '#domain/winkel/informatietekst'

/** The texts of the information pages. */
export default class InformatietekstController {
  async edit({ inertia, params }: HttpContext) {
    const naam = params.tekst as Tekstnaam
    const titel = TEKSTTITELS[naam]
    const instellingen = await winkelInstellingen()
    const gezien = await merkVan(naam)
    const gewijzigd = instellingen[naam] !== VAN_HUIS_UIT[naam]
    if (naam === 'vragen')
      return inertia.render(
        'beheer/vragen',
        {
          titel,
          gezien,
          gewijzigd,
          vragen: instellingen.vragen.map(typVraag),
          oorspronkelijk: VAN_HUIS_UIT.vragen.map(typVraag),
        },
        beheerkop(titel)
      )
    return inertia.render(
      'beheer/tekst',
      {
        titel,
        naam,
        gezien,
        gewijzigd,
        blokken: instellingen[naam].map(typBlok),
        oorspronkelijk: VAN_HUIS_UIT[naam].map(typBlok),
      },
      beheerkop(titel)
    )
  }

  async update({ auth, params, request, response }: HttpContext) {
    const naam = params.tekst as Tekstnaam
    const { waarde, gezien } = await lees(naam, request)
    return this.#bewaar({ auth, response }, naam, waarde, gezien)
  }

  /** Back to the text that the shop came with. */
  async destroy({ auth, params, request, response }: HttpContext) {
    const { gezien } = await request.validateUsing(terugzetValidator)
    return this.#bewaar({ auth, response }, params.tekst as Tekstnaam, null, gezien)
  }

  async #bewaar(
    { auth, response }: Pick<HttpContext, 'auth' | 'response'>,
    naam: Tekstnaam,
    waarde: Waarde | null,
    gezien: string
  ) {
    const oud = (await winkelInstellingen())[naam]
    const gedaan = await bewaarInstelling(auth.use('web').user!, naam, waarde as never, gezien, {
      wat: waarde === null ? 'tekst_teruggezet' : 'tekst_gewijzigd',
      onderwerp: naam,
      gegevens: { was: oud },
    })
    return antwoordOpInstelling(response, gedaan)
  }
}

type Waarde = ReturnType<typeof leesBlok>[] | ReturnType<typeof leesVraag>[]

async function lees(
  naam: Tekstnaam,
  request: HttpContext['request']
): Promise<{ waarde: Waarde; gezien: string }> {
  if (naam === 'vragen') {
    const { vragen, gezien } = await request.validateUsing(vragenValidator)
    return { waarde: vragen.map(leesVraag), gezien }
  }
  const { blokken, gezien } = await request.validateUsing(tekstValidator)
  return { waarde: blokken.map(leesBlok), gezien }
}
