import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Sound clips of which one plays at a time (specification 1, section 4). Starting one stops any
 * other and begins at 0; pressing it again stops it, and it ends by itself.
 */
export function useClips(address: (name: string) => string) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const [broken, setBroken] = useState(false)

  const stop = useCallback(() => {
    audio.current?.pause()
    audio.current = null
    setPlaying(null)
  }, [])

  useEffect(() => stop, [stop])

  const toggle = useCallback(
    (name: string) => {
      const wasThis = playing === name
      stop()
      if (wasThis) return
      const clip = new Audio(address(name))
      const done = () => audio.current === clip && stop()
      const failed = () => {
        if (audio.current !== clip) return
        setBroken(true)
        stop()
      }
      clip.addEventListener('ended', done)
      clip.addEventListener('error', failed)
      audio.current = clip
      setBroken(false)
      setPlaying(name)
      clip.play().catch(failed)
    },
    [address, playing, stop]
  )

  return { playing, broken, toggle }
}
