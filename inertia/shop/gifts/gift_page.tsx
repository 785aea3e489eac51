import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ExtendButton } from '~/shop/play_links/extend_button'
import { inShop } from '~/layouts/shop_layout'
import { fileAddress } from '~/ui/file_address'
import { Heading } from '~/ui/heading'
import { Icon } from '~/ui/icon'
import { route, urlFor } from '~/wire/routes'
import { BeginButton } from './begin_button'

type Gift = Data.Shop.Gifts.Gift

/** The page on which the receiver unwraps a game. */
export default function GiftPage({ gift }: { title: string; gift: Gift }) {
  const { from, to, title, short, image, players, playtime, needed } = gift
  return (
    <div className="mx-auto max-w-[44rem]">
      <Heading level={1}>Een cadeau voor {to}</Heading>
      <p className="mt-2 text-lg text-soft">van {from}</p>
      <article className="case mt-8 overflow-hidden">
        <img
          src={fileAddress(`/img/items/${image}`)}
          alt=""
          width="800"
          height="600"
          className="aspect-video w-full border-b-2 border-line object-cover"
        />
        <div className="p-6 sm:p-8">
          <Message gift={gift} />
          <Heading level={2} size="section">
            {title}
          </Heading>
          <p className="mt-2 text-lg">{short}</p>
          <p className="mt-1 text-soft">
            {players}, {playtime}
          </p>
          {gift.given ? <Unwrap gift={gift} /> : <NotNow />}
        </div>
      </article>
      <section aria-labelledby="nodig" className="note mt-8">
        <Heading level={2} id="nodig">
          Dit heb je nodig
        </Heading>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-brass">
          {needed.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

GiftPage.layout = inShop

function Message({ gift: { message } }: { gift: Gift }) {
  if (message.length === 0) return null
  return (
    <blockquote className="mb-6 rounded-xl border-2 border-dashed border-brass px-5 py-4 font-title text-xl wrap-anywhere">
      {message.map((line, index) => (
        <p key={index}>{line || <br />}</p>
      ))}
    </blockquote>
  )
}

function NotNow() {
  return (
    <p className="mt-5">
      Dit cadeau kan nu niet worden uitgepakt. Vraag het even aan wie het je gaf.
    </p>
  )
}

function Unwrap({ gift }: { gift: Gift }) {
  const { downloadUrl, hintUrl, play } = gift
  return (
    <div className="mt-6 space-y-5">
      {downloadUrl && (
        <p>
          <a href={downloadUrl} className={play ? 'button' : 'button button-primary text-lg'}>
            <Icon name="parcel" /> Naar de download
          </a>
        </p>
      )}
      {hintUrl && (
        <p>
          Het boekje krijg je op papier. Loop je vast?{' '}
          <a href={hintUrl} className="link">
            Hier staan de hints
          </a>
          .
        </p>
      )}
      {play && <Play gift={gift} play={play} />}
    </div>
  )
}

function Play({ gift: { token }, play }: { gift: Gift; play: NonNullable<Gift['play']> }) {
  const { begun, over, url, until, oneMonth, extendableUntil } = play
  if (over)
    return (
      <>
        <p>
          De tijd om te spelen was op <strong>{until}</strong> voorbij.
        </p>
        {extendableUntil ? (
          <Extend token={token} sentence={`Toch nog spelen? Dat kan tot ${extendableUntil}.`} />
        ) : (
          <p>
            Wil je toch nog spelen?{' '}
            <Link href={urlFor('contact.create')} className="link">
              Stuur ons een bericht
            </Link>
            , dan kijken we wat er kan.
          </p>
        )}
      </>
    )
  if (!begun)
    return (
      <>
        <BeginButton token={token} />
        <p className="text-soft">
          {oneMonth
            ? 'Vanaf dat je begint, kun je een maand spelen. Print en lees dus gerust eerst het boekje.'
            : 'Je kunt spelen zo lang je wilt.'}
        </p>
      </>
    )
  return (
    <>
      {url && (
        <a href={url} className="button button-primary text-lg">
          <Icon name="play" /> Verder spelen
        </a>
      )}
      <p>{until ? `Je kunt spelen tot ${until}.` : 'Je kunt spelen zo lang je wilt.'}</p>
      {extendableUntil && (
        <Extend
          token={token}
          sentence="Komt het niet uit? Je kunt de tijd één keer met een maand verlengen."
        />
      )}
    </>
  )
}

function Extend({ token, sentence }: { token: string; sentence: string }) {
  return (
    <>
      <p>{sentence}</p>
      <ExtendButton to={route('gift.update', { token })} />
    </>
  )
}
