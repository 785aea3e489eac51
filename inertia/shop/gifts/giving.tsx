import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'
import { Icon } from '~/ui/icon'

type Gift = Data.Shop.Gifts.Giver

/** A gift on the page of its order, for its giver. */
export function Giving({ gift, paid }: { gift: Gift; paid: boolean }) {
  const { to, message, begunAt, cardPath, cardPagePath } = gift
  return (
    <section aria-labelledby="cadeau" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="cadeau">
        Een cadeau voor {to}
      </Heading>
      <p className="mt-4 text-lg wrap-anywhere">
        {paid ? howItGoes(gift) : 'Zodra er betaald is, maken we je cadeau klaar.'}
      </p>
      {begunAt && (
        <p className="mt-2">
          Uitgepakt op <strong>{begunAt}</strong>.
        </p>
      )}
      {message.length > 0 && (
        <blockquote className="mt-4 rounded-xl border-2 border-dashed border-brass px-5 py-4 font-title text-lg wrap-anywhere">
          {message.map((line, index) => (
            <p key={index}>{line || <br />}</p>
          ))}
        </blockquote>
      )}
      {cardPath && gift.way !== 'post' && (
        <a href={cardPath} download className="button button-primary mt-5">
          <Icon name="parcel" /> Download de kaart
        </a>
      )}
      {cardPath && <p className="mt-3 text-soft">{aboutCard(gift)}</p>}
      {cardPagePath && (
        <p className="mt-3">
          Lees je met een schermlezer?{' '}
          <a href={cardPagePath} className="link">
            Open de kaart als webpagina
          </a>
          .
        </p>
      )}
    </section>
  )
}

function howItGoes({ way, to, email, on, sentAt }: Gift): string {
  if (way === 'post') return `Het pakket gaat naar ${to}, met een kaart en zonder prijs.`
  if (way === 'zelf') return `Je geeft het zelf aan ${to}.`
  if (sentAt) return `Op ${sentAt} kreeg ${to} het cadeau per e-mail, op ${email}.`
  return `Op ${on} krijgt ${to} het cadeau per e-mail, op ${email}.`
}

function aboutCard({ way }: Gift): string {
  if (way === 'post') return 'De kaart leggen we in het pakket.'
  const fold = 'Print hem op één vel A4 en vouw dat twee keer dubbel.'
  return way === 'email' ? `Liever zelf geven? De code op de kaart werkt meteen. ${fold}` : fold
}
