import type { House } from '#domain/live/doors'

/** The walls with their gables, 160 wide, on a ground at 180. */
export const GABLES: Readonly<Record<House['gable'], string>> = {
  stepped: 'M5 180V74H22V60H38V46H50V30H62V16H98V30H110V46H122V60H138V74H155V180Z',
  bell: 'M5 180V80C30 78 40 62 42 46C44 28 56 16 80 12C104 16 116 28 118 46C120 62 130 78 155 80V180Z',
  neck: 'M5 180V80H16C32 76 43 66 44 54V24L80 8L116 24V54C117 66 128 76 144 80H155V180Z',
  pointed: 'M5 180V82L80 8L155 82V180Z',
  flat: 'M5 180V22H155V180Z',
}

/** Lines of stone on the gable. */
const STONE: Readonly<Record<House['gable'], string>> = {
  stepped: 'M18 74H46M114 74H142M34 60H44M116 60H126M58 16H102',
  bell: 'M5 80H24M136 80H155M54 21C62 14 98 14 106 21',
  neck: 'M40 24H120M5 80H22M138 80H155',
  pointed: 'M5 82H26M134 82H155M66 22L80 8L94 22',
  flat: 'M4 22V14H156V22ZM30 14V22M60 14V22M100 14V22M130 14V22',
}

/** The front of a house, without its door. */
export function Front({ house }: { house: House }) {
  return (
    <>
      <path className={`wall-${house.wall}`} d={GABLES[house.gable]} />
      <path className={`stone wall-${house.wall}`} d={STONE[house.gable]} />
      <path
        className="bricks"
        d="M14 96h9M20 103h9M12 150h9M24 157h9M130 146h9M137 153h9M128 166h9M16 172h9M126 84h8M30 84h8"
      />
      <g className="window">
        <path className="glass" d="M121 106A11 11 0 0 1 143 106V134H121Z" />
        <g className="people">
          <circle cx={128} cy={119} r={4} />
          <circle cx={137} cy={117} r={4} />
          <path d="M122 134C122 127 125 124 128 124C130 124 132 125 133 127C134 123 136 122 138 122C141 122 143 126 143 134Z" />
        </g>
        <path className="bars" d="M121 106A11 11 0 0 1 143 106V134H121ZM132 95V134M121 116H143" />
        <path className="stone" d="M117 136H147" />
      </g>
      <g className="lantern">
        <circle className="glow" cx={28} cy={117} r={17} />
        <path d="M28 98V107M22 98H40V104" fill="none" />
        <path className="lamp" d="M22 108H34L32 126H24Z" />
        <path d="M20 108H36L28 102ZM23 127H33" fill="#b0823a" />
      </g>
    </>
  )
}
