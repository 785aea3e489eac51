import { EMBLEMS, houseOf, type Emblem } from '#domain/live/doors'
import { Door } from '~/live/doors/door'
import { EmblemSign } from '~/live/doors/emblem_sign'

const NAMES: Readonly<Record<Emblem, string>> = {
  dice: 'Dobbelstenen',
  draughts: 'Damstenen',
  goose: 'Gans',
  ship: 'Schip',
  anvil: 'Aambeeld',
  twins: 'Tweeling',
  domino: 'Domino',
  knight: 'Paard',
  chest: 'Schatkist',
  maze: 'Doolhof',
  tower: 'Toren',
  cards: 'Kaarten',
  key: 'Sleutel',
  hourglass: 'Zandloper',
  compass: 'Kompas',
  moon: 'Maan',
  cog: 'Tandwiel',
  feather: 'Veer',
}

type Props = {
  chosen: Emblem
  /** Null for a new room, which gets its house once it exists. */
  roomId: number | null
  onChoose: (emblem: Emblem) => void
}

/** The drawing on the door of a room, as the teams see it in their street. */
export function EmblemChoice({ chosen, roomId, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Tekening op de deur</legend>
      <p className="mb-2 text-soft">Hieraan herkennen de teams de kamer op hun telefoon.</p>
      <div className="flex flex-wrap items-start gap-6">
        <div className="emblems">
          {EMBLEMS.map((emblem) => (
            <label key={emblem} className="emblem-option">
              <input
                type="radio"
                name="embleem"
                className="sr-only"
                checked={emblem === chosen}
                onChange={() => onChoose(emblem)}
              />
              <EmblemSign emblem={emblem} />
              <span className="text-[0.8rem]">{NAMES[emblem]}</span>
            </label>
          ))}
        </div>
        {roomId !== null && (
          <div className="w-36">
            <Door house={houseOf(chosen, roomId)} state="free" />
          </div>
        )}
      </div>
    </fieldset>
  )
}
