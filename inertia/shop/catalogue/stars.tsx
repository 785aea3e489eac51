import { asStars, challengeOf, starsInWords, type Star } from '#domain/shop/catalogue/star_rating'
import type { Data } from '@generated/data'

const POINTS = '12,2.2 15,8.6 22,9.5 16.9,14.3 18.2,21.3 12,17.9 5.8,21.3 7.1,14.3 2,9.5 9,8.6'
const LEFT_HALF = '12,2.2 12,17.9 5.8,21.3 7.1,14.3 2,9.5 9,8.6'

/**
 * Five stars, full, half or empty, with the word for how hard that is, because few stars are not a
 * bad mark; where both do not fit on a line the word stands above. A range shows its highest value,
 * and its label and words say both.
 */
export function Stars({ rating }: { rating: Data.Shop.Catalogue.Game['rating'] }) {
  const stars = { van: rating.from, tot: rating.until }
  const series = rating.from !== rating.until
  return (
    <span className="flex flex-wrap-reverse items-center gap-x-2 gap-y-1">
      <span role="img" aria-label={starsInWords(stars)} className="inline-flex gap-0.5 text-brass">
        {asStars(rating.until).map((star, index) => (
          <StarDrawing key={index} star={star} lit={series && index + 1 > rating.from} />
        ))}
      </span>
      <span className="text-sm text-soft">{challengeOf(stars)}</span>
    </span>
  )
}

function StarDrawing({ star, lit }: { star: Star; lit: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 stroke-current stroke-[1.8]">
      <polygon points={POINTS} fill="none" strokeLinejoin="round" />
      {star !== 'empty' && (
        <polygon
          points={star === 'half' ? LEFT_HALF : POINTS}
          className={`fill-current ${lit ? 'opacity-40' : ''}`}
        />
      )}
    </svg>
  )
}
