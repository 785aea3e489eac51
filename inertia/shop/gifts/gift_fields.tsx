import { dayOf } from '#domain/dutch_time'
import { lastGiftDay, LONGEST_MESSAGE, waysOf, type GiftWay } from '#domain/shop/gifts'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { Field } from '~/ui/field'
import type { GiftInUse } from './use_gift'

type Props = { gift: GiftInUse; byPost: boolean; busy: boolean }

/** The fields about the receiver, folded away for customers who order for themselves. */
export function GiftFields({ gift, byPost, busy }: Props) {
  const { wanted, setWanted, field } = gift
  return (
    <fieldset className="rounded-xl border-2 border-dotted border-line-soft p-4">
      <legend className="sr-only">Cadeau</legend>
      <label className="flex items-start gap-3 font-semibold">
        <input
          type="checkbox"
          checked={wanted}
          disabled={busy}
          aria-expanded={wanted}
          onChange={({ target }) => setWanted(target.checked)}
          className="size-6 flex-none accent-[#a63a2b]"
        />
        <span>Is het een cadeau?</span>
      </label>
      {wanted && (
        <div className="mt-5 space-y-5">
          <Field
            label="Voor wie is het?"
            mandatory
            autoComplete="off"
            maxLength={MAX_LENGTHS.name}
            disabled={busy}
            {...field('name')}
          />
          <Ways gift={gift} byPost={byPost} busy={busy} />
          {gift.way === 'email' && <ByMail gift={gift} busy={busy} />}
          <Field
            label="Je bericht"
            lines={4}
            maxLength={LONGEST_MESSAGE}
            disabled={busy}
            note={`De ontvanger leest het bij het cadeau. Hoogstens ${LONGEST_MESSAGE} tekens.`}
            {...field('message')}
          />
        </div>
      )}
    </fieldset>
  )
}

const WAYS: Record<'digital' | 'posted', Record<GiftWay, readonly [string, string] | null>> = {
  digital: {
    email: ['Stuur het per e-mail', 'De ontvanger krijgt het op de dag die je kiest.'],
    zelf: ['Ik geef het zelf', 'Je krijgt een kaart om te printen, met een QR-code naar het spel.'],
    post: null,
  },
  posted: {
    post: ['Stuur het naar de ontvanger', 'Vul hierboven het adres van de ontvanger in.'],
    zelf: ['Stuur het naar mij, ik geef het zelf', 'Vul hierboven je eigen adres in.'],
    email: null,
  },
}

/** How it gets there. */
function Ways({ gift: { way, setWay }, byPost, busy }: Props) {
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 font-semibold">Hoe komt het aan?</legend>
      {waysOf(byPost).map((one) => {
        const words = WAYS[byPost ? 'posted' : 'digital'][one]
        return (
          words && (
            <label key={one} className="flex items-start gap-3">
              <input
                type="radio"
                name="cadeau.wijze"
                value={one}
                checked={way === one}
                disabled={busy}
                onChange={() => setWay(one)}
                className="mt-0.5 size-6 flex-none accent-[#a63a2b]"
              />
              <span>
                {words[0]}
                <span className="block text-sm text-soft">{words[1]}</span>
              </span>
            </label>
          )
        )
      })}
      {byPost && (
        <p className="text-sm text-soft">
          In het pakket ligt een kaart met je bericht. De prijs staat er nergens in; de factuur
          krijg jij per e-mail.
        </p>
      )}
    </fieldset>
  )
}

function ByMail({ gift: { field }, busy }: Pick<Props, 'gift' | 'busy'>) {
  const now = new Date()
  return (
    <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
      <Field
        label="E-mail van de ontvanger"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={MAX_LENGTHS.email}
        disabled={busy}
        {...field('email')}
      />
      <Field
        label="Op welke dag?"
        mandatory
        type="date"
        min={dayOf(now)}
        max={lastGiftDay(now)}
        disabled={busy}
        note="’s Ochtends, vanaf 8 uur."
        {...field('day')}
      />
    </div>
  )
}
