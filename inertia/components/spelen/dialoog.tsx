import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import { Icoon } from '~/components/ui/icoon'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

/** Shows the message or question whose turn it is; a new one is a new dialog, so that it is read aloud. */
export function Dialoog({ dialoog: { huidig, sluit } }: { dialoog: DialoogInGebruik }) {
  const [volgnummer, setVolgnummer] = useState(0)
  if (!huidig) return null
  return (
    <Venster
      key={volgnummer}
      {...huidig}
      onSluit={() => {
        setVolgnummer((nummer) => nummer + 1)
        sluit()
      }}
    />
  )
}

type VensterProps = NonNullable<DialoogInGebruik['huidig']> & { onSluit: () => void }

function Venster({ inhoud, kies, onSluit }: VensterProps) {
  const { titel, alineas, sluit, ja, terug, toon } = inhoud
  const [open, setOpen] = useState(true)

  /** Told when the dialog is gone and gave the focus back, so that what follows may move it on. */
  const antwoord = useRef(false)
  function dicht() {
    onSluit()
    kies(antwoord.current)
  }

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(nogOpen) => !nogOpen && dicht()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-30 bg-[#121a24]/60" />
        <AlertDialog.Popup
          finalFocus={() => (terug && document.getElementById(terug)) || true}
          className="kist dialoog fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto p-6"
        >
          <AlertDialog.Title className="flex items-start gap-3 font-titel text-2xl leading-tight font-semibold">
            {toon === 'goed' && <Icoon naam="vinkje" className="mt-0.5 size-7 text-mos" />}
            {toon === 'fout' && <Icoon naam="uitroep" className="mt-0.5 size-7 text-fout" />}
            <span>{titel}</span>
          </AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 space-y-2 text-lg">
            {alineas.map((alinea) => (
              <p key={alinea} className="wrap-anywhere">
                {alinea}
              </p>
            ))}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row">
            <AlertDialog.Close className="knop flex-1">{sluit}</AlertDialog.Close>
            {ja && (
              <AlertDialog.Close
                className="knop knop-lak flex-1"
                onClick={() => (antwoord.current = true)}
              >
                {ja}
              </AlertDialog.Close>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
