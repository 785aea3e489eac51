import { Icon } from '~/ui/icon'
import { TestPrint } from '~/shop/booklets/test_print'
import { inShop } from '~/layouts/shop_layout'

type Props = {
  titel: string
  spel: string
  nummer: string
  nodig: string[]
  bestandUrl: string
  /** Where the film plays that the game begins with. */
  filmUrl: string | null
}

export default function Download({
  spel: game,
  nummer: number,
  nodig: needed,
  bestandUrl: fileUrl,
  filmUrl,
}: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{game}</h1>
      <p className="mt-2 text-zacht">
        Bestelling <span className="font-code font-bold">{number}</span>
      </p>
      <div className="kist mt-8 p-6 sm:p-8">
        <p className="text-lg">
          Je spel staat klaar als pdf. Je kunt het zo vaak downloaden als je wilt.
        </p>
        <a href={fileUrl} className="knop knop-lak mt-5 text-lg">
          <Icon naam="pakket" /> Download de pdf
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
          {needed.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <TestPrint />
      </section>
    </div>
  )
}

Download.layout = inShop
