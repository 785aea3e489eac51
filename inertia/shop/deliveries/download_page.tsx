import { Icon } from '~/ui/icon'
import { TestPrint } from '~/shop/booklets/test_print'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  game: string
  number: string
  needed: string[]
  fileUrl: string
  /** The address of the film with which the game begins. */
  filmUrl: string | null
}

export default function Download({ game, number, needed, fileUrl, filmUrl }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <Heading level={1}>{game}</Heading>
      <p className="mt-2 text-soft">
        Bestelling <span className="font-code font-bold">{number}</span>
      </p>
      <div className="case mt-8 p-6 sm:p-8">
        <p className="text-lg">
          Je spel staat klaar als pdf. Je kunt het zo vaak downloaden als je wilt.
        </p>
        <a href={fileUrl} className="button button-primary mt-5 text-lg">
          <Icon name="parcel" /> Download de pdf
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
      <section aria-labelledby="nodig" className="note mt-8">
        <Heading level={2} id="nodig">
          Dit heb je nodig
        </Heading>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-brass">
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
