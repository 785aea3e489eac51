import { useState, type FormEvent } from 'react'
import { dagInAmsterdam } from '#domain/winkel/cijfers'
import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Bestelling, Levering } from '~/components/beheer/bestelling_typen'
import { Feiten } from '~/components/beheer/feiten'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { useBestelactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'
import { useUitklap } from '~/hooks/use_uitklap'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = { bestelling: Bestelling; dialoog: DialoogInGebruik }

/** What the order brought: how it is used, and the links to mend. */
export function Bestelleveringen({ bestelling, dialoog }: Props) {
  const actie = useBestelactie(bestelling.id)
  const leveringen = bestelling.leveringen.filter(({ soort }) => soort !== 'post')
  return (
    <Paneel titel="Levering">
      {leveringen.length === 0 ? (
        <p className="text-zacht">Nog niets geleverd: dat gebeurt zodra er is betaald.</p>
      ) : (
        <ul className="space-y-5">
          {leveringen.map((levering) => (
            <li key={levering.id} className="space-y-3">
              <h3 className="text-lg">{levering.naam}</h3>
              <Feiten feiten={feiten(levering)} />
              <Linkknoppen levering={levering} dialoog={dialoog} {...actie} />
            </li>
          ))}
        </ul>
      )}
      <Actiemelding gedaan={actie.gedaan} fout={actie.fout} />
    </Paneel>
  )
}

function feiten(levering: Levering) {
  const { soort, geldigTot, afgelopen, ingetrokken, voortgang, uitgespeeldOp } = levering
  return [
    ['Opgehaald', soort === 'download' ? keer(levering.aantalOpgehaald) : null],
    ['Stand', ingetrokken ? 'ingetrokken: het geld is terug' : null],
    [afgelopen ? 'Afgelopen op' : 'Geldig tot', geldigTot ? <Tijd op={geldigTot} /> : 'geen einde'],
    [
      'Voortgang',
      voortgang &&
        `${voortgang.opgelost} van ${voortgang.raadsels} raadsels opgelost, ${hints(voortgang)}`,
    ],
    ['Laatst gespeeld', voortgang?.laatst ? <Tijd op={voortgang.laatst} /> : null],
    ['Uitgespeeld', uitgespeeldOp ? <Tijd op={uitgespeeldOp} /> : null],
  ] as const
}

const keer = (aantal: number) => (aantal === 0 ? 'nog niet' : `${aantal} keer`)

function hints({ hints: geopend, ingevuld }: NonNullable<Levering['voortgang']>): string {
  const tekst = geopend === 1 ? '1 hint geopend' : `${geopend} hints geopend`
  return ingevuld === 0 ? tekst : `${tekst}, ${ingevuld} keer het antwoord laten invullen`
}

type KnoppenProps = ReturnType<typeof useBestelactie> & {
  levering: Levering
  dialoog: DialoogInGebruik
}

function Linkknoppen({ levering, dialoog, doe, bezig, errors }: KnoppenProps) {
  const { soort, kenmerk } = levering
  const [tot, setTot] = useState<string | null>(null)
  const { formulier, knop } = useUitklap(tot !== null)
  const link = soort === 'download' ? 'downloadlink' : 'speellink'

  async function vernieuw() {
    const zeker = await dialoog.vraag({
      titel: 'Nieuwe link',
      alineas: [
        `De oude ${link} werkt dan meteen niet meer. De klant krijgt de nieuwe per e-mail.`,
        ...(soort === 'speellink' ? ['Wat al is opgelost, blijft bewaard.'] : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker)
      await doe('link', { soort, kenmerk }, `De klant krijgt een nieuwe ${link} per e-mail.`)
  }

  async function verleng(event: FormEvent) {
    event.preventDefault()
    const klaar = 'Verlengd. De klant krijgt hierover een e-mail.'
    if (await doe('link', { soort, tot }, klaar, 'PUT')) setTot(null)
  }

  if (!levering.vernieuwen) return null
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" aria-busy={bezig} onClick={vernieuw} className="knop">
          Nieuwe {link} sturen
        </button>
        {levering.verlengen && tot === null && (
          <button
            ref={knop}
            type="button"
            onClick={() => setTot(later(levering, { maanden: 1 }))}
            className="knop"
          >
            Verlengen
          </button>
        )}
      </div>
      {tot !== null && (
        <form
          ref={formulier}
          onSubmit={verleng}
          noValidate
          className="space-y-3"
          aria-label="Verlengen"
        >
          <Veld
            label="Speelbaar tot en met"
            naam="tot"
            verplicht
            type="date"
            value={tot}
            fouten={errors.tot}
            onChange={({ target }) => setTot(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            {DUREN.map(({ tekst, ...duur }) => (
              <button
                key={tekst}
                type="button"
                onClick={() => setTot(later(levering, duur))}
                className="knop"
              >
                {tekst}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={bezig} className="knop knop-lak">
              Verleng
            </button>
            <button type="button" onClick={() => setTot(null)} className="knop">
              Annuleren
            </button>
          </div>
        </form>
      )}
    </>
  )
}

type Duur = { dagen?: number; maanden?: number }
const DUREN = [
  { tekst: '+ 1 week', dagen: 7 },
  { tekst: '+ 1 maand', maanden: 1 },
  { tekst: '+ 3 maanden', maanden: 3 },
] as const

/** So much later than the link ends, or than today when it has ended; as a date field has it. */
function later({ geldigTot, afgelopen }: Levering, { dagen = 0, maanden = 0 }: Duur): string {
  const vanaf = geldigTot === null || afgelopen ? new Date() : new Date(geldigTot)
  const [jaar, maand, dag] = dagInAmsterdam(vanaf).split('-').map(Number) as [
    number,
    number,
    number,
  ]
  const laatste = new Date(Date.UTC(jaar, maand + maanden, 0)).getUTCDate()
  const doel = new Date(Date.UTC(jaar, maand - 1 + maanden, Math.min(dag, laatste) + dagen))
  return doel.toISOString().slice(0, 10)
}
