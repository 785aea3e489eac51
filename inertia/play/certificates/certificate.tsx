import { TEAM_NAME_MAX } from '#domain/play/certificates'
import { Field } from '~/ui/field'
import { Heading } from '~/ui/heading'

type Props = {
  /** The address of the game; the certificate is one level deeper. */
  gamePath: string
  name?: string
  errors?: string[]
}

/**
 * Asks for a name for the certificate. It is a plain form: the browser itself requests the file, or
 * the same as a web page.
 */
export function CertificateForm({ gamePath, name = '', errors }: Props) {
  return (
    <form method="get" action={`${gamePath}/oorkonde`} className="grid max-w-[26rem] gap-4">
      <Field
        label="Op wiens naam?"
        name="naam"
        mandatory
        required
        maxLength={TEAM_NAME_MAX}
        autoComplete="off"
        defaultValue={name}
        note="De naam van jullie team. We bewaren hem niet."
        {...(errors && { errors })}
      />
      <p className="flex flex-wrap items-center gap-3">
        <button type="submit" className="button button-primary">
          Download de oorkonde (pdf)
        </button>
        <button type="submit" formAction={`${gamePath}/oorkonde/webpagina`} className="button">
          Lees haar als webpagina
        </button>
      </p>
    </form>
  )
}

/** The form on the page of a game that is over. */
export function Certificate({ gamePath, title }: { gamePath: string; title: string }) {
  return (
    <section aria-labelledby="oorkonde" className="case no-print mt-8 p-5 sm:p-6">
      <Heading level={2} id="oorkonde">
        {title}
      </Heading>
      <p className="mt-2 mb-5 max-w-[42rem]">
        Eén vel om op te hangen, met jullie naam, de dag en de hints. Liggend A4, ook mooi in
        zwart-wit.
      </p>
      <CertificateForm gamePath={gamePath} />
    </section>
  )
}
