import { GABLES } from '~/live/doors/house'

/** Houses stand a little over each other, on a ground of this height. */
const STEP = 142
const GROUND = 180
/** How high each house of the town stands, as a share of the highest one. */
const HEIGHTS = [
  ...[0.72, 0.95, 0.6, 0.82, 1, 0.66, 0.9, 0.74, 0.58, 0.98],
  ...[0.7, 0.86, 0.62, 1, 0.76, 0.92, 0.64, 0.8, 0.96, 0.7],
]
const SHAPES = Object.values(GABLES)
/** Houses in which somebody is still awake. */
const AWAKE = [4, 9, 13, 18]
const SPIRE = 'M-28 180V44H-16V30L0 -60L16 30V44H28V180Z'

/** The town behind the street, as a shade against the sky, with a window lit here and there. */
export function FarTown() {
  return (
    <svg
      viewBox={`0 -60 ${STEP * HEIGHTS.length} ${GROUND + 60}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="screen-town"
    >
      <path d={SPIRE} transform={`translate(${STEP * 14.9})`} />
      {HEIGHTS.map((height, house) => (
        <g
          key={house}
          transform={`translate(${house * STEP} ${GROUND * (1 - height)}) scale(1 ${height})`}
        >
          <path d={SHAPES[(house * 3) % SHAPES.length]} />
          {AWAKE.includes(house) && <path className="screen-awake" d="M74 40H86V54H74Z" />}
        </g>
      ))}
    </svg>
  )
}
