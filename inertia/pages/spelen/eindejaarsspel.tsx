import { Alineas, Materiaal } from '~/components/spelen/materiaal'
import { Niveau } from '~/components/spelen/niveau'
import { Oorkonde } from '~/components/spelen/oorkonde'
import { Opening } from '~/components/spelen/opening'
import { Oplossen, type Woorden } from '~/components/spelen/raadsel'
import { Speelpagina } from '~/components/spelen/speelpagina'
import { Teken } from '~/components/spelen/teken'
import { Icoon } from '~/components/ui/icoon'
import { useSlotscene } from '~/hooks/use_slotscene'
import { kopId, useSpel, type SpelInGebruik } from '~/hooks/use_spel'
import { inSpel } from '~/layouts/spel'
import type { Kader, RaadselInBeeld, SpelProps } from '~/types_spelen'

const WOORDEN: Woorden = {
  vulIn: 'Vul antwoord in',
  goed: ({ antwoord, uitleg }) => [`Het antwoord '${antwoord}' is juist!`, uitleg],
  fout: (getypt) => `Dit antwoord (${getypt}) is niet goed!`,
}

export default function Eindejaarsspel(props: SpelProps) {
  const spel = useSpel('eindejaarsspel', props)
  return (
    <Speelpagina titel={props.titel} spel={spel}>
      {props.kader && <Fabriek titel={props.titel} kader={props.kader} spel={spel} />}
    </Speelpagina>
  )
}

Eindejaarsspel.layout = inSpel

type FabriekProps = { titel: string; kader: Kader; spel: SpelInGebruik }

function Fabriek({ titel, kader, spel }: FabriekProps) {
  const { einde, raadsels } = spel.stand
  const kop = useSlotscene(spel)

  return (
    <>
      <Opening
        kop={kop}
        titel={einde ? einde.titel : titel}
        alineas={einde ? einde.alineas : kader.intro}
        plaat={`/img/spelen/eindejaar_${einde ? 'einde' : 'intro'}.svg`}
        feest={einde !== null}
        tot={einde ? null : kader.geldigTot}
      />
      {einde && <Oorkonde spelpad={spel.adres} titel="Een oorkonde voor aan de muur" />}

      <nav aria-label="De vier sloten" className="mt-8">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {kader.groepen.map((groep) => {
            const code = raadsels.find((een) => een.groep === groep.naam && een.soort === 'finale')
            const open = code !== undefined && spel.vlaggen.has(code.vlag)
            return (
              <li key={groep.naam}>
                <a
                  href={`#groep-${groep.naam}`}
                  className={`kleur kleur-${groep.naam} kist flex min-h-14 items-center gap-2.5 px-3 py-2 font-semibold`}
                >
                  <Teken naam={groep.teken} className="size-8 text-(--kleur)" />
                  <span className="min-w-0 flex-1 capitalize">{groep.naam}</span>
                  <Icoon naam={open ? 'vinkje' : 'slot'} className="size-6" />
                  <span className="sr-only">{open ? 'open' : 'nog dicht'}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>

      {kader.groepen.map((groep) => (
        <section
          key={groep.naam}
          aria-labelledby={`groep-${groep.naam}`}
          className={`kleur kleur-${groep.naam} mt-12`}
        >
          <h2
            id={`groep-${groep.naam}`}
            className="flex scroll-mt-4 items-center gap-3 border-b-4 border-(--kleur) pb-2 text-3xl"
          >
            <Teken naam={groep.teken} className="size-9 text-(--kleur)" /> {groep.titel}
          </h2>
          <p className="mt-3 max-w-[42rem]">{groep.inleiding}</p>
          <div className="mt-6 grid grid-cols-1 gap-6">
            {raadsels
              .filter((raadsel) => raadsel.groep === groep.naam)
              .map((raadsel) =>
                raadsel.soort === 'finale' ? (
                  <Slot key={raadsel.naam} spel={spel} kader={kader} raadsel={raadsel} />
                ) : (
                  <Sheet key={raadsel.naam} spel={spel} kader={kader} raadsel={raadsel} />
                )
              )}
          </div>
        </section>
      ))}
    </>
  )
}

type DeelProps = { spel: SpelInGebruik; kader: Kader; raadsel: RaadselInBeeld }

/** A sheet gives one digit; its symbol says where that digit stands in the code. */
function Sheet({ spel, kader, raadsel }: DeelProps) {
  return (
    <article
      aria-labelledby={kopId(raadsel)}
      className="kist border-l-8 border-l-(--kleur) p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 id={kopId(raadsel)} tabIndex={-1} className="text-2xl outline-none">
          {raadsel.label}
        </h3>
        <div className="flex items-center gap-4">
          {raadsel.niveau && <Niveau niveau={raadsel.niveau} />}
          {raadsel.teken && (
            <span className="inline-flex items-center gap-2">
              <Teken naam={raadsel.teken} className="size-8 text-(--kleur)" />
              <span className="text-sm text-zacht">{raadsel.teken}</span>
            </span>
          )}
        </div>
      </div>
      <details className="lade lade-dossier mt-3">
        <summary>
          <span className="font-semibold">
            Bekijk het raadsel <span className="sr-only">{raadsel.label}</span>
          </span>
        </summary>
        <div className="space-y-6 pt-1 pb-4">
          <Alineas alineas={raadsel.verhaal} />
          <Materiaal stukken={raadsel.materiaal} />
        </div>
      </details>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{raadsel.vraag}</p>
      <Oplossen spel={spel} kader={kader} raadsel={raadsel} woorden={WOORDEN} cijfers={1} />
    </article>
  )
}

function Slot({ spel, kader, raadsel }: DeelProps) {
  return (
    <article
      aria-labelledby={kopId(raadsel)}
      className="kist border-4 border-(--kleur) bg-vlak-diep p-5 sm:p-6"
    >
      <h3
        id={kopId(raadsel)}
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none"
      >
        <Icoon naam="slot" className="size-7 text-(--kleur)" /> {raadsel.label}
      </h3>
      <div className="mt-3 space-y-5">
        <Alineas alineas={raadsel.verhaal} />
        <Materiaal stukken={raadsel.materiaal} />
        <p className="max-w-[42rem] font-semibold">{raadsel.vraag}</p>
        <Oplossen spel={spel} kader={kader} raadsel={raadsel} woorden={WOORDEN} cijfers={3} />
      </div>
    </article>
  )
}
