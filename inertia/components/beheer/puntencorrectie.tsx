import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { CORRECTIE, getalfout } from '~/components/beheer/getal'
import { SPEL_API, type Doe, type Klantteam } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import { teamnaam } from '~/types_live'

type Props = {
  klantId: number
  team: Klantteam
  doe: Doe
  /** With what was done when it was. */
  onSluit: (melding?: string) => void
}

/** Gives a team points or takes them, with the reason. */
export function Puntencorrectie({ klantId, team, doe, onSluit }: Props) {
  const [punten, setPunten] = useState('')
  const [reden, setReden] = useState('')
  const { voerEenKeerUit, weiger, bezig, fout, errors } = useActie(doe)
  const formulier = useRef<HTMLFormElement>(null)
  const naam = teamnaam(team)

  useEffect(() => formulier.current?.querySelector('input')?.focus(), [])

  async function corrigeer(event: FormEvent) {
    event.preventDefault()
    const puntenfout = getalfout(punten, CORRECTIE)
    const redenfout = reden.trim() === '' ? ['Vul een reden in.'] : undefined
    if (puntenfout || redenfout)
      return weiger({
        ...(puntenfout && { punten: puntenfout }),
        ...(redenfout && { reden: redenfout }),
      })
    const gegevens = { punten: Number(punten), reden: reden.trim() }
    if (await voerEenKeerUit(`${SPEL_API}/team/${klantId}/${team.id}/punten`, gegevens))
      onSluit(`De punten van ${naam} zijn gecorrigeerd.`)
  }

  return (
    <form
      ref={formulier}
      onSubmit={corrigeer}
      noValidate
      aria-label={`Punten corrigeren van ${naam}`}
      className="mt-4 space-y-4 border-t border-lijn-zacht pt-4"
    >
      <h3 className="text-lg">Punten corrigeren van {naam}</h3>
      <Foutenoverzicht errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Veld
          label="Punten"
          naam="punten"
          verplicht
          type="number"
          min={CORRECTIE.min}
          max={CORRECTIE.max}
          value={punten}
          fouten={errors.punten}
          toelichting="Erbij, of met een min eraf."
          onChange={({ target }) => setPunten(target.value)}
        />
        <Veld
          label="Reden"
          naam="reden"
          verplicht
          maxLength={200}
          value={reden}
          fouten={errors.reden}
          onChange={({ target }) => setReden(target.value)}
        />
      </div>
      <AlgemeneFout>{fout}</AlgemeneFout>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={bezig} className="knop knop-lak">
          Opslaan
        </button>
        <button type="button" onClick={() => onSluit()} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
