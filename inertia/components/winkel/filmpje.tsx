type Props = { naam: string; scenes: readonly { beeld: string; ondertitel: string }[] }

/** The film that a game begins with, and the same story for who cannot or will not watch. */
export function Filmpje({ naam, scenes }: Props) {
  const bestand = `/film/${naam}`
  return (
    <section aria-labelledby="filmpje" className="mt-12 max-w-[52rem]">
      <h2 id="filmpje" className="scroll-mt-6 text-3xl">
        Het introductiefilmpje
      </h2>
      <video
        controls
        playsInline
        preload="none"
        poster={`${bestand}.png`}
        width="1280"
        height="720"
        aria-labelledby="filmpje"
        className="kist mt-5 aspect-video h-auto w-full"
      >
        <source src={`${bestand}.mp4`} type="video/mp4" />
        <track kind="captions" src={`${bestand}.vtt`} srcLang="nl" label="Nederlands" default />
        <a href={`${bestand}.mp4`}>Bekijk het filmpje</a>
      </video>
      <details className="lade kist mt-5">
        <summary>
          <h3 className="text-xl">Liever lezen? Dit is het verhaal</h3>
        </summary>
        <ol className="space-y-3 px-5 pb-5 sm:pl-16">
          {scenes.map(({ beeld, ondertitel }) => (
            <li key={ondertitel}>
              <em className="block text-zacht">{beeld}</em>
              {ondertitel}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
