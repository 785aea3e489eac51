import { Heading } from '~/ui/heading'
import { fileAddress } from '~/ui/file_address'

type Props = { name: string; scenes: readonly { picture: string; subtitle: string }[] }

/** The film with which the game begins, and the same story in text. */
export function FilmPlayer({ name, scenes }: Props) {
  const file = `/film/${name}`
  return (
    <section aria-labelledby="filmpje" className="mt-12 max-w-[52rem]">
      <Heading level={2} size="title" id="filmpje" className="scroll-mt-6">
        Het introductiefilmpje
      </Heading>
      <video
        controls
        playsInline
        preload="none"
        poster={fileAddress(`${file}.png`)}
        width="1280"
        height="720"
        aria-labelledby="filmpje"
        className="no-print case mt-5 aspect-video h-auto w-full"
      >
        <source src={fileAddress(`${file}.mp4`)} type="video/mp4" />
        <track
          kind="captions"
          src={fileAddress(`${file}.vtt`)}
          srcLang="nl"
          label="Nederlands"
          default
        />
        <a href={`${file}.mp4`}>Bekijk het filmpje</a>
      </video>
      <details className="drawer case mt-5">
        <summary>
          <Heading level={3} size="panel">
            Liever lezen? Dit is het verhaal
          </Heading>
        </summary>
        <ol className="space-y-3 px-5 pb-5 sm:pl-16">
          {scenes.map(({ picture, subtitle }) => (
            <li key={subtitle}>
              <em className="block text-soft">{picture}</em>
              {subtitle}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
