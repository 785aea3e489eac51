import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { alsEuro, prijslabel } from '#domain/winkel/prijs'
import { Icoon } from '~/components/ui/icoon'
import { Bestelstand } from '~/components/winkel/bestelstand'
import { Printproef } from '~/components/winkel/printproef'
import { Verlengknop } from '~/components/winkel/verlengknop'
import { inWinkel } from '~/layouts/winkel'
import type { MijnBestelling } from '~/types'

type Props = { titel: string; bestelling: MijnBestelling }

/** Everything of one order, for who ordered it: how it stands, how to play, what was paid. */
export default function Bestelpagina({ titel, bestelling }: Props) {
  const { downloadUrl, speellink, hintUrl } = bestelling
  return (
    <div className="mx-auto max-w-[60rem]">
      <h1 className="text-4xl sm:text-5xl">{titel}</h1>
      <p className="mt-2 text-lg text-zacht">
        {bestelling.titel}, bestelling{' '}
        <span className="font-code font-bold">{bestelling.nummer}</span>
      </p>
      <Bestelstand bestelling={bestelling} />

      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="space-y-8">
          {(downloadUrl || speellink || hintUrl) && <Spelen bestelling={bestelling} />}
          <Overzicht bestelling={bestelling} />
        </div>
        <Hulp bestelling={bestelling} />
      </div>
    </div>
  )
}

Bestelpagina.layout = inWinkel

function Spelen({ bestelling }: { bestelling: MijnBestelling }) {
  const { downloadUrl, speellink, hintUrl, token } = bestelling
  return (
    <section aria-labelledby="spelen" className="kist p-6 sm:p-8">
      <h2 id="spelen" className="text-2xl sm:text-3xl">
        Spelen
      </h2>
      {downloadUrl && (
        <div className="mt-4">
          <a href={downloadUrl} className="knop knop-lak">
            <Icoon naam="pakket" /> Naar de download
          </a>
          <Printproef />
        </div>
      )}
      {speellink && <Speellink {...speellink} token={token} />}
      {hintUrl && (
        <p className="mt-4">
          Loop je vast? De hints staan klaar op{' '}
          <a href={hintUrl} className="link">
            de hintpagina van {bestelling.titel}
          </a>
          .
        </p>
      )}
    </section>
  )
}

type SpeellinkProps = NonNullable<MijnBestelling['speellink']> & { token: string }

/** The play link, until when it works, and another month for who needs it. */
function Speellink({ url, geldigTot, verlengd, verlengbaarTot, token }: SpeellinkProps) {
  return (
    <div className="mt-6 space-y-4">
      {url && (
        <a href={url} className="knop">
          <Icoon naam="speel" /> Begin met spelen
        </a>
      )}
      <p role="status">
        {geldigTot === null && 'Je speellink blijft werken.'}
        {geldigTot !== null &&
          (url ? (
            <>
              {verlengd ? 'Je speellink is verlengd en werkt tot ' : 'Je speellink werkt tot '}
              <strong>{geldigTot}</strong>.
            </>
          ) : (
            <>
              Je speellink is verlopen op <strong>{geldigTot}</strong>.
            </>
          ))}
      </p>
      {!url && !verlengbaarTot && (
        <p>
          Wil je toch nog spelen?{' '}
          <Link href="/contact" className="link">
            Stuur ons een bericht
          </Link>
          , dan kijken we wat er kan.
        </p>
      )}
      {verlengbaarTot && (
        <>
          <p>
            {url
              ? 'Komt het niet uit? Je kunt de link één keer met een maand verlengen.'
              : `Toch nog spelen? Tot ${verlengbaarTot} kun je de link één keer met een maand verlengen; je gaat verder waar je gebleven was.`}
          </p>
          <Verlengknop token={token} />
        </>
      )}
    </div>
  )
}

function Overzicht({ bestelling }: { bestelling: MijnBestelling }) {
  const { prijsCenten, kortingCenten, totaalCenten, terugbetaaldCenten } = bestelling
  return (
    <section aria-labelledby="overzicht" className="kist p-6 sm:p-8">
      <h2 id="overzicht" className="text-2xl sm:text-3xl">
        Wat je bestelde
      </h2>
      <dl className="mt-4 divide-y-2 divide-dotted divide-lijn-zacht border-y-2 border-dotted border-lijn-zacht">
        <Regel term="Besteld op">{bestelling.besteldOp}</Regel>
        <Regel term={bestelling.titel}>{prijslabel(prijsCenten)}</Regel>
        {kortingCenten > 0 && <Regel term="Korting">{alsEuro(-kortingCenten)}</Regel>}
        <Regel term="Totaal">
          <strong>{prijslabel(totaalCenten)}</strong>
        </Regel>
        {bestelling.betaaldOp && totaalCenten > 0 && (
          <Regel term="Betaald op">{bestelling.betaaldOp}</Regel>
        )}
        {terugbetaaldCenten > 0 && <Regel term="Terugbetaald">{alsEuro(terugbetaaldCenten)}</Regel>}
      </dl>
      {bestelling.factuurPad && (
        <p className="mt-5">
          <a href={bestelling.factuurPad} className="link font-semibold">
            Factuur
          </a>
        </p>
      )}
    </section>
  )
}

function Regel({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-zacht">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Hulp({ bestelling }: { bestelling: MijnBestelling }) {
  const { bezorgadres, afstand, herroepPad } = bestelling
  return (
    <div className="notitie space-y-6">
      {bezorgadres && (
        <section aria-labelledby="adres">
          <h2 id="adres" className="text-2xl">
            Bezorgadres
          </h2>
          <address className="mt-2 not-italic">
            {bezorgadres.naam}
            <br />
            {bezorgadres.adres}
            <br />
            {bezorgadres.postcode} {bezorgadres.plaats}
          </address>
        </section>
      )}
      <section aria-labelledby="hulp">
        <h2 id="hulp" className="text-2xl">
          {herroepPad ? 'Hulp en herroepen' : 'Hulp'}
        </h2>
        <p className="mt-2">
          Klopt er iets niet, of heb je een vraag?{' '}
          <Link href="/contact" className="link">
            Stuur ons een bericht
          </Link>{' '}
          en noem je bestelnummer.
        </p>
        {afstand && (
          <p className="mt-3 border-l-4 border-blauw pl-3">
            Je koos op {afstand.datum}: “{afstand.tekst}”
          </p>
        )}
        {herroepPad && (
          <p className="mt-3">
            Zie je ervan af?{' '}
            <a href={herroepPad} className="link">
              Overeenkomst hier herroepen
            </a>
          </p>
        )}
      </section>
    </div>
  )
}
