import { Link } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { Data } from '@generated/data'
import { fileAddress } from '~/ui/file_address'
import { Heading } from '~/ui/heading'
import { Icon } from '~/ui/icon'
import { urlFor } from '~/wire/routes'

type Ending = NonNullable<Data.Shop.Sample.SampleVerdict['einde']>

type Props = {
  ending: Ending
  /** Whether the visitor opened the door just now. */
  focused: boolean
}

/** What is behind the door, and where to go from there. */
export function SampleEnding({ ending, focused }: Props) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) heading.current?.querySelector('h2')?.focus()
  }, [focused])
  return (
    <div ref={heading} className="case door-opens space-y-4 p-5 sm:p-6">
      <img
        src={ending.beeld}
        alt={ending.omschrijving}
        width="720"
        height="400"
        className="w-full"
      />
      <Heading level={2} size="section" focusable>
        {ending.titel}
      </Heading>
      {ending.alineas.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Link href={urlFor('game.index')} className="button button-primary">
          Bekijk de escape rooms <Icon name="arrow" />
        </Link>
        <a
          href={fileAddress('/og/proefraadsel-delen.png')}
          download="proefraadsel.png"
          className="button"
        >
          Bewaar als plaatje
        </a>
      </div>
      <p className="text-base text-soft">
        Het plaatje is het raadsel zonder het antwoord, om door te sturen aan wie jij denkt.
      </p>
    </div>
  )
}
