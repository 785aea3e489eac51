import { TEAM_NAME_MAX } from '#domain/play/certificates'
import { Field } from '~/ui/field'

type Props = {
  /** The address of the game; its certificate lies one step deeper. */
  spelpad: string
  naam?: string
  fouten?: string[]
}

/** A name for the certificate. A plain form: the browser asks for the file by itself. */
export function CertificateForm({ spelpad: gamePath, naam: name = '', fouten: errors }: Props) {
  return (
    <form method="get" action={`${gamePath}/oorkonde`} className="grid max-w-[26rem] gap-4">
      <Field
        label="Op wiens naam?"
        naam="naam"
        verplicht
        required
        maxLength={TEAM_NAME_MAX}
        autoComplete="off"
        defaultValue={name}
        toelichting="De naam van jullie team. We bewaren hem niet."
        {...(errors && { fouten: errors })}
      />
      <button type="submit" className="knop knop-lak justify-self-start">
        Download de oorkonde (pdf)
      </button>
    </form>
  )
}

/** On the page of a game that is over. */
export function Certificate({
  spelpad: gamePath,
  titel: title,
}: {
  spelpad: string
  titel: string
}) {
  return (
    <section aria-labelledby="oorkonde" className="kist niet-printen mt-8 p-5 sm:p-6">
      <h2 id="oorkonde" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-[42rem]">
        Eén vel om op te hangen, met jullie naam, de dag en de hints. Liggend A4, ook mooi in
        zwart-wit.
      </p>
      <CertificateForm spelpad={gamePath} />
    </section>
  )
}
