import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * The sizes from that in the style sheet down to what can still be read from the middle of a hall.
 */
const SCALES = [
  1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.77, 0.74, 0.72, 0.69, 0.67, 0.64, 0.62, 0.6, 0.57,
  0.54, 0.52, 0.49, 0.46, 0.4, 0.34, 0.3,
]
/** A long word is broken below this size, rather than made smaller. */
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
  if (fitted.get(frame) === placeOf(frame, text)) return
  text.style.maxWidth = 'none'
  const attempt = (breaks: boolean) => (scale: number) => {
    text.style.fontSize = `${scale}em`
    text.style.overflowWrap = breaks ? 'anywhere' : 'normal'
    return text.scrollWidth <= frame.clientWidth + 1 && text.scrollHeight <= frame.clientHeight + 1
  }
  const whole = SCALES.filter((scale) => scale >= SMALLEST_WHOLE)
  if (!takeFirst(whole, attempt(false)) && takeFirst(SCALES, attempt(true)) && isOneWord(text))
    evenOut(text)
  fitted.set(frame, placeOf(frame, text))
}

/** How each text stood when it was made to fit. Every attempt lays out the page, so none is made twice. */
const fitted = new WeakMap<HTMLElement, string>()

const placeOf = (frame: HTMLElement, text: HTMLElement) =>
  [
    ...[frame.clientWidth, frame.clientHeight, getComputedStyle(frame).fontSize],
    ...[text.offsetWidth, text.offsetHeight, text.textContent],
  ].join(' ')

/**
 * Takes the first of these sizes that fits. It halves what is left each time, because whatever is smaller than a
 * size that fits does too.
 *
 * @param sizes from large to small
 * @returns whether one fits; otherwise the smallest was tried last
 */
function takeFirst(sizes: readonly number[], attempt: (size: number) => boolean): boolean {
  let [from, to] = [0, sizes.length - 1]
  const fits = (index: number) => attempt(sizes[index] ?? 1)
  if (fits(from)) return true
  if (!fits(to)) return false
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (fits(middle)) to = middle
    else from = middle
  }
  return fits(to)
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
