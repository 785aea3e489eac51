import { Link } from '@inertiajs/react'
import { Tekst } from '~/components/ui/tekst'
import { inWinkel } from '~/layouts/winkel'

type Vraag = { vraag: string; antwoord: string[] }

export default function Vragen({ vragen }: { titel: string; vragen: Vraag[] }) {
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-4xl sm:text-5xl">Veelgestelde vragen</h1>
      <div className="mt-8 space-y-5">
        {vragen.map(({ vraag, antwoord }, nr) => (
          <details key={nr} className="lade kist" open={nr === 0}>
            <summary>
              <h2 className="text-xl sm:text-2xl">
                <Tekst>{vraag}</Tekst>
              </h2>
            </summary>
            <div className="space-y-3 px-5 pb-5 sm:pl-16">
              {antwoord.map((alinea, plek) => (
                <p key={plek}>
                  <Tekst>{alinea}</Tekst>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-8">
        <Link href="/contact" className="knop">
          Stel je vraag
        </Link>
      </p>
    </div>
  )
}

Vragen.layout = inWinkel
