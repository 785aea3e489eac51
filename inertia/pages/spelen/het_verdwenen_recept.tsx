import { GELUID } from '#domain/spelen/verloop'
import { Alineas, Materiaal } from '~/components/spelen/materiaal'
import { Oorkonde } from '~/components/spelen/oorkonde'
import { Opening } from '~/components/spelen/opening'
import { Oplossen, type Woorden } from '~/components/spelen/raadsel'
import { Speelpagina } from '~/components/spelen/speelpagina'
import { Icoon } from '~/components/ui/icoon'
import { useBel } from '~/hooks/use_bel'
import { useSlotscene } from '~/hooks/use_slotscene'
import { kopId, useSpel, type SpelInGebruik } from '~/hooks/use_spel'
import { inSpel } from '~/layouts/spel'
import type { Kader, RaadselInBeeld, SpelProps } from '~/types_spelen'

const WOORDEN: Woorden = {
  vulIn: 'Antwoord automatisch invullen',
  goed: ({ antwoord, uitleg }) => [`Het antwoord '${antwoord}' is juist!`, uitleg],
  fout: () => 'Dit antwoord is niet goed!',
}

export default function HetVerdwenenRecept(props: SpelProps) {
  const spel = useSpel('het-verdwenen-recept', props)
  useBel(spel)
  return (
    <Speelpagina titel={props.titel} spel={spel}>
      {props.kader && <Dossier titel={props.titel} kader={props.kader} spel={spel} />}
    </Speelpagina>
  )
}

HetVerdwenenRecept.layout = inSpel

type DossierProps = { titel: string; kader: Kader; spel: SpelInGebruik }

function Dossier({ titel, kader, spel }: DossierProps) {
  const { einde } = spel.stand
  const kop = useSlotscene(spel)

  return (
    <>
      <Opening
        kop={kop}
        titel={einde ? einde.titel : titel}
        alineas={einde ? einde.alineas : kader.intro}
        plaat={`/img/spelen/recept_${einde ? 'einde' : 'intro'}.svg`}
        feest={einde !== null}
        tot={einde ? null : kader.geldigTot}
      />
      {einde && <Oorkonde spelpad={spel.adres} titel="Een oorkonde voor aan de muur" />}

      <div className="mt-6 flex flex-wrap gap-3">
        <GeluidKnop spel={spel} />
      </div>

      {kader.groepen.map((groep) => (
        <section key={groep.naam} aria-labelledby={`groep-${groep.naam}`} className="mt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id={`groep-${groep.naam}`} className="text-3xl">
              {groep.titel}
            </h2>
            <Teller spel={spel} groep={groep.naam} aantal={groep.aantal} />
          </div>
          <p className="mt-2 max-w-[42rem] text-zacht">{groep.inleiding}</p>
          <div className="mt-6 grid grid-cols-1 gap-6">
            {spel.stand.raadsels
              .filter((raadsel) => raadsel.groep === groep.naam)
              .map((raadsel) => (
                <Kaart key={raadsel.naam} spel={spel} kader={kader} raadsel={raadsel} />
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

type KaartProps = { spel: SpelInGebruik; kader: Kader; raadsel: RaadselInBeeld }

/** One puzzle: what is asked stays in sight, its papers lie in the drawer. */
function Kaart({ spel, kader, raadsel }: KaartProps) {
  const finale = raadsel.soort === 'finale'
  return (
    <article
      aria-labelledby={kopId(raadsel)}
      className={`kist p-5 sm:p-6 ${finale ? 'border-messing' : ''}`}
    >
      <h3 id={kopId(raadsel)} tabIndex={-1} className="text-2xl outline-none">
        {raadsel.label}
      </h3>
      <details className="lade lade-dossier mt-3" open={finale || undefined}>
        <summary>
          <span className="font-semibold">
            Dossier <span className="sr-only">van {raadsel.label}</span>
          </span>
        </summary>
        <div className="space-y-6 pt-1 pb-4">
          <Alineas alineas={raadsel.verhaal} />
          <Materiaal stukken={raadsel.materiaal} />
        </div>
      </details>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{raadsel.vraag}</p>
      <Oplossen spel={spel} kader={kader} raadsel={raadsel} woorden={WOORDEN} />
    </article>
  )
}

function Teller({ spel, groep, aantal }: { spel: SpelInGebruik; groep: string; aantal: number }) {
  const opgelost = spel.stand.raadsels.filter(
    (raadsel) =>
      raadsel.groep === groep && raadsel.soort === 'raadsel' && spel.vlaggen.has(raadsel.vlag)
  ).length
  return (
    <p className="font-code text-lg">
      {opgelost} van {aantal} opgelost
    </p>
  )
}

function GeluidKnop({ spel }: { spel: SpelInGebruik }) {
  const aan = spel.vlaggen.has(GELUID)
  return (
    <button
      type="button"
      className="knop"
      aria-pressed={aan}
      onClick={() => void spel.zetVlag(GELUID, !aan)}
    >
      <Icoon naam={aan ? 'geluid' : 'stil'} className="size-6 text-messing" />
      <span>
        Geluid <span aria-hidden="true">{aan ? 'aan' : 'uit'}</span>
      </span>
    </button>
  )
}
