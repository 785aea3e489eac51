import { Keuzelijst } from '~/components/ui/keuzelijst'
import { Veld } from '~/components/ui/veld'
import { MAX_TRACK_TRACE } from '#domain/winkel/verzending'

export type Zending = { vervoerder: string; trackTrace: string }

type Props = {
  zending: Zending
  vervoerders: readonly string[]
  fouten?: string[]
  onVerander: (zending: Zending) => void
}

/** Who brings a parcel, and how it is followed. */
export function Zendingvelden({ zending, vervoerders, fouten, onVerander }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <Keuzelijst
        label="Vervoerder"
        naam="vervoerder"
        keuzes={vervoerders.map((waarde) => ({ waarde, tekst: waarde }))}
        value={zending.vervoerder}
        onKies={(vervoerder) => onVerander({ ...zending, vervoerder })}
      />
      <Veld
        label="Track & trace"
        naam="trackTrace"
        autoComplete="off"
        maxLength={MAX_TRACK_TRACE}
        toelichting="De code van het pakket, of een adres dat met https:// begint."
        value={zending.trackTrace}
        fouten={fouten}
        onChange={({ target }) => onVerander({ ...zending, trackTrace: target.value })}
      />
    </div>
  )
}
