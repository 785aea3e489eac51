import { TEAMNAAM_MAX } from '#domain/spelen/oorkonde'
import { Veld } from '~/components/ui/veld'

type Props = {
  /** The address of the game; its certificate lies one step deeper. */
  spelpad: string
  naam?: string
  fouten?: string[]
}

/** A name for the certificate. A plain form: the browser asks for the file by itself. */
export function Oorkondeformulier({ spelpad, naam = '', fouten }: Props) {
  return (
    <form method="get" action={`${spelpad}/oorkonde`} className="grid max-w-[26rem] gap-4">
      <Veld
        label="Op wiens naam?"
        naam="naam"
        verplicht
        required
        maxLength={TEAMNAAM_MAX}
        autoComplete="off"
        defaultValue={naam}
        toelichting="De naam van jullie team. We bewaren hem niet."
        {...(fouten && { fouten })}
      />
      <button type="submit" className="knop knop-lak justify-self-start">
        Download de oorkonde (pdf)
      </button>
    </form>
  )
}

/** On the page of a game that is over. */
export function Oorkonde({ spelpad, titel }: { spelpad: string; titel: string }) {
  return (
    <section aria-labelledby="oorkonde" className="kist niet-printen mt-8 p-5 sm:p-6">
      <h2 id="oorkonde" className="text-2xl">
        {titel}
      </h2>
      <p className="mt-2 mb-5 max-w-[42rem]">
        Eén vel om op te hangen, met jullie naam, de dag en de hints. Liggend A4, ook mooi in
        zwart-wit.
      </p>
      <Oorkondeformulier spelpad={spelpad} />
    </section>
  )
}
