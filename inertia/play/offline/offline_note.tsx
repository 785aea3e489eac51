import { Icon } from '~/ui/icon'

/** Says that the game goes on where there is no line, once that is so. */
export function OfflineNote({ ready }: { ready: boolean }) {
  return (
    <p role="status" className="no-print mt-10 flex max-w-[46rem] gap-3 text-soft empty:hidden">
      {ready && (
        <>
          <Icon name="checkmark" className="mt-0.5 size-5 shrink-0 text-moss" />
          <span>
            Klaar voor onderweg: dit toestel heeft de tocht bewaard. Zonder bereik spelen jullie
            gewoon door. Alleen hints, uitleg en het slot wachten dan op verbinding.
          </span>
        </>
      )}
    </p>
  )
}
