import { Icoon } from '~/components/ui/icoon'
import { Printproef } from '~/components/winkel/printproef'
import { inWinkel } from '~/layouts/winkel'

type Props = {
  titel: string
  spel: string
  nummer: string
  nodig: string[]
  bestandUrl: string
  /** Where the film plays that the game begins with. */
  filmUrl: string | null
}

export default function Download({ spel, nummer, nodig, bestandUrl, filmUrl }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{spel}</h1>
      <p className="mt-2 text-zacht">
        Bestelling <span className="font-code font-bold">{nummer}</span>
      </p>
      <div className="kist mt-8 p-6 sm:p-8">
        <p className="text-lg">
          Je spel staat klaar als pdf. Je kunt het zo vaak downloaden als je wilt.
        </p>
        <a href={bestandUrl} className="knop knop-lak mt-5 text-lg">
          <Icoon naam="pakket" /> Download de pdf
        </a>
        {filmUrl && (
          <p className="mt-5">
            Het spel begint met een filmpje.{' '}
            <a href={filmUrl} className="link font-semibold">
              Bekijk hier het introductiefilmpje
            </a>
          </p>
        )}
      </div>
      <section aria-labelledby="nodig" className="notitie mt-8">
        <h2 id="nodig" className="text-2xl">
          Dit heb je nodig
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-messing">
          {nodig.map((ding) => (
            <li key={ding}>{ding}</li>
          ))}
        </ul>
        <Printproef />
      </section>
    </div>
  )
}

Download.layout = inWinkel
