import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Bestelling } from '~/components/beheer/bestelling_typen'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { useBestelactie } from '~/components/beheer/use_paginaactie'

const KOLOMMEN = ['E-mail', 'Stand', 'Fout', 'Wanneer'] as const

/** The mails of an order, and a way to send them again. */
export function Bestelmails({ bestelling }: { bestelling: Bestelling }) {
  const { doe, gedaan, bezig, fout } = useBestelactie(bestelling.id)
  const { mails, herhaalbaar } = bestelling
  return (
    <Paneel titel="E-mails">
      {mails.length === 0 ? (
        <p className="text-zacht">Nog geen e-mails.</p>
      ) : (
        <Tabel naam="E-mails" kolommen={KOLOMMEN} stapel>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row" className="naam">
                {mail.naam}
                {mail.keer > 1 && ` (${mail.keer}e keer)`}
              </th>
              <td className={mail.mislukt ? 'font-bold text-fout' : ''}>
                {mail.status}
                {mail.pogingen > 1 && `, ${mail.pogingen} pogingen`}
              </td>
              <td className="naam">{mail.fout}</td>
              <td>
                <Tijd op={mail.op} />
              </td>
            </tr>
          ))}
        </Tabel>
      )}
      {herhaalbaar.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {herhaalbaar.map(({ soort, naam, laatste }) => (
            <button
              key={soort}
              type="button"
              aria-busy={bezig}
              className="knop"
              onClick={() =>
                doe(
                  'mail',
                  { soort, na: laatste },
                  `${naam}: de e-mail gaat opnieuw naar de klant.`
                )
              }
            >
              {naam} opnieuw sturen
            </button>
          ))}
        </div>
      )}
      <Actiemelding gedaan={gedaan} fout={fout} />
    </Paneel>
  )
}
