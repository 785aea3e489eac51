import { alsSterren, sterrenInWoorden, type Ster } from '#domain/winkel/sterren'
import type { Rating } from '~/types'

const PUNTEN = '12,2.2 15,8.6 22,9.5 16.9,14.3 18.2,21.3 12,17.9 5.8,21.3 7.1,14.3 2,9.5 9,8.6'
const LINKERHELFT = '12,2.2 12,17.9 5.8,21.3 7.1,14.3 2,9.5 9,8.6'

/** Five stars, full, half or empty; a range shows its highest and says both. */
export function Sterren({ rating }: { rating: Rating }) {
  const woorden = sterrenInWoorden(rating)
  const reeks = rating.van !== rating.tot
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={woorden} className="inline-flex gap-0.5 text-messing">
        {alsSterren(rating.tot).map((ster, nr) => (
          <SterTekening key={nr} ster={ster} licht={reeks && nr + 1 > rating.van} />
        ))}
      </span>
      {reeks && (
        <span aria-hidden="true" className="text-sm text-zacht">
          {rating.van} tot {rating.tot}
        </span>
      )}
    </span>
  )
}

function SterTekening({ ster, licht }: { ster: Ster; licht: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 stroke-current stroke-[1.8]">
      <polygon points={PUNTEN} fill="none" strokeLinejoin="round" />
      {ster !== 'leeg' && (
        <polygon
          points={ster === 'half' ? LINKERHELFT : PUNTEN}
          className={`fill-current ${licht ? 'opacity-40' : ''}`}
        />
      )}
    </svg>
  )
}
