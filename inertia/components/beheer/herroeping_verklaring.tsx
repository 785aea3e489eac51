import { Link } from '@inertiajs/react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import { Feiten } from '~/components/beheer/feiten'
import type { Herroeping } from '~/components/beheer/herroeping_typen'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { useHerroepingsactie } from '~/components/beheer/use_paginaactie'

const ONTVANGST: Record<string, string> = {
  wachtrij: 'in de wachtrij',
  bezig: 'wordt verstuurd',
  verzonden: 'verstuurd',
  mislukt: 'niet aangekomen, zie Aandacht',
  teruggekomen: 'teruggekomen, zie Aandacht',
}

/** What the customer said and when, and whether they have it in writing. */
export function HerroepingVerklaring({ herroeping }: { herroeping: Herroeping }) {
  const { id, verklaring, ontvangenOp, email, ontvangst, andere } = herroeping
  const { doe, gedaan, bezig, fout } = useHerroepingsactie(id)
  return (
    <Paneel titel="Wat de klant verklaarde">
      <div className="space-y-4">
        <blockquote className="border-l-4 border-blauw pl-3 wrap-anywhere">
          {verklaring.map((regel) => (
            <p key={regel}>{regel}</p>
          ))}
        </blockquote>
        <Feiten
          feiten={[
            ['Ontvangen', <Tijd key="op" op={ontvangenOp} />],
            [
              'E-mail',
              <a key="mail" href={`mailto:${email}`} className="link">
                {email}
              </a>,
            ],
            ['Bevestiging', ontvangst ? (ONTVANGST[ontvangst] ?? ontvangst) : 'tegengehouden'],
          ]}
        />
        {!ontvangst && (
          <>
            <p>
              Dit adres kreeg die dag al drie bevestigingen. De klant zag haar wel op de pagina. Is
              dit een echte klant, mail haar dan alsnog.
            </p>
            <button
              type="button"
              aria-busy={bezig}
              onClick={() => doe('ontvangst', {}, 'De bevestiging wordt gemaild.')}
              className="knop"
            >
              Bevestiging alsnog mailen
            </button>
          </>
        )}
        {andere.length > 0 && (
          <div>
            <p className="font-semibold">Deze klant herriep ook:</p>
            <ul>
              {andere.map((een) => (
                <li key={een.id} className="flex flex-wrap gap-x-3">
                  <Link href={`/dashboard/herroepingen/${een.id}`} className="link">
                    {een.tekst}
                  </Link>
                  <span className="text-zacht">
                    {een.status.toLowerCase()}, <Tijd op={een.ontvangenOp} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
