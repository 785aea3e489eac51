import { CertificateForm } from './certificate'
import { inGame } from '~/layouts/game_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  notice: string
  /** The typed name, when it has to be corrected. */
  name: string | null
  /** The address of the game; null when the link is invalid. */
  gamePath: string | null
}

/** The reason why there is no certificate. The form on this page works without JavaScript. */
export default function NoCertificate({ title, notice, name, gamePath }: Props) {
  return (
    <div className="max-w-[42rem]">
      <Heading level={1} className="mb-6">
        {title}
      </Heading>
      {gamePath !== null && name !== null ? (
        <CertificateForm gamePath={gamePath} name={name} errors={[notice]} />
      ) : (
        <p
          role="alert"
          className="rounded-xl border-2 border-error bg-surface px-5 py-4 text-lg font-semibold text-error"
        >
          {notice}
        </p>
      )}
      {gamePath !== null && (
        <p className="mt-7">
          <a href={gamePath} className="link">
            Terug naar het spel
          </a>
        </p>
      )}
    </div>
  )
}

NoCertificate.layout = inGame
