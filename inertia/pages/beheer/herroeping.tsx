import { useEffect, useRef } from 'react'
import { HerroepingAfsluiten } from '~/components/beheer/herroeping_afsluiten'
import { HerroepingBestelling } from '~/components/beheer/herroeping_bestelling'
import { HerroepingGeld } from '~/components/beheer/herroeping_geld'
import { HerroepingRetour } from '~/components/beheer/herroeping_retour'
import { HerroepingVerklaring } from '~/components/beheer/herroeping_verklaring'
import type { Herroeping as Gegevens } from '~/components/beheer/herroeping_typen'
import { Uiterlijk } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { inBeheer } from '~/layouts/beheer'

const STAND = 'stand'

type Props = { titel: string; herroeping: Gegevens }

/** A withdrawal: what was said, what has to be done, and the buttons that do it. */
export default function Herroeping({ titel, herroeping }: Props) {
  const dialoog = useDialoog()
  useNaarStand(herroeping.open)
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[{ tekst: 'Herroepingen', href: '/dashboard/herroepingen' }, { tekst: titel }]}
      />
      <h1 className="text-3xl">{titel}</h1>
      <Paneel id={STAND} titel={herroeping.open ? 'Nu te doen' : herroeping.status}>
        <Stand herroeping={herroeping} />
      </Paneel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <HerroepingVerklaring herroeping={herroeping} />
        <HerroepingBestelling herroeping={herroeping} />
        {(herroeping.mag.retour || herroeping.retourOp) && (
          <HerroepingRetour herroeping={herroeping} />
        )}
        {herroeping.bestelling && <HerroepingGeld herroeping={herroeping} dialoog={dialoog} />}
      </div>
      {herroeping.open && <HerroepingAfsluiten herroeping={herroeping} dialoog={dialoog} />}
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Herroeping.layout = inBeheer

/** Who closes it loses the button that was pressed: focus goes to how it ended. */
function useNaarStand(open: boolean) {
  const eerder = useRef(open)
  useEffect(() => {
    if (eerder.current && !open) document.getElementById(STAND)?.focus()
    eerder.current = open
  }, [open])
}

function Stand({ herroeping }: { herroeping: Gegevens }) {
  const { open, stap, termijn, oordeel, toelichting } = herroeping
  if (!open)
    return (
      <p className="whitespace-pre-line">
        {toelichting ?? 'Alles is terugbetaald; er hoefde niets bij te worden geschreven.'}
      </p>
    )
  return (
    <div className="space-y-2">
      <p className="text-lg font-semibold">
        {stap.titel}
        {termijn && (
          <>
            , uiterlijk <Uiterlijk {...termijn} />
          </>
        )}
      </p>
      <p>{stap.uitleg}</p>
      <p>{oordeel}</p>
    </div>
  )
}
