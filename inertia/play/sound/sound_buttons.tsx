import { Icon } from '~/ui/icon'
import { useClips } from './use_clips'
import type { Material } from '~/play/puzzles/play_types'

type Props = Extract<Material, { soort: 'geluid' }> & {
  adres: (name: string) => string
  /** Told when somebody starts a clip. */
  onSpeel: () => void
}

/** Clips to listen to, and what they say for whoever would rather see it. */
export function SoundButtons({
  bijschrift: caption,
  clips,
  adres: address,
  onSpeel: onPlay,
}: Props) {
  const { speelt: playing, stuk: broken, wissel: toggle } = useClips(address)
  return (
    <figure className="vel max-w-[44rem] p-4 sm:p-5">
      <figcaption className="font-titel text-lg font-semibold">{caption}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-2">
        {clips.map(({ naam: name, label }) => (
          <li key={name}>
            <button
              type="button"
              className="knop"
              aria-pressed={playing === name}
              disabled={playing !== null && playing !== name}
              onClick={() => {
                if (playing === null) onPlay()
                toggle(name)
              }}
            >
              <Icon naam={playing === name ? 'stop' : 'speel'} className="size-5" /> {label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-semibold empty:mt-0">
        {broken && 'Dit geluid kon niet worden afgespeeld. Je kunt het hieronder ook bekijken.'}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer underline decoration-[#7a5820] decoration-2 underline-offset-3">
          Liever kijken dan luisteren
        </summary>
        <dl className="mt-3 space-y-2">
          {clips.map(({ naam: name, label, inBeeld: visual }) => (
            <div key={name}>
              <dt className="font-semibold">{label}</dt>
              <dd className="font-code text-2xl font-bold tracking-widest break-words">{visual}</dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  )
}
