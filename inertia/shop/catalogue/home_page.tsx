import { Link } from '@inertiajs/react'
import { Icon } from '~/ui/icon'
import { inShop } from '~/layouts/shop_layout'

const LADEN = [
  {
    href: '/escaperooms/het-verdwenen-recept',
    afbeelding: 'het-verdwenen-recept.svg',
    titel: 'Thuis aan tafel',
    tekst:
      'Print een dossier, ondervraag de verdachten en vergeet de regen. Voor gezinnen en vrienden.',
  },
  {
    href: '/escaperooms/ontgoocheld',
    afbeelding: 'ontgoocheld.svg',
    titel: 'Op een feestje',
    tekst:
      'De clown is zijn toverkracht kwijt. Alleen de jarige en haar vrienden kunnen hem nog helpen.',
  },
  {
    href: '/escaperooms/spellenfabriek',
    afbeelding: 'spellenfabriek.svg',
    titel: 'Met het hele team',
    tekst:
      'Twaalf kamers, één klok. Zestig collega’s spelen tegen elkaar, live en bij jullie op locatie.',
  },
]

const STEPS = [
  { titel: 'Kijk', tekst: 'Tien mysteries, van een ontvoerde hond tot een klok op slot.' },
  {
    titel: 'Kies',
    tekst: 'Bij elk spel staat voor wie het is, hoe lang het duurt en wat je nodig hebt.',
  },
  { titel: 'Speel', tekst: 'Direct gedownload, per post in huis, of live op jullie locatie.' },
]

export default function Home() {
  return (
    <div className="space-y-16 sm:space-y-24">
      <section className="grid items-center gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div className="order-2 lg:order-1">
          <h1 className="text-[2.6rem] sm:text-[3.4rem] xl:text-[4rem]">
            Ontrafel een mysterie, tegen de klok
          </h1>
          <p className="mt-5 max-w-[34rem] text-xl leading-relaxed text-zacht">
            Los puzzels, aanwijzingen en raadsels op met je gezin, je vrienden of je hele afdeling.
            Het kabinet staat open. Kijk, kies en speel.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Link href="/escaperooms" className="knop knop-lak text-lg">
              Bekijk de escape rooms <Icon naam="pijl" />
            </Link>
            <Link href="/vragen" className="knop">
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
            className="kist w-full"
          />
        </div>
      </section>

      <section aria-labelledby="laden">
        <h2 id="laden" className="text-3xl sm:text-4xl">
          Welke lade gaat open?
        </h2>
        <ul className="mt-7 grid gap-7 md:grid-cols-3">
          {LADEN.map(({ href, afbeelding: image, titel: title, tekst: text }) => (
            <li key={href} className="kist overgang-kaart relative overflow-hidden">
              <img
                src={`/img/items/${image}`}
                alt=""
                width="800"
                height="600"
                loading="lazy"
                className="aspect-16/10 w-full border-b-2 border-lijn object-cover"
              />
              <div className="p-5">
                <h3 className="text-2xl">
                  <Link
                    href={href}
                    className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-messing"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-zacht">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section aria-label="Zo werkt het">
        <div aria-hidden="true" className="route mb-8" />
        <ol className="grid gap-8 md:grid-cols-3">
          {STEPS.map(({ titel: title, tekst: text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-12 flex-none place-items-center rounded-xl border-2 border-lijn bg-vlak font-code text-2xl font-bold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="text-zacht">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

Home.layout = inShop
