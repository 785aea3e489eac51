import type { HttpContext } from '@adonisjs/core/http'
import { bewaarInstelling, merkVan } from '#app/beheer/actions/bewaar_instelling'
import { verwachtWachtwoord } from '#app/beheer/eigen_wachtwoord'
import { antwoordOpInstelling, TEKSTTITELS } from '#app/beheer/instellingen'
import { beheerkop } from '#app/beheer/kop'
import { winkelgegevensValidator } from '#app/beheer/validators/instelling_validator'
import { FieldRefused } from '#app/core/http/validation_errors'
import { vandaag } from '#app/winkel/dag'
import { VAN_HUIS_UIT, winkelInstellingen, type Winkelgegevens } from '#app/winkel/instellingen'
import { meldingOp } from '#domain/winkel/vakantie'
import type Beheerder from '#models/beheerder'

const VELDEN = ['naam', 'email', 'meldingen', 'kvk', 'btwId', 'kor', 'adres', 'social'] as const

/** Who the shop is, and the way to the other settings. */
export default class InstellingController {
  async index({ auth, inertia }: HttpContext) {
    const instellingen = await winkelInstellingen()
    const { vakantie } = instellingen
    return inertia.render(
      'beheer/instellingen',
      {
        titel: 'Instellingen',
        gegevens: gegevensVan(instellingen),
        gezien: await merkVan('winkel'),
        vakantie: {
          melding: vakantie ?? { tekst: '', van: '', tot: '' },
          ingesteld: vakantie !== null,
          nuTeZien: meldingOp(vakantie, vandaag()) !== null,
          gezien: await merkVan('vakantie'),
        },
        teksten: Object.entries(TEKSTTITELS).map(([naam, titel]) => ({ naam, titel })),
        tweestaps: auth.use('web').user!.totpSinds !== null,
      },
      beheerkop('Instellingen')
    )
  }

  async update({ auth, request, response }: HttpContext) {
    const { huidig, gezien, ...invoer } = await request.validateUsing(winkelgegevensValidator)
    const { meldingen, btwId, social } = invoer
    const nieuw: Winkelgegevens = {
      ...invoer,
      meldingen: meldingen ?? '',
      btwId: btwId ?? '',
      social: social ?? '',
    }
    if (!nieuw.kor && nieuw.btwId === '')
      throw new FieldRefused('btwId', 'Vul het btw-id in, of kies de kleineondernemersregeling.')
    const beheerder = auth.use('web').user!
    const oud = gegevensVan(await winkelInstellingen())
    if (oud.email !== nieuw.email || oud.meldingen !== nieuw.meldingen)
      await vraagWachtwoord(beheerder, huidig)

    const anders = VELDEN.filter((veld) => oud[veld] !== nieuw[veld])
    const eigen = VELDEN.filter((veld) => VAN_HUIS_UIT[veld] !== nieuw[veld])
    const waarde = Object.fromEntries(eigen.map((veld) => [veld, nieuw[veld]]))
    const gedaan = await bewaarInstelling(
      beheerder,
      'winkel',
      eigen.length === 0 ? null : waarde,
      gezien,
      {
        wat: 'winkelgegevens_gewijzigd',
        onderwerp: 'winkelgegevens',
        gegevens: Object.fromEntries(anders.map((veld) => [veld, [oud[veld], nieuw[veld]]])),
      }
    )
    return antwoordOpInstelling(response, gedaan)
  }
}

function gegevensVan(instellingen: Winkelgegevens): Winkelgegevens {
  return Object.fromEntries(
    VELDEN.map((veld) => [veld, instellingen[veld]])
  ) as unknown as Winkelgegevens
}

/** Whoever borrows a screen does not lead the customers' mail elsewhere. */
async function vraagWachtwoord(beheerder: Beheerder, huidig: string | null | undefined) {
  if (!huidig)
    throw new FieldRefused(
      'huidig',
      'Vul je wachtwoord in: je wijzigt een e-mailadres van de winkel.'
    )
  await verwachtWachtwoord(beheerder, huidig)
}
