import { AlgemeneFout } from '~/components/ui/algemene_fout'

/** How the last press of a panel ended; read aloud when it changes. */
export function Actiemelding({ gedaan, fout }: { gedaan: string; fout: string | null }) {
  return (
    <div className={gedaan === '' && fout === null ? 'absolute' : 'mt-3 space-y-2'}>
      <AlgemeneFout>{fout}</AlgemeneFout>
      <p role="status" className="font-semibold text-mos">
        {gedaan}
      </p>
    </div>
  )
}
