import { CertificateForm } from './certificate'
import { inGame } from '~/layouts/game_layout'

type Props = {
  titel: string
  melding: string
  /** What was typed, when it is the name that has to be mended. */
  naam: string | null
  /** The address of the game; null when the link leads nowhere. */
  spelpad: string | null
}

/** Why there is no certificate, for who asked for one; its form works without JavaScript. */
export default function NoCertificate({
  titel: title,
  melding: notice,
  naam: name,
  spelpad: gamePath,
}: Props) {
  return (
    <div className="max-w-[42rem]">
      <h1 className="mb-6 text-4xl sm:text-5xl">{title}</h1>
      {gamePath !== null && name !== null ? (
        <CertificateForm spelpad={gamePath} naam={name} fouten={[notice]} />
      ) : (
        <p
          role="alert"
          className="rounded-xl border-2 border-fout bg-vlak px-5 py-4 text-lg font-semibold text-fout"
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
