import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * The sizes from that in the style sheet down to what can still be read from the middle of a hall.
 */
const SCALES = [
  1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.77, 0.74, 0.72, 0.69, 0.67, 0.64, 0.62, 0.6, 0.57,
  0.54, 0.52, 0.49, 0.46, 0.4, 0.34, 0.3,
]
/** Below this a long word is broken rather than made smaller. */
const SMALLEST_WHOLE = 0.72

/**
 * A text that fits its place, however long: it wraps and shrinks, and is never cut off. Its size is
 * measured, because names have wide and narrow letters.
 */
export function Fit({ className, children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const refit = () => fitInto(element)
    refit()
    /**
     * The parent is observed, because a frame may keep its size while the letters in it change
     * theirs.
     */
    const observer = new ResizeObserver(refit)
    observer.observe(element)
    if (element.parentElement) observer.observe(element.parentElement)
    void document.fonts.ready.then(refit)
    return () => observer.disconnect()
  }, [children])

  return (
    <span ref={frame} className={`screen-fit ${className ?? ''}`}>
      <span>{children}</span>
    </span>
  )
}

function fitInto(frame: HTMLElement) {
  const text = frame.firstElementChild
  if (!(text instanceof HTMLElement)) return
  text.style.maxWidth = 'none'
  const fits = () =>
    text.scrollWidth <= frame.clientWidth + 1 && text.scrollHeight <= frame.clientHeight + 1
  const attempt = (scale: number, breaks: boolean) => {
    text.style.fontSize = `${scale}em`
    text.style.overflowWrap = breaks ? 'anywhere' : 'normal'
    return fits()
  }
  const whole = SCALES.filter((scale) => scale >= SMALLEST_WHOLE)
  if (whole.some((scale) => attempt(scale, false))) return
  if (SCALES.some((scale) => attempt(scale, true)) && isOneWord(text)) evenOut(text)
}

const isOneWord = (text: HTMLElement) => !/\s/.test(text.textContent.trim())

/** Makes the lines of a broken word equally long, where the last would have a letter or two. */
function evenOut(text: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height } = text
  for (let share = 0.5; share < 1; share += 0.05) {
    text.style.maxWidth = `${width * share}px`
    if (text.offsetHeight <= height) return
  }
  text.style.maxWidth = 'none'
}
