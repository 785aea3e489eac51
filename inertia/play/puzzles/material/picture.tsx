import { useState } from 'react'
import type { PieceOf } from './piece'

/** The file of a drawing. A puzzle cannot do without it, so one that does not arrive is asked for again. */
export function Picture({
  adres: address,
  breedte: width,
  hoogte: height,
}: PieceOf<'tekening'>['tekening']) {
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState(false)
  if (missing)
    return (
      <div role="status" className="p-5">
        <p className="font-semibold">De tekening kwam niet aan.</p>
        <button
          type="button"
          className="button mt-3"
          onClick={() => {
            setAttempt((number) => number + 1)
            setMissing(false)
          }}
        >
          Opnieuw laden
        </button>
      </div>
    )
  return (
    <img
      src={attempt === 0 ? address : `${address}?${attempt}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="block h-auto w-full"
      onError={() => setMissing(true)}
    />
  )
}
