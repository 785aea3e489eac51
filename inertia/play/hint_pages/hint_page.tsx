import { useState } from 'react'
import type { Data } from '@generated/data'
import { AnswerField } from '~/play/puzzles/solving/answer_field'
import { Dialog } from '~/ui/dialog'
import { Hints } from '~/play/puzzles/solving/hints'
import { Solved } from '~/play/puzzles/solving/solved'
import { useDialog, type DialogInUse } from '~/ui/hooks/use_dialog'
import { inShop } from '~/layouts/shop_layout'
import { idsOf, useHelp, type HintItem } from './use_help'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

/** The page remembers nothing: every hint can be opened from the start. */
const NO_FLAGS: ReadonlySet<string> = new Set()

/**
 * The hints beside a posted booklet. Nothing is stored, so every visit starts from the beginning.
 */
export default function HintPage({ page }: { title: string; page: Data.Play.HintPages.HintPage }) {
  const dialog = useDialog()
  return (
    <div className="mx-auto max-w-[46rem]">
      <Heading level={1}>{page.titel}</Heading>
      <p className="mt-4 text-lg">{page.introduction}</p>
      <img
        src={fileAddress(`/img/spelen/${page.path}.svg`)}
        alt=""
        width="800"
        height="400"
        className="case mt-6 h-auto w-full"
      />
      <p className="mt-5 text-soft">
        {page.audience}{' '}
        <a href={urlFor('game.show', { itemName: page.inShop.itemName })} className="link">
          {page.inShop.text}
        </a>
      </p>
      <div className="mt-8 space-y-5">
        {page.items.map((item) => (
          <Help key={item.naam} path={page.path} item={item} dialog={dialog} />
        ))}
      </div>
      <Dialog dialog={dialog} />
    </div>
  )
}

HintPage.layout = inShop

type HelpProps = { path: string; item: HintItem; dialog: DialogInUse }

function Help({ path, item, dialog }: HelpProps) {
  const { naam: name, label, description, aantalHints: hintCount, checkAnswer } = item
  const { texts, answer, busy, openHint, requestAnswer, check } = useHelp(path, item, dialog)
  const { heading, input, solved } = idsOf(item)
  const typed = useState('')
  return (
    <section aria-labelledby={heading} className="case p-5 sm:p-6">
      <Heading level={2} focusable id={heading}>
        {label}
      </Heading>
      <p className="mt-1 text-soft">{description}</p>
      {answer ? (
        <div className="mt-4">
          <Solved id={solved} label={label} answer={answer} />
        </div>
      ) : (
        <div className="mt-4 space-y-4">
          <Hints
            label={label}
            name={name}
            count={hintCount}
            texts={texts}
            flags={NO_FLAGS}
            ascending={false}
            onOpen={openHint}
          />
          {checkAnswer && <AnswerField id={input} label={label} typed={typed} onSend={check} />}
          <button
            type="button"
            className="button w-full sm:w-auto"
            aria-busy={busy}
            onClick={() => void requestAnswer()}
          >
            Het antwoord <span className="sr-only">van {label}</span>
          </button>
        </div>
      )}
    </section>
  )
}
