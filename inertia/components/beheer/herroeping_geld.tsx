import { useState, type FormEvent } from 'react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import { Feiten } from '~/components/beheer/feiten'
import type { Herroeping } from '~/components/beheer/herroeping_typen'
import { Paneel } from '~/components/beheer/paneel'
import { useHerroepingsactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = { herroeping: Herroeping; dialoog: DialoogInGebruik }

/** Accepting it: the money goes back, and what was delivered online stops. */
export function HerroepingGeld({ herroeping, dialoog }: Props) {
  const { id, geld, bestelling, mag } = herroeping
  const [getypt, setGetypt] = useState<string | null>(null)
  const bedrag = getypt ?? geld?.over ?? ''
  const { doe, doeEenKeer, gedaan, bezig, fout, errors } = useHerroepingsactie(id)
  const links = bestelling?.werkendeLinks ?? 0

  const vraag = (titel: string, alinea: string) =>
    dialoog.vraag({ titel, alineas: [alinea], sluit: 'Nee', ja: 'Ja', toon: 'gewoon' })

  async function betaalTerug(event: FormEvent) {
    event.preventDefault()
    const gevolg = links > 0 ? ' De links van deze bestelling werken daarna niet meer.' : ''
    const zeker = await vraag(
      'Terugbetalen',
      `€ ${bedrag} gaat terug, op de manier waarop er is betaald.${gevolg}`
    )
    if (zeker && (await doeEenKeer('terugbetalen', { bedrag }, 'De terugbetaling is gevraagd.')))
      setGetypt(null)
  }

  async function trekIn() {
    if (
      await vraag(
        'Links intrekken',
        'De download en de speellink van deze bestelling werken daarna niet meer. Dit kun je niet ongedaan maken.'
      )
    )
      await doe('links', {}, 'De links werken niet meer.')
  }

  return (
    <Paneel titel="Geld en links">
      <div className="space-y-4">
        <Feiten
          feiten={[
            ['Betaald', geld?.betaald],
            ['Terug', geld?.terug],
            ['Links', links === 0 ? null : links === 1 ? '1 werkt nog' : `${links} werken nog`],
          ]}
        />
        {mag.terugbetalen && (
          <form onSubmit={betaalTerug} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Veld
                label="Bedrag in euro’s"
                naam="bedrag"
                verplicht
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                value={bedrag}
                fouten={errors.bedrag}
                onChange={({ target }) => setGetypt(target.value)}
              />
            </div>
            <button type="submit" aria-busy={bezig} className="knop knop-lak sm:mt-8">
              Terugbetalen
            </button>
          </form>
        )}
        {mag.linksIntrekken && links > 0 && (
          <button type="button" aria-busy={bezig} onClick={trekIn} className="knop">
            Links nu intrekken
          </button>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
