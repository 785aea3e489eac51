import { Icoon } from '~/components/ui/icoon'
import { useClips } from '~/hooks/use_clips'
import type { Materiaal } from '~/types_spelen'

type Props = Extract<Materiaal, { soort: 'geluid' }> & {
  adres: (naam: string) => string
  /** Told when somebody starts a clip. */
  onSpeel: () => void
}

/** Clips to listen to, and what they say for whoever would rather see it. */
export function Geluidsknoppen({ bijschrift, clips, adres, onSpeel }: Props) {
  const { speelt, stuk, wissel } = useClips(adres)
  return (
    <figure className="vel max-w-[44rem] p-4 sm:p-5">
      <figcaption className="font-titel text-lg font-semibold">{bijschrift}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-2">
        {clips.map(({ naam, label }) => (
          <li key={naam}>
            <button
              type="button"
              className="knop"
              aria-pressed={speelt === naam}
              disabled={speelt !== null && speelt !== naam}
              onClick={() => {
                if (speelt === null) onSpeel()
                wissel(naam)
              }}
            >
              <Icoon naam={speelt === naam ? 'stop' : 'speel'} className="size-5" /> {label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-semibold empty:mt-0">
        {stuk && 'Dit geluid kon niet worden afgespeeld. Je kunt het hieronder ook bekijken.'}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer underline decoration-[#7a5820] decoration-2 underline-offset-3">
          Liever kijken dan luisteren
        </summary>
        <dl className="mt-3 space-y-2">
          {clips.map(({ naam, label, inBeeld }) => (
            <div key={naam}>
              <dt className="font-semibold">{label}</dt>
              <dd className="font-code text-2xl font-bold tracking-widest break-words">
                {inBeeld}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  )
}
