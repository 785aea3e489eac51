import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ShopText } from '~/ui/shop_text'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

export default function Questions({
  questions,
}: {
  title: string
  questions: Data.Shop.Information.Question[]
}) {
  return (
    <div className="mx-auto max-w-[46rem]">
      <Heading level={1}>Veelgestelde vragen</Heading>
      <div className="mt-8 space-y-5">
        {questions.map(({ question, answer }, index) => (
          <details key={index} className="drawer case" open={index === 0}>
            <summary>
              <Heading level={2} size="question">
                <ShopText>{question}</ShopText>
              </Heading>
            </summary>
            <div className="space-y-3 px-5 pb-5 sm:pl-16">
              {answer.map((paragraph, position) => (
                <p key={position}>
                  <ShopText>{paragraph}</ShopText>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-8">
        <Link href={urlFor('contact.create')} className="button">
          Stel je vraag
        </Link>
      </p>
    </div>
  )
}

Questions.layout = inShop
