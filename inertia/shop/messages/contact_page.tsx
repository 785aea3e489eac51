import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { EmailAddress } from '~/ui/email_address'
import { Icon } from '~/ui/icon'
import { ContactForm } from './contact_form'
import { useShared } from '~/ui/hooks/use_shared'
import { inShop } from '~/layouts/shop_layout'

const TO_OVERVIEW_AFTER_SECONDS = 10

export default function Contact(_: { titel: string }) {
  const [sent, setSent] = useState(false)
  const { winkel: shop } = useShared()
  if (sent) return <ThankYou />

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
            <Icon naam="bezorging" className="mt-1 size-6 text-messing" />
            <EmailAddress />
          </p>
          {shop.social && (
            <p className="mt-3 flex items-start gap-3">
              <Icon naam="spelers" className="mt-1 size-6 text-messing" />
              <a href={shop.social} rel="noopener me" className="link">
                Volg ons
              </a>
            </p>
          )}
          <p className="mt-4 text-base text-zacht">
            Wij streven ernaar om je vraag binnen drie werkdagen te beantwoorden.
          </p>
        </section>
        <section aria-label="Stuur een bericht" className="kist p-5 sm:p-8">
          <ContactForm onVerstuurd={() => setSent(true)} />
        </section>
      </div>
    </>
  )
}

Contact.layout = inShop

function ThankYou() {
  const [remaining, setRemaining] = useState(TO_OVERVIEW_AFTER_SECONDS)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const end = Date.now() + TO_OVERVIEW_AFTER_SECONDS * 1000
    const clock = setInterval(
      () => setRemaining(Math.max(0, Math.ceil((end - Date.now()) / 1000))),
      250
    )
    const departureTimer = setTimeout(
      () => router.visit('/escaperooms'),
      TO_OVERVIEW_AFTER_SECONDS * 1000
    )
    return () => {
      clearInterval(clock)
      clearTimeout(departureTimer)
    }
  }, [])

  return (
    <div className="mx-auto max-w-[40rem] text-center">
      <img src="/img/logo.svg" alt="" width="96" height="96" className="mx-auto size-24" />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-4xl outline-none sm:text-5xl">
        Bedankt!
      </h1>
      <p className="mt-4 text-xl">De gegevens zijn ontvangen.</p>
      <p className="mt-2 text-xl">
        Wij streven er naar om je vraag binnen drie werkdagen te beantwoorden.
      </p>
      <p className="mt-8 text-zacht">
        Over <span className="font-code font-bold">{remaining}</span>{' '}
        {remaining === 1 ? 'seconde' : 'seconden'} ga je naar de escape rooms.
      </p>
    </div>
  )
}
