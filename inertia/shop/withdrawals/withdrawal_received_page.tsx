import { MAIL_BRAKES } from '#domain/shop/mails/mail_brakes'
import { useEffect } from 'react'
import { forgetTyping } from '~/shop/typing/typing'
import { Icon } from '~/ui/icon'
import { WITHDRAWAL } from './withdrawal_form'
import { Statement } from './withdrawal_confirmation'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  email: string
  statement: string[]
  receivedAt: string
  nextSteps: string[]
}

/** The receipt of a withdrawal, with the same words as the mail. */
export default function WithdrawalReceived(props: Props) {
  const { title, email, statement, receivedAt, nextSteps } = props
  useEffect(() => void forgetTyping(WITHDRAWAL), [])
  return (
    <article className="mx-auto max-w-[42rem]">
      <Heading level={1} className="flex items-start gap-3">
        <Icon name="checkmark" className="mt-1 size-9 shrink-0 text-moss sm:size-11" />
        {title}
      </Heading>
      <div className="mt-6 space-y-5 text-lg">
        <p>
          Op <strong>{receivedAt}</strong> ontvingen we deze verklaring van je:
        </p>
        <Statement lines={statement} />
        <p>
          We sturen deze bevestiging ook naar <strong className="wrap-anywhere">{email}</strong>.
          Komt er niets aan? Bewaar of print dan deze pagina: ook dit is je bewijs. Om misbruik te
          voorkomen, sturen we naar één adres hoogstens {MAIL_BRAKES.receipt_of_address}{' '}
          bevestigingen per dag.
        </p>
        <Heading level={2} className="pt-3">
          Wat er nu gebeurt
        </Heading>
        <ul className="list-disc space-y-2 pl-6 marker:text-brass">
          {nextSteps.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}

WithdrawalReceived.layout = inShop
