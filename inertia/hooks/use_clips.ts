import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Sound clips of which one plays at a time (specification 1, section 4): starting one stops any
 * other and begins at 0, pressing it again stops it, and it ends by itself.
 */
export function useClips(adres: (naam: string) => string) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [speelt, setSpeelt] = useState<string | null>(null)
  const [stuk, setStuk] = useState(false)

  const stop = useCallback(() => {
    audio.current?.pause()
    audio.current = null
    setSpeelt(null)
  }, [])

  useEffect(() => stop, [stop])

  const wissel = useCallback(
    (naam: string) => {
      const wasDeze = speelt === naam
      stop()
      if (wasDeze) return
      const clip = new Audio(adres(naam))
      const klaar = () => audio.current === clip && stop()
      const mislukt = () => {
        if (audio.current !== clip) return
        setStuk(true)
        stop()
      }
      clip.addEventListener('ended', klaar)
      clip.addEventListener('error', mislukt)
      audio.current = clip
      setStuk(false)
      setSpeelt(naam)
      clip.play().catch(mislukt)
    },
    [adres, speelt, stop]
  )

  return { speelt, stuk, wissel }
}
