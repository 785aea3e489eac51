import { berichtstand, type Berichtregel } from '~/components/beheer/berichten'

/** How a message stands; what is late or due today stands out. */
export function Berichtstand({ bericht }: { bericht: Berichtregel }) {
  const { termijn } = bericht
  const dringend = termijn !== null && (termijn.teLaat || termijn.over === 0)
  return (
    <span className={dringend ? 'font-semibold text-fout' : termijn ? '' : 'text-zacht'}>
      {dringend && <span aria-hidden="true">! </span>}
      {berichtstand(bericht)}
    </span>
  )
}
