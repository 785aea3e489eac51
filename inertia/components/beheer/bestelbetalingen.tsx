import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Bestelling } from '~/components/beheer/bestelling_typen'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { Terugbetaalformulier } from '~/components/beheer/terugbetaalformulier'
import { useBestelactie } from '~/components/beheer/use_paginaactie'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

const POGINGEN = ['Betaling', 'Stand', { getal: 'Bedrag' }, { getal: 'Terug' }, 'Begonnen'] as const
const TERUG = ['Terugbetaling', 'Stand', { getal: 'Bedrag' }, 'Reden', 'Gevraagd'] as const

type Props = { bestelling: Bestelling; dialoog: DialoogInGebruik }

/** The money of an order: each attempt to pay, what went back, and calling it off. */
export function Bestelbetalingen({ bestelling, dialoog }: Props) {
  const actie = useBestelactie(bestelling.id)
  const { doe, gedaan, bezig, fout } = actie
  const { betalingen, terugbetalingen, terugTeBetalen, mag } = bestelling

  async function annuleer() {
    const zeker = await dialoog.vraag({
      titel: 'Bestelling annuleren',
      alineas: [
        'De klant kan deze bestelling dan niet meer betalen, en een actiecode komt weer vrij. Dit kun je niet ongedaan maken.',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker) await doe('annuleren', {}, 'Geannuleerd.')
  }

  return (
    <Paneel titel="Betaling">
      <div className="space-y-4">
        {betalingen.length === 0 ? (
          <p className="text-zacht">Er hoefde niets te worden betaald.</p>
        ) : (
          <Tabel naam="Betaalpogingen" kolommen={POGINGEN} stapel>
            {betalingen.map((poging) => (
              <tr key={poging.id}>
                <th scope="row" className="font-code">
                  {poging.providerId ?? '–'}
                </th>
                <td>{poging.status}</td>
                <td data-kop="Bedrag" className="getal whitespace-nowrap">
                  {poging.bedrag}
                </td>
                <td data-kop="Terug" className="getal whitespace-nowrap">
                  {poging.terug ?? '–'}
                  {poging.teruggevorderd && (
                    <span className="block text-sm font-bold text-fout">
                      {poging.teruggevorderd} teruggevorderd
                    </span>
                  )}
                </td>
                <td>
                  <Tijd op={poging.op} />
                </td>
              </tr>
            ))}
          </Tabel>
        )}
        {terugbetalingen.length > 0 && (
          <Tabel naam="Terugbetalingen" kolommen={TERUG} stapel>
            {terugbetalingen.map((een) => (
              <tr key={een.id}>
                <th scope="row" className="font-code">
                  {een.providerId ?? '–'}
                </th>
                <td>{een.status}</td>
                <td data-kop="Bedrag" className="getal whitespace-nowrap">
                  {een.bedrag}
                </td>
                <td data-kop="Reden" className="naam">
                  {een.reden}
                </td>
                <td>
                  <Tijd op={een.op} />
                </td>
              </tr>
            ))}
          </Tabel>
        )}
        {bestelling.facturen.length > 0 && (
          <ul className="flex flex-wrap gap-x-5">
            {bestelling.facturen.map(({ naam, bedrag, href }) => (
              <li key={href}>
                <a href={href} download className="link inline-flex min-h-11 items-center">
                  {naam} ({bedrag})
                </a>
              </li>
            ))}
          </ul>
        )}
        {mag.betalingStoppen && (
          <p className="font-semibold">
            De betaling die al liep, kon niet worden gestopt. Betaalt de klant toch nog, dan wordt
            er geleverd en krijg je een alarm.
          </p>
        )}
        {terugTeBetalen && (
          <Terugbetaalformulier over={terugTeBetalen} dialoog={dialoog} {...actie} />
        )}
        {mag.annuleren && (
          <button type="button" aria-busy={bezig} onClick={annuleer} className="knop">
            Bestelling annuleren
          </button>
        )}
        {mag.betalingStoppen && (
          <button
            type="button"
            aria-busy={bezig}
            onClick={() => doe('annuleren', {}, '')}
            className="knop"
          >
            Probeer de betaling te stoppen
          </button>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
