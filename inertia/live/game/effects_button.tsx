import { Icon } from '~/ui/icon'
import { useEffects } from './use_effects'

/** Turns the sound and the movement of a solved room off on this phone, or on again. */
export function EffectsButton() {
  const { on, toggle } = useEffects()
  return (
    <p className="mt-10 text-center">
      <button
        type="button"
        className="link inline-flex min-h-12 items-center gap-2"
        aria-pressed={on}
        onClick={toggle}
      >
        <Icon name={on ? 'sound' : 'muted'} /> Geluid en beweging
      </button>
    </p>
  )
}
