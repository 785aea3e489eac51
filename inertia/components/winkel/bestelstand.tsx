import { Link } from '@inertiajs/react'
import { alsEuro } from '#domain/winkel/prijs'
import { Icoon, type IcoonNaam } from '~/components/ui/icoon'
import { Betaalknop } from '~/components/winkel/betaalknop'
import type { MijnBestelling } from '~/types'

type Props = { bestelling: MijnBestelling }

/** How an order stands, in words, with what happens next. */
export function Bestelstand({ bestelling }: Props) {
  return (
    <section aria-label="Stand van je bestelling" className="kist mt-6 p-6 sm:p-8">
      <Stand bestelling={bestelling} />
    </section>
  )
}

function Stand({ bestelling }: Props) {
  switch (bestelling.status) {
    case 'open':
      return bestelling.wordtUitgezocht ? (
        <Kop icoon="uitroep" kop="We kijken naar je betaling">
          Er kwam een ander bedrag binnen dan we vroegen. Je hoeft niets te doen: we zoeken het uit
          en laten van ons horen.
        </Kop>
      ) : (
        <>
          <Kop icoon="klok" kop="Je bestelling wacht op je betaling">
            Net betaald? Dan zie je hier binnen een paar minuten dat het gelukt is, en je krijgt een
            e-mail.
          </Kop>
          <Betaalknop token={bestelling.token} label="Betalen" />
        </>
      )
    case 'mislukt':
      return (
        <>
          <Kop icoon="uitroep" kop="De betaling is niet gelukt">
            Er is niets afgeschreven. Je bestelling staat nog voor je klaar: je kunt het opnieuw
            proberen.
          </Kop>
          <Betaalknop token={bestelling.token} label="Opnieuw betalen" />
        </>
      )
    case 'betaald':
      return <Betaald bestelling={bestelling} />
    case 'verzonden':
      return <Onderweg verzending={bestelling.verzending} />
    case 'terugbetaald':
      return (
        <Kop icoon="vinkje" kop="Terugbetaald">
          We hebben {alsEuro(bestelling.terugbetaaldCenten)} teruggestort, langs dezelfde weg als
          waarlangs je betaalde. Het kan een paar werkdagen duren voordat je het ziet. De links van
          deze bestelling werken niet meer.
        </Kop>
      )
    case 'geannuleerd':
      return (
        <>
          <Kop icoon="stop" kop="Geannuleerd">
            Deze bestelling is geannuleerd
            {bestelling.geannuleerdOp && <> op {bestelling.geannuleerdOp}</>}. Je hoeft niets te
            betalen.
          </Kop>
          <p className="mt-5">
            <Link href={`/escaperooms/${bestelling.itemName}`} className="link">
              Toch spelen? Bekijk {bestelling.titel}
            </Link>
          </p>
        </>
      )
  }
}

function Betaald({ bestelling: { perPost, speellink, totaalCenten } }: Props) {
  if (perPost)
    return (
      <Kop
        goed
        icoon="pakket"
        kop={totaalCenten === 0 ? 'We pakken je spel in' : 'Betaald, we pakken je spel in'}
      >
        We versturen het binnen 5 werkdagen{totaalCenten > 0 && ' na je betaling'}. Zodra het
        onderweg is, lees je het hier.
      </Kop>
    )
  if (speellink && !speellink.url)
    return (
      <Kop icoon="klok" kop="Je speeltijd is voorbij">
        Hieronder lees je wat er nog kan.
      </Kop>
    )
  return (
    <Kop
      goed
      icoon="vinkje"
      kop={totaalCenten === 0 ? 'Klaar om te spelen' : 'Betaald, en klaar om te spelen'}
    >
      Alles wat je nodig hebt, staat hieronder. Bewaar deze pagina of de e-mail.
    </Kop>
  )
}

function Onderweg({ verzending }: { verzending: MijnBestelling['verzending'] }) {
  const { op, vervoerder, trackTrace, trackUrl } = verzending ?? {}
  return (
    <>
      <Kop goed icoon="bezorging" kop="Je spel is onderweg">
        Verstuurd{op && <> op {op}</>}
        {vervoerder && <> met {vervoerder}</>}.
      </Kop>
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

type KopProps = { icoon: IcoonNaam; kop: string; goed?: boolean; children: React.ReactNode }

function Kop({ icoon, kop, goed = false, children }: KopProps) {
  return (
    <>
      <h2 className={`flex items-center gap-3 text-2xl sm:text-3xl ${goed ? 'text-mos' : ''}`}>
        <Icoon naam={icoon} className="size-8" /> {kop}
      </h2>
      <p className="mt-2 max-w-[42rem] text-lg">{children}</p>
    </>
  )
}
