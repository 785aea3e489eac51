import { alsKorteDag, alsTijdstip } from '~/components/beheer/datum'

/** A moment on a Dutch clock. */
export const Tijd = ({ op }: { op: string }) => (
  <time dateTime={op} className="whitespace-nowrap">
    {alsTijdstip(op)}
  </time>
)

/** What a promise's last day is, see `app/beheer/termijn.ts`. */
export type Termijn = { op: string; dagen: number }

/** How urgent that is, in words. */
export function termijntekst(dagen: number): string {
  if (dagen < 0) return dagen === -1 ? '1 dag te laat' : `${-dagen} dagen te laat`
  if (dagen === 0) return 'vandaag'
  return dagen === 1 ? 'morgen' : `nog ${dagen} dagen`
}

/** The last day of a promise; late and today stand out in weight and sign, not in colour alone. */
export function Uiterlijk({ op, dagen }: Termijn) {
  const toon = dagen < 0 ? 'font-bold text-fout' : dagen === 0 ? 'font-bold' : 'text-zacht'
  return (
    <span className="whitespace-nowrap">
      <time dateTime={op}>{alsKorteDag(op)}</time>{' '}
      <span className={toon}>
        {dagen < 0 && <span aria-hidden="true">! </span>}
        {termijntekst(dagen)}
      </span>
    </span>
  )
}
