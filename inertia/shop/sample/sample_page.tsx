import type { Data } from '@generated/data'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { SamplePuzzle, type Tried } from './sample_puzzle'

type Props = {
  title: string
  puzzle: Data.Shop.Sample.Sample
  pageToken: string
} & Tried

/** A puzzle that everybody may try. */
export default function Sample({ puzzle, pageToken, ...tried }: Props) {
  return (
    <article>
      <p className="font-semibold text-soft">Proefraadsel</p>
      <Heading level={1} className="mt-1">
        {puzzle.title}
      </Heading>
      <div className="mt-7">
        <SamplePuzzle puzzle={puzzle} pageToken={pageToken} tried={tried} inFront />
      </div>
    </article>
  )
}

Sample.layout = inShop
