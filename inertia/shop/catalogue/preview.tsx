import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'

/** Pages of the booklet as they lie on the table. Each opens larger, also without JavaScript. */
export function Preview({ sheets }: { sheets: Data.Shop.Catalogue.PreviewSheet[] }) {
  return (
    <section aria-labelledby="inkijk" className="mt-12">
      <Heading level={2} size="title" id="inkijk">
        Een kijkje in het boekje
      </Heading>
      <p className="mt-2 text-soft">Kies een bladzijde om die groot te zien.</p>
      <ul className="mt-6 grid max-w-[52rem] grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-x-10">
        {sheets.map(({ title, description, small, large }) => (
          <li key={small.src}>
            <a href={large.src} className="print-sheet">
              <img
                src={small.src}
                srcSet={`${small.src} ${small.width}w, ${large.src} ${large.width}w`}
                sizes="(min-width: 40rem) 15rem, 45vw"
                width={small.width}
                height={small.height}
                alt={description}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </a>
            <p className="mt-3 text-center text-base" aria-hidden="true">
              {title}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
