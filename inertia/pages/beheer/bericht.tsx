import { Antwoordformulier } from '~/components/beheer/antwoordformulier'
import type { Antwoord, Bericht as Gegevens } from '~/components/beheer/berichten'
import { Berichtstand } from '~/components/beheer/berichtstand'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; bericht: Gegevens }

export default function Bericht({ titel, bericht }: Props) {
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[{ tekst: 'Berichten', href: '/dashboard/berichten' }, { tekst: titel }]}
      />
      <h1 className="text-3xl">{titel}</h1>
      <Paneel titel="Bericht">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          <dt className="text-zacht">Van</dt>
          <dd>
            {bericht.naam}, {bericht.email}
          </dd>
          {bericht.telefoon && (
            <>
              <dt className="text-zacht">Telefoon</dt>
              <dd>{bericht.telefoon}</dd>
            </>
          )}
          <dt className="text-zacht">Ontvangen</dt>
          <dd>
            <Tijd op={bericht.op} />
          </dd>
          <dt className="text-zacht">Antwoord</dt>
          <dd>
            <Berichtstand bericht={bericht} />
          </dd>
        </dl>
        <p className="mt-4 max-w-[46rem] border-l-4 border-blauw pl-4 whitespace-pre-wrap">
          {bericht.tekst}
        </p>
      </Paneel>
      {bericht.antwoorden.map((antwoord) => (
        <Verstuurd key={antwoord.id} antwoord={antwoord} />
      ))}
      <Antwoordformulier bericht={bericht} />
    </div>
  )
}

Bericht.layout = inBeheer

const MAIL: Record<string, string> = {
  wachtrij: 'onderweg',
  bezig: 'onderweg',
  verzonden: 'verstuurd',
  mislukt: 'kon niet worden verstuurd, zie Aandacht',
  teruggekomen: 'kwam terug, zie Aandacht',
}

function Verstuurd({ antwoord }: { antwoord: Antwoord }) {
  const { tekst, op, wie, mail } = antwoord
  return (
    <Paneel titel={`Antwoord van ${wie}`}>
      <p className="text-zacht">
        <Tijd op={op} />, {MAIL[mail ?? ''] ?? 'onderweg'}
      </p>
      <p className="mt-3 max-w-[46rem] whitespace-pre-wrap">{tekst}</p>
    </Paneel>
  )
}
