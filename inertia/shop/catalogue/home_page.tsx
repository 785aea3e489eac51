import { Link } from '@inertiajs/react'
import { priceLabel, toCents } from '#domain/money'
import type { Data } from '@generated/data'
import { SamplePuzzle } from '~/shop/sample/sample_puzzle'
import { Icon } from '~/ui/icon'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'
import { HowItWorks, type Step } from './how_it_works'
import { PictureCard } from './picture_card'
import { Trust } from './trust'

const DRAWERS = [
  {
    href: `${urlFor('game.index')}?waar=thuis`,
    image: 'het-verdwenen-recept.svg',
    title: 'Thuis aan tafel',
    text: 'Print een dossier of open een pakje, en vergeet de regen. Voor gezinnen en vrienden.',
  },
  {
    href: `${urlFor('game.index')}?met=kinderfeest`,
    image: 'ontgoocheld.svg',
    title: 'Op een feestje',
    text: 'Een ontvoerde hond, of een clown zonder toverkracht. Alleen de jarige en haar vrienden kunnen nog helpen.',
  },
  {
    href: urlFor('game.show', { itemName: 'spellenfabriek' }),
    image: 'spellenfabriek.svg',
    title: 'Met het hele team',
    text: 'Twaalf kamers, één klok. Zestig collega’s spelen tegen elkaar, live en bij jullie op locatie.',
  },
]

type Props = {
  title: string
  /** The lowest price above zero; null when no game has one. */
  priceFrom: string | null
  freeGame: boolean
  steps: Step[]
  puzzle: Data.Shop.Sample.Sample
  pageToken: string
}

export default function Home({ priceFrom, freeGame, steps, puzzle, pageToken }: Props) {
  return (
    <div className="space-y-16 sm:space-y-24">
      <Welcome priceFrom={priceFrom} freeGame={freeGame} />
      <section aria-labelledby="proef">
        <p className="break-after-avoid font-semibold text-soft">Probeer het meteen</p>
        <Heading level={2} size="chapter" id="proef" className="mb-7">
          <Link href={urlFor('sample.show')} className="hover:underline">
            {puzzle.title}
          </Link>
        </Heading>
        <SamplePuzzle puzzle={puzzle} pageToken={pageToken} />
      </section>
      <HowItWorks steps={steps} />
      <Drawers />
      <Trust />
    </div>
  )
}

Home.layout = inShop

function Welcome({ priceFrom, freeGame }: Pick<Props, 'priceFrom' | 'freeGame'>) {
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
      <div>
        <Heading level={1} size="welcome">
          Ontrafel een mysterie, tegen de klok
        </Heading>
        <p className="mt-4 max-w-[34rem] text-lg leading-relaxed text-soft sm:mt-5 sm:text-xl">
          Los puzzels, aanwijzingen en raadsels op met je gezin, je vrienden of je hele afdeling.
          Het kabinet staat open. Kijk, kies en speel.
        </p>
        <p className="mt-4 font-semibold">
          Escape rooms om zelf te printen, per post of bij jullie op locatie
          {priceFrom && <>, vanaf {priceLabel(toCents(priceFrom))} per spel</>}.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mt-7">
          <Link
            href={urlFor('game.index')}
            className="button button-primary w-full text-lg sm:w-auto"
          >
            Bekijk de escape rooms <Icon name="arrow" />
          </Link>
          {freeGame && (
            <Link
              href={urlFor('game.show', { itemName: 'cunera-van-rhenen' })}
              className="button px-4"
            >
              Speel Cunera gratis
            </Link>
          )}
          <a href="#zo-werkt-het" className="link inline-flex min-h-11 items-center font-semibold">
            Hoe werkt het?
          </a>
        </div>
      </div>
      <img
        src={fileAddress('/img/scenes/kabinet.svg')}
        alt="Een open rariteitenkast vol spellen; een kinderhand draait een sleutel in het grote slot."
        width="1200"
        height="900"
        fetchPriority="high"
        className="case w-full"
      />
    </section>
  )
}

/** Three ways into the catalogue, one for each occasion. */
function Drawers() {
  return (
    <section aria-labelledby="laden">
      <Heading level={2} size="chapter" id="laden">
        Welke lade gaat open?
      </Heading>
      <ul className="mt-7 grid gap-7 md:grid-cols-3 print:grid-cols-3 print:gap-4">
        {DRAWERS.map(({ href, image, title, text }) => (
          <PictureCard key={href} href={href} image={image} title={title}>
            {text}
          </PictureCard>
        ))}
      </ul>
    </section>
  )
}
