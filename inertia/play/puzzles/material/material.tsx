import type { Piece } from './piece'
import { Drawing } from './drawing'
import { Prop } from './prop'
import { Cards, Letter, List } from './sheets'
import { Statements } from './statements'
import { Strips } from './strips'
import { Grid, Table } from './tables'

/** The things that the players hold: papers, tables, drawings and strips to shift. */
export function Material({ pieces, name }: { pieces: Piece[]; name: string }) {
  return (
    <div className="pieces">
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} name={`${name}:${index}`} />
      ))}
    </div>
  )
}

/** @param props.name under which the tab keeps what is written on it */
function Piece({ piece, name }: { piece: Piece; name: string }) {
  switch (piece.soort) {
    case 'prop':
      return (
        <Prop thing={piece}>
          {piece.parts.map((part, index) => (
            <Piece key={index} piece={part} name={`${name}:${index}`} />
          ))}
        </Prop>
      )
    case 'tekst':
      return <Paragraphs paragraphs={piece.alineas} />
    case 'brief':
      return <Letter {...piece} />
    case 'lijst':
      return <List {...piece} />
    case 'tabel':
      return <Table {...piece} name={name} />
    case 'kaartjes':
      return <Cards {...piece} />
    case 'raster':
      return <Grid {...piece} name={name} />
    case 'tekening':
      return <Drawing {...piece} name={name} />
    case 'verklaringen':
      return <Statements {...piece} />
    case 'stroken':
      return <Strips {...piece} />
    /**
     * The page shows sounds, because only it knows which other sound plays, see
     * `sound_buttons.tsx`.
     */
    case 'geluid':
      return null
  }
}

export function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="max-w-[42rem] space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
