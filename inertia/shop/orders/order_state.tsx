import { Link } from '@inertiajs/react'
import { asEuro } from '#domain/money'
import { Icon, type IconName } from '~/ui/icon'
import { PayButton } from '~/shop/payments/pay_button'
import type { MyOrder } from '~/shop_types'

type Props = { bestelling: MyOrder }

/** How an order stands, in words, with what happens next. */
export function OrderState({ bestelling: order }: Props) {
  return (
    <section aria-label="Stand van je bestelling" className="kist mt-6 p-6 sm:p-8">
      <State bestelling={order} />
    </section>
  )
}

function State({ bestelling: order }: Props) {
  switch (order.status) {
    case 'open':
      return order.wordtUitgezocht ? (
        <Heading icoon="uitroep" kop="We kijken naar je betaling">
          Er kwam een ander bedrag binnen dan we vroegen. Je hoeft niets te doen: we zoeken het uit
          en laten van ons horen.
        </Heading>
      ) : (
        <>
          <Heading icoon="klok" kop="Je bestelling wacht op je betaling">
            Net betaald? Dan zie je hier binnen een paar minuten dat het gelukt is, en je krijgt een
            e-mail.
          </Heading>
          <PayButton token={order.token} label="Betalen" />
        </>
      )
    case 'mislukt':
      return (
        <>
          <Heading icoon="uitroep" kop="De betaling is niet gelukt">
            Er is niets afgeschreven. Je bestelling staat nog voor je klaar: je kunt het opnieuw
            proberen.
          </Heading>
          <PayButton token={order.token} label="Opnieuw betalen" />
        </>
      )
    case 'betaald':
      return <Paid bestelling={order} />
    case 'verzonden':
      return <OnTheWay verzending={order.verzending} />
    case 'terugbetaald':
      return (
        <Heading icoon="vinkje" kop="Terugbetaald">
          We hebben {asEuro(order.terugbetaaldCenten)} teruggestort, langs dezelfde weg als
          waarlangs je betaalde. Het kan een paar werkdagen duren voordat je het ziet. De links van
          deze bestelling werken niet meer.
        </Heading>
      )
    case 'geannuleerd':
      return (
        <>
          <Heading icoon="stop" kop="Geannuleerd">
            Deze bestelling is geannuleerd
            {order.geannuleerdOp && <> op {order.geannuleerdOp}</>}. Je hoeft niets te betalen.
          </Heading>
          <p className="mt-5">
            <Link href={`/escaperooms/${order.itemName}`} className="link">
              Toch spelen? Bekijk {order.titel}
            </Link>
          </p>
        </>
      )
  }
}

function Paid({
  bestelling: { perPost: byPost, speellink: playLink, totaalCenten: totalCents },
}: Props) {
  if (byPost)
    return (
      <Heading
        goed
        icoon="pakket"
        kop={totalCents === 0 ? 'We pakken je spel in' : 'Betaald, we pakken je spel in'}
      >
        We versturen het binnen 5 werkdagen{totalCents > 0 && ' na je betaling'}. Zodra het onderweg
        is, lees je het hier.
      </Heading>
    )
  if (playLink && !playLink.url)
    return (
      <Heading icoon="klok" kop="Je speeltijd is voorbij">
        Hieronder lees je wat er nog kan.
      </Heading>
    )
  return (
    <Heading
      goed
      icoon="vinkje"
      kop={totalCents === 0 ? 'Klaar om te spelen' : 'Betaald, en klaar om te spelen'}
    >
      Alles wat je nodig hebt, staat hieronder. Bewaar deze pagina of de e-mail.
    </Heading>
  )
}

function OnTheWay({ verzending: shipping }: { verzending: MyOrder['verzending'] }) {
  const { op: at, vervoerder: carrier, trackTrace, trackUrl } = shipping ?? {}
  return (
    <>
      <Heading goed icoon="bezorging" kop="Je spel is onderweg">
        Verstuurd{at && <> op {at}</>}
        {carrier && <> met {carrier}</>}.
      </Heading>
      {trackUrl && (
        <a href={trackUrl} rel="noreferrer" className="knop mt-5">
          Volg je pakket
        </a>
      )}
      {trackTrace && (
        <p className="mt-4">
          Track &amp; trace: <span className="font-code font-bold">{trackTrace}</span>
        </p>
      )}
    </>
  )
}

type HeadingProps = { icoon: IconName; kop: string; goed?: boolean; children: React.ReactNode }

function Heading({ icoon: icon, kop: heading, goed: positive = false, children }: HeadingProps) {
  return (
    <>
      <h2 className={`flex items-center gap-3 text-2xl sm:text-3xl ${positive ? 'text-mos' : ''}`}>
        <Icon naam={icon} className="size-8" /> {heading}
      </h2>
      <p className="mt-2 max-w-[42rem] text-lg">{children}</p>
    </>
  )
}
