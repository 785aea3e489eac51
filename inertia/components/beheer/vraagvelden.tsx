import type { GetypteVraag } from '#domain/winkel/informatietekst'
import type { Deelvelden } from '~/components/beheer/tekstbewerker'
import { Veld } from '~/components/ui/veld'

export const LEGE_VRAAG: GetypteVraag = { vraag: '', antwoord: '' }

/** One question with its answer while it is changed. */
export function Vraagvelden({ deel, naam, fouten, onVerander }: Deelvelden<GetypteVraag>) {
  return (
    <div className="space-y-3">
      <Veld
        label="Vraag"
        naam={`${naam}.vraag`}
        verplicht
        maxLength={200}
        value={deel.vraag}
        fouten={fouten('vraag')}
        onChange={({ target }) => onVerander({ ...deel, vraag: target.value })}
      />
      <Veld
        label="Antwoord"
        naam={`${naam}.antwoord`}
        verplicht
        regels={6}
        toelichting="Een lege regel begint een nieuwe alinea."
        value={deel.antwoord}
        fouten={fouten('antwoord')}
        onChange={({ target }) => onVerander({ ...deel, antwoord: target.value })}
      />
    </div>
  )
}
