import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { Emailadres } from '~/components/ui/emailadres'
import { Icoon } from '~/components/ui/icoon'
import { Contactformulier } from '~/components/winkel/contactformulier'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { inWinkel } from '~/layouts/winkel'

const NAAR_OVERZICHT_NA_SECONDEN = 10

export default function Contact(_: { titel: string }) {
  const [verstuurd, setVerstuurd] = useState(false)
  const { winkel } = useGedeeld()
  if (verstuurd) return <Bedankt />

  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Contact</h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-12">
        <section aria-label="Contactgegevens" className="notitie self-start text-lg">
          <p>
            Een vraag over een spel, een bestelling of een avond op locatie? We lezen elk bericht
            zelf.
          </p>
          <p className="mt-4 flex items-start gap-3">
            <Icoon naam="bezorging" className="mt-1 size-6 text-messing" />
            <Emailadres />
          </p>
          {winkel.social && (
            <p className="mt-3 flex items-start gap-3">
              <Icoon naam="spelers" className="mt-1 size-6 text-messing" />
              <a href={winkel.social} rel="noopener me" className="link">
                Volg ons
              </a>
            </p>
          )}
          <p className="mt-4 text-base text-zacht">
            Wij streven ernaar om je vraag binnen drie werkdagen te beantwoorden.
          </p>
        </section>
        <section aria-label="Stuur een bericht" className="kist p-5 sm:p-8">
          <Contactformulier onVerstuurd={() => setVerstuurd(true)} />
        </section>
      </div>
    </>
  )
}

Contact.layout = inWinkel

function Bedankt() {
  const [over, setOver] = useState(NAAR_OVERZICHT_NA_SECONDEN)
  const kop = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    kop.current?.focus()
    const einde = Date.now() + NAAR_OVERZICHT_NA_SECONDEN * 1000
    const klok = setInterval(
      () => setOver(Math.max(0, Math.ceil((einde - Date.now()) / 1000))),
      250
    )
    const vertrek = setTimeout(
      () => router.visit('/escaperooms'),
      NAAR_OVERZICHT_NA_SECONDEN * 1000
    )
    return () => {
      clearInterval(klok)
      clearTimeout(vertrek)
    }
  }, [])

  return (
    <div className="mx-auto max-w-[40rem] text-center">
      <img src="/img/logo.svg" alt="" width="96" height="96" className="mx-auto size-24" />
      <h1 ref={kop} tabIndex={-1} className="mt-5 text-4xl outline-none sm:text-5xl">
        Bedankt!
      </h1>
      <p className="mt-4 text-xl">De gegevens zijn ontvangen.</p>
      <p className="mt-2 text-xl">
        Wij streven er naar om je vraag binnen drie werkdagen te beantwoorden.
      </p>
      <p className="mt-8 text-zacht">
        Over <span className="font-code font-bold">{over}</span>{' '}
        {over === 1 ? 'seconde' : 'seconden'} ga je naar de escape rooms.
      </p>
    </div>
  )
}
