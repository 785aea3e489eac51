import { Link } from '@inertiajs/react'
import { Icon } from '~/ui/icon'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

const DRAWERS = [
  {
    href: urlFor('game.show', { itemName: 'het-verdwenen-recept' }),
    image: 'het-verdwenen-recept.svg',
    title: 'Thuis aan tafel',
    text: 'Print een dossier, ondervraag de verdachten en vergeet de regen. Voor gezinnen en vrienden.',
  },
  {
    href: urlFor('game.show', { itemName: 'ontgoocheld' }),
    image: 'ontgoocheld.svg',
    title: 'Op een feestje',
    text: 'De clown is zijn toverkracht kwijt. Alleen de jarige en haar vrienden kunnen hem nog helpen.',
  },
  {
    href: urlFor('game.show', { itemName: 'spellenfabriek' }),
    image: 'spellenfabriek.svg',
    title: 'Met het hele team',
    text: 'Twaalf kamers, één klok. Zestig collega’s spelen tegen elkaar, live en bij jullie op locatie.',
  },
]

const STEPS = [
  { title: 'Kijk', text: 'Tien mysteries, van een ontvoerde hond tot een klok op slot.' },
  {
    title: 'Kies',
    text: 'Bij elk spel staat voor wie het is, hoe lang het duurt en wat je nodig hebt.',
  },
  { title: 'Speel', text: 'Direct gedownload, per post in huis, of live op jullie locatie.' },
]

export default function Home() {
  return (
    <div className="space-y-16 sm:space-y-24">
      <Welcome />
      <Drawers />
      <HowItWorks />
    </div>
  )
}

Home.layout = inShop

function Welcome() {
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
      <div className="order-2 lg:order-1">
        <Heading level={1} size="welcome">
          Ontrafel een mysterie, tegen de klok
        </Heading>
        <p className="mt-5 max-w-[34rem] text-xl leading-relaxed text-soft">
          Los puzzels, aanwijzingen en raadsels op met je gezin, je vrienden of je hele afdeling.
          Het kabinet staat open. Kijk, kies en speel.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Link href={urlFor('game.index')} className="button button-primary text-lg">
            Bekijk de escape rooms <Icon name="arrow" />
          </Link>
          <Link href={urlFor('information.questions')} className="button">
            Hoe werkt het?
          </Link>
        </div>
      </div>
      <div className="order-1 lg:order-2">
        <img
          src="/img/scenes/kabinet.svg"
          alt="Een open rariteitenkast vol spellen; een kinderhand draait een sleutel in het grote slot."
          width="1200"
          height="900"
          fetchPriority="high"
          className="case w-full"
        />
      </div>
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
      <ul className="mt-7 grid gap-7 md:grid-cols-3">
        {DRAWERS.map(({ href, image, title, text }) => (
          <li key={href} className="case card-transition relative overflow-hidden">
            <img
              src={`/img/items/${image}`}
              alt=""
              width="800"
              height="600"
              loading="lazy"
              className="aspect-16/10 w-full border-b-2 border-line object-cover"
            />
            <div className="p-5">
              <Heading level={3} size="part">
                <Link
                  href={href}
                  className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brass"
                >
                  {title}
                </Link>
              </Heading>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HowItWorks() {
  return (
    <section aria-label="Zo werkt het">
      <div aria-hidden="true" className="route mb-8" />
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-12 flex-none place-items-center rounded-xl border-2 border-line bg-surface font-code text-2xl font-bold"
            >
              {index + 1}
            </span>
            <div>
              <Heading level={3} size="part">
                {title}
              </Heading>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
