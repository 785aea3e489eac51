import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Pakketten, type Pakket } from '~/components/beheer/pakketten'
import { Paneel } from '~/components/beheer/paneel'
import { Zendingformulier } from '~/components/beheer/zendingformulier'
import { Keuzelijst } from '~/components/ui/keuzelijst'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  pakketten: Pakket[]
  vervoerders: string[]
  labelsPerVel: number
  tegelijk: number
}

const KOP = 'pakketten'

export default function Verzenden({ titel, pakketten, vervoerders, ...grenzen }: Props) {
  const [aangevinkt, setAangevinkt] = useState<ReadonlySet<number>>(new Set())
  const [vanaf, setVanaf] = useState('1')
  const [bezig, setBezig] = useState(false)
  const [melding, setMelding] = useState('')
  const gekozen = pakketten.filter(({ id }) => aangevinkt.has(id)).slice(0, grenzen.tegelijk)
  const ids = gekozen.map(({ id }) => id).join('-')
  const allemaal = pakketten.length > 0 && gekozen.length === pakketten.length

  function kies(id: number, aan: boolean) {
    const nieuw = new Set(aangevinkt)
    if (aan) nieuw.add(id)
    else nieuw.delete(id)
    setAangevinkt(nieuw)
  }

  function kiesAlle() {
    setAangevinkt(new Set(allemaal ? [] : pakketten.map(({ id }) => id)))
  }

  function verzonden(aantal: number) {
    setMelding(
      aantal === 1
        ? 'Verzonden; de klant krijgt een e-mail.'
        : `${aantal} pakketten verzonden; de klanten krijgen een e-mail.`
    )
    setBezig(false)
    setAangevinkt(new Set())
    router.reload({ onSuccess: () => document.getElementById(KOP)?.focus() })
  }

  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <p role="status" className="font-semibold text-mos">
        {melding}
      </p>
      <Paneel
        id={KOP}
        titel={pakketten.length === 1 ? '1 pakket' : `${pakketten.length} pakketten`}
      >
        {pakketten.length === 0 ? (
          <p className="text-zacht">Niets te doen: alles wat betaald is, is onderweg.</p>
        ) : (
          <div className="space-y-4">
            <Pakketten pakketten={pakketten} keuze={{ gekozen: aangevinkt, onKies: kies }} />
            <div className="flex flex-wrap items-end gap-3">
              <button type="button" onClick={kiesAlle} className="knop">
                {allemaal ? 'Kies geen' : 'Kies alle'}
              </button>
              <p className="min-h-11 content-center">
                {gekozen.length === 0
                  ? 'Kies pakketten om te printen of te verzenden.'
                  : `${gekozen.length} gekozen.`}
              </p>
            </div>
            {gekozen.length > 0 && (
              <div className="flex flex-wrap items-end gap-3">
                <Pdf href={`/dashboard/verzenden/pakbonnen?ids=${ids}`}>Pakbonnen (pdf)</Pdf>
                <Pdf href={`/dashboard/verzenden/labels?ids=${ids}&vanaf=${vanaf}`}>
                  Adreslabels (pdf)
                </Pdf>
                <Keuzelijst
                  label="Eerste label"
                  naam="vanaf"
                  className="basis-28"
                  keuzes={Array.from({ length: grenzen.labelsPerVel }, (_, nr) => ({
                    waarde: String(nr + 1),
                    tekst: String(nr + 1),
                  }))}
                  value={vanaf}
                  onKies={setVanaf}
                />
                {!bezig && (
                  <button type="button" onClick={() => setBezig(true)} className="knop knop-lak">
                    Markeer als verzonden
                  </button>
                )}
              </div>
            )}
            {bezig && gekozen.length > 0 && (
              <Zendingformulier
                pakketten={gekozen}
                vervoerders={vervoerders}
                onSluit={() => setBezig(false)}
                onVerzonden={verzonden}
              />
            )}
          </div>
        )}
      </Paneel>
      <p className="text-sm text-zacht">
        De veelgestelde vragen beloven drie dagen, de bestelpagina vijf werkdagen. Labels: een vel
        A4 met 2 × 7 stickers van 99,1 × 38,1 mm (zoals Avery L7163). Is een vel al deels gebruikt,
        kies dan het eerste label dat er nog zit: 1 is linksboven, 2 rechtsboven. Print op ware
        grootte.
      </p>
    </div>
  )
}

Verzenden.layout = inBeheer

const Pdf = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download className="knop">
    {children}
  </a>
)
