import { useRef } from 'react'
import { Link } from '@inertiajs/react'
import { Heading } from '~/ui/heading'
import { fileAddress } from '~/ui/file_address'
import { useNear } from '~/ui/hooks/use_near'
import { urlFor } from '~/wire/routes'

export type Step = { name: string; title: string; text: string }

/** What an evening with a game looks like, in four drawings and in a film without sound. */
export function HowItWorks({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="zo-werkt-het">
      <div aria-hidden="true" className="route mb-8" />
      <Heading level={2} size="chapter" id="zo-werkt-het" className="scroll-mt-6">
        Zo werkt het
      </Heading>
      <ol className="mt-7 grid gap-8 sm:grid-cols-2">
        {steps.map(({ name, title, text }, index) => (
          <li key={name}>
            <img
              src={fileAddress(`/img/scenes/zo-werkt-het-${name}.svg`)}
              alt=""
              width="640"
              height="360"
              loading="lazy"
              className="case h-auto w-full"
            />
            <div className="mt-4 flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-12 flex-none place-items-center rounded-xl border-2 border-line bg-surface font-title text-2xl font-semibold"
              >
                {index + 1}
              </span>
              <div>
                <Heading level={3} size="part">
                  {title}
                </Heading>
                <p className="text-soft">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-7 max-w-[44rem] text-lg">
        Geen account en geen app: je bestelt met je naam en e-mailadres, en speelt met de link of
        het boekje dat je krijgt. Nog een vraag?{' '}
        <Link href={urlFor('information.questions')} className="link">
          Kijk bij de vragen
        </Link>{' '}
        of{' '}
        <Link href={urlFor('contact.create')} className="link">
          schrijf ons
        </Link>
        .
      </p>
      <Film />
    </section>
  )
}

function Film() {
  const video = useRef<HTMLVideoElement>(null)
  /** A browser fetches a poster before the first screen is there, however far below it is. */
  const poster = useNear(video) ? fileAddress('/film/zo-werkt-het.webp') : undefined
  return (
    <figure className="no-print mt-9 max-w-[52rem]">
      <video
        ref={video}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        width="960"
        height="540"
        aria-label="Een spel in twintig seconden, zonder geluid: printen, puzzelen, een hint openvouwen, en het slot dat openspringt"
        className="film case aspect-video h-auto w-full"
      >
        <source src={fileAddress('/film/zo-werkt-het.mp4')} type="video/mp4" />
        <a href={fileAddress('/film/zo-werkt-het.mp4')}>Bekijk het filmpje</a>
      </video>
      <figcaption className="mt-2 text-soft">
        Een spel in twintig seconden, zonder geluid
      </figcaption>
    </figure>
  )
}
