import { useState, type FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import type { useBestelactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'
import { useUitklap } from '~/hooks/use_uitklap'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

type Props = Pick<ReturnType<typeof useBestelactie>, 'doeEenKeer' | 'bezig' | 'errors'> & {
  /** What may still go back, as it is typed. */
  over: string
  dialoog: DialoogInGebruik
}

/** Pays all of an order back, or a part. */
export function Terugbetaalformulier({ over, dialoog, doeEenKeer, bezig, errors }: Props) {
  const [open, setOpen] = useState(false)
  const [bedrag, setBedrag] = useState(over)
  const [reden, setReden] = useState('')

  const { formulier, knop } = useUitklap(open)

  function begin() {
    setBedrag(over)
    setReden('')
    setOpen(true)
  }

  async function betaalTerug(event: FormEvent) {
    event.preventDefault()
    const alles = bedrag.trim() === over
    const zeker = await dialoog.vraag({
      titel: `€ ${bedrag.trim()} terugbetalen`,
      alineas: [
        'Het geld gaat terug langs de weg waarlangs de klant betaalde. Dit kun je niet ongedaan maken.',
        ...(alles ? ['De download en de speellink werken daarna niet meer.'] : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker) return
    if (await doeEenKeer('terugbetalen', { bedrag, reden }, 'Terugbetaling gevraagd.'))
      setOpen(false)
  }

  if (!open)
    return (
      <button ref={knop} type="button" onClick={begin} className="knop">
        Terugbetalen
      </button>
    )
  return (
    <form
      ref={formulier}
      onSubmit={betaalTerug}
      noValidate
      aria-label="Terugbetalen"
      className="space-y-4"
    >
      <Foutenoverzicht errors={errors} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Veld
          label="Bedrag in euro’s"
          naam="bedrag"
          verplicht
          inputMode="decimal"
          autoComplete="off"
          value={bedrag}
          fouten={errors.bedrag}
          toelichting={`Hoogstens ${over}.`}
          onChange={({ target }) => setBedrag(target.value)}
        />
        <Veld
          label="Reden"
          naam="reden"
          verplicht
          maxLength={200}
          value={reden}
          fouten={errors.reden}
          toelichting="Voor jezelf; de klant ziet dit niet."
          onChange={({ target }) => setReden(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={bezig} className="knop knop-lak">
          Betaal terug
        </button>
        <button type="button" onClick={() => setOpen(false)} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
