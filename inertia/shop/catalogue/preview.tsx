import type { PreviewSheet } from '~/shop_types'

/** Pages of the booklet as they lie on the table; each opens larger, also without JavaScript. */
export function Preview({ bladen: sheets }: { bladen: PreviewSheet[] }) {
  return (
    <section aria-labelledby="inkijk" className="mt-12">
      <h2 id="inkijk" className="text-3xl">
        Een kijkje in het boekje
      </h2>
      <p className="mt-2 text-zacht">Kies een bladzijde om die groot te zien.</p>
      <ul className="mt-6 grid max-w-[52rem] grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-x-10">
        {sheets.map(({ titel: title, beschrijving: description, klein: small, groot: large }) => (
          <li key={small.src}>
            <a href={large.src} className="printvel">
              <img
                src={small.src}
                srcSet={`${small.src} ${small.breedte}w, ${large.src} ${large.breedte}w`}
                sizes="(min-width: 40rem) 15rem, 45vw"
                width={small.breedte}
                height={small.hoogte}
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
