import type { Piece } from './piece'
import { Drawing } from './drawing'
import { Cards, Letter, List } from './sheets'
import { Strips } from './strips'
import { Grid, Table } from './tables'

/** The things that the players hold: papers, tables, drawings and strips to shift. */
export function Material({ pieces }: { pieces: Piece[] }) {
  return (
    <div className="pieces">
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </div>
  )
}

function Piece({ piece }: { piece: Piece }) {
  switch (piece.soort) {
    case 'tekst':
      return <Paragraphs paragraphs={piece.alineas} />
    case 'brief':
      return <Letter {...piece} />
    case 'lijst':
      return <List {...piece} />
    case 'tabel':
      return <Table {...piece} />
    case 'kaartjes':
      return <Cards {...piece} />
    case 'raster':
      return <Grid {...piece} />
    case 'tekening':
      return <Drawing {...piece} />
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
