import { Icon } from '~/ui/icon'
import { PartyPack, type PartyFiles } from '~/shop/party/party_pack'
import { TestPrint } from '~/shop/booklets/test_print'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  game: string
  number: string
  needed: string[]
  fileUrl: string
  /** The same in grey. */
  inkSavingUrl: string
  /** The same as a web page that a screen reader reads. */
  webUrl: string
  /** The address of the film with which the game begins. */
  filmUrl: string | null
  party: PartyFiles | null
}

export default function Download(props: Props) {
  const { game, number, needed, fileUrl, inkSavingUrl, webUrl, filmUrl, party } = props
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
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <a href={fileUrl} className="button button-primary text-lg">
            <Icon name="parcel" /> Download in kleur
          </a>
          <a href={inkSavingUrl} className="button text-lg">
            <Icon name="parcel" /> Download inktzuinig
          </a>
        </div>
        <p className="mt-4 text-soft">
          Spelen kan met allebei. De inktzuinige versie is grijs en gebruikt heel weinig inkt.
        </p>
        <p className="mt-4">
          Lees je met een schermlezer, of liever met eigen letters en kleuren?{' '}
          <a href={webUrl} className="link font-semibold">
            Open het boekje als webpagina
          </a>
          . Daar staat bij elke tekening in woorden wat erop te zien is.
        </p>
        {filmUrl && (
          <p className="mt-5">
            Het spel begint met een filmpje.{' '}
            <a href={filmUrl} className="link font-semibold">
              Bekijk hier het introductiefilmpje
            </a>
          </p>
        )}
      </div>
      {party && (
        <div className="mt-8">
          <PartyPack {...party} />
        </div>
      )}
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
