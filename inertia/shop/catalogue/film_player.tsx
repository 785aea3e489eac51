type Props = { naam: string; scenes: readonly { beeld: string; ondertitel: string }[] }

/** The film that a game begins with, and the same story for who cannot or will not watch. */
export function FilmPlayer({ naam: name, scenes }: Props) {
  const file = `/film/${name}`
  return (
    <section aria-labelledby="filmpje" className="mt-12 max-w-[52rem]">
      <h2 id="filmpje" className="scroll-mt-6 text-3xl">
        Het introductiefilmpje
      </h2>
      <video
        controls
        playsInline
        preload="none"
        poster={`${file}.png`}
        width="1280"
        height="720"
        aria-labelledby="filmpje"
        className="kist mt-5 aspect-video h-auto w-full"
      >
        <source src={`${file}.mp4`} type="video/mp4" />
        <track kind="captions" src={`${file}.vtt`} srcLang="nl" label="Nederlands" default />
        <a href={`${file}.mp4`}>Bekijk het filmpje</a>
      </video>
      <details className="lade kist mt-5">
        <summary>
          <h3 className="text-xl">Liever lezen? Dit is het verhaal</h3>
        </summary>
        <ol className="space-y-3 px-5 pb-5 sm:pl-16">
          {scenes.map(({ beeld: picture, ondertitel: subtitle }) => (
            <li key={subtitle}>
              <em className="block text-zacht">{picture}</em>
              {subtitle}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
