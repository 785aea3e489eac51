import { Link } from '@inertiajs/react'
import { ShopText } from '~/ui/shop_text'
import { inShop } from '~/layouts/shop_layout'

type Question = { vraag: string; antwoord: string[] }

export default function Questions({ vragen: questions }: { titel: string; vragen: Question[] }) {
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-4xl sm:text-5xl">Veelgestelde vragen</h1>
      <div className="mt-8 space-y-5">
        {questions.map(({ vraag: question, antwoord: answer }, index) => (
          <details key={index} className="lade kist" open={index === 0}>
            <summary>
              <h2 className="text-xl sm:text-2xl">
                <ShopText>{question}</ShopText>
              </h2>
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
        <Link href="/contact" className="knop">
          Stel je vraag
        </Link>
      </p>
    </div>
  )
}

Questions.layout = inShop
