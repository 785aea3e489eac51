import { Icon } from '~/ui/icon'
import type { PieceOf } from '~/play/puzzles/material/piece'
import { useClips } from './use_clips'

type Props = PieceOf<'geluid'> & {
  address: (name: string) => string
  /** Called when somebody starts a clip. */
  onPlay: () => void
}

/** Clips to listen to, and their contents for players who prefer to see them. */
export function SoundButtons({ bijschrift: caption, clips, address, onPlay }: Props) {
  const { playing, broken, toggle } = useClips(address)
  return (
    <figure className="sheet max-w-[44rem] p-4 sm:p-5">
      <figcaption className="font-title text-lg font-semibold">{caption}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-2">
        {clips.map(({ naam: name, label }) => (
          <li key={name}>
            <button
              type="button"
              className="button"
              aria-pressed={playing === name}
              disabled={playing !== null && playing !== name}
              onClick={() => {
                if (playing === null) onPlay()
                toggle(name)
              }}
            >
              <Icon name={playing === name ? 'stop' : 'play'} className="size-5" /> {label}
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
          {clips.map(({ naam: name, label, visual }) => (
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
