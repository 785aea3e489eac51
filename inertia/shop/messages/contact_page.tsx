import { Link, router } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EmailAddress } from '~/ui/email_address'
import { Icon } from '~/ui/icon'
import { ContactForm } from './contact_form'
import { useShared } from '~/ui/hooks/use_shared'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'
import { followUs } from './follow_us'

const TO_OVERVIEW_AFTER_SECONDS = 10
const SEAL = fileAddress('/img/logo.svg')

type Props = {
  title: string
  /** The text with which the message begins, when the visitor comes from a computed indication. */
  message: string | null
  /** Follows the promise to answer, when a holiday moves its last day. */
  laterReply: string | null
}

export default function Contact({ message, laterReply }: Props) {
  const [sent, setSent] = useState(false)
  const { shop } = useShared()
  if (sent) return <ThankYou laterReply={laterReply} />

  return (
    <>
      <Heading level={1}>Contact</Heading>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-12">
        <section aria-label="Contactgegevens" className="note self-start text-lg">
          <p>
            Een vraag over een spel, een bestelling of een avond op locatie? We lezen elk bericht
            zelf.
          </p>
          <p className="mt-4 flex items-start gap-3">
            <Icon name="delivery" className="mt-1 size-6 text-brass" />
            <EmailAddress />
          </p>
          {shop.social && (
            <p className="mt-3 flex items-start gap-3">
              <Icon name="arrow" className="mt-1 size-6 text-brass" />
              <a href={shop.social} rel="noopener me" className="link">
                {followUs(shop.social)}
              </a>
            </p>
          )}
          <p className="mt-4 text-base text-soft">
            Wij streven ernaar om je vraag binnen drie werkdagen te beantwoorden.
            {laterReply && ` ${laterReply}`}
          </p>
        </section>
        <section aria-label="Stuur een bericht" className="case p-5 sm:p-8">
          {message && (
            <p className="mb-5 border-l-4 border-brass pl-4">
              Je bericht is alvast ingevuld met wat je uitrekende. Verander wat je wilt; pas als je
              op Verstuur drukt, ontvangen wij het.
            </p>
          )}
          <ContactForm message={message ?? ''} onSent={() => setSent(true)} />
        </section>
      </div>
    </>
  )
}

Contact.layout = inShop

function ThankYou({ laterReply }: Pick<Props, 'laterReply'>) {
  const [remaining, setRemaining] = useState(TO_OVERVIEW_AFTER_SECONDS)
  const [staying, setStaying] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => heading.current?.focus(), [])

  useEffect(() => {
    if (staying) return
    const end = Date.now() + TO_OVERVIEW_AFTER_SECONDS * 1000
    const clock = setInterval(
      () => setRemaining(Math.max(0, Math.ceil((end - Date.now()) / 1000))),
      250
    )
    const departureTimer = setTimeout(
      () => router.visit(urlFor('game.index')),
      TO_OVERVIEW_AFTER_SECONDS * 1000
    )
    return () => {
      clearInterval(clock)
      clearTimeout(departureTimer)
    }
  }, [staying])

  /** The pressed button disappears, so the focus needs another place. */
  function stay() {
    setStaying(true)
    heading.current?.focus()
  }

  return (
    <div className="mx-auto max-w-[40rem] text-center">
      <img src={SEAL} alt="" width="96" height="96" className="mx-auto size-24" />
      <Heading level={1} focusable ref={heading} className="mt-5">
        Bedankt!
      </Heading>
      <p className="mt-4 text-xl">De gegevens zijn ontvangen.</p>
      <p className="mt-2 text-xl">
        Wij streven er naar om je vraag binnen drie werkdagen te beantwoorden.
      </p>
      {laterReply && <p className="mt-2 text-xl">{laterReply}</p>}
      {staying ? (
        <p className="mt-8" role="status">
          Je blijft op deze pagina.{' '}
          <Link href={urlFor('game.index')} className="link">
            Naar de escape rooms
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-8 text-soft">
            Over <span className="font-code font-bold">{remaining}</span>{' '}
            {remaining === 1 ? 'seconde' : 'seconden'} ga je naar de escape rooms.
          </p>
          <button type="button" onClick={stay} className="button mt-4">
            Blijf hier
          </button>
        </>
      )}
    </div>
  )
}
