import { Document } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { AnswerSheet } from '#app/live/paper_kit/answer_sheet'
import { HintSheet } from '#app/live/paper_kit/hint_sheet'
import { FloorSheet } from '#app/live/paper_kit/floor_sheet'
import { GuideSheets } from '#app/live/paper_kit/guide_sheets'
import type { PaperKit } from '#app/live/paper_kit/paper_kit'
import { QuestionSheet } from '#app/live/paper_kit/question_sheet'
import { ScratchSheet } from '#app/live/paper_kit/scratch_sheet'
import { ScoreSheets } from '#app/live/paper_kit/score_sheets'
import { TeamCard } from '#app/live/paper_kit/team_card'

/** Everything with which an evening goes on when wifi or power fails, in one document. */
export default function paperKitPdf(kit: PaperKit): Promise<Buffer> {
  return renderPdf(
    <Document
      title={`Papieren pakket ${kit.customer}`}
      author={kit.shop}
      language="nl"
      creationDate={kit.printedAt}
    >
      {GuideSheets({ kit })}
      <FloorSheet kit={kit} />
      <AnswerSheet kit={kit} />
      {ScoreSheets({ kit })}
      {kit.teams.map((team, index) => (
        <TeamCard key={index} kit={kit} team={team} index={index} />
      ))}
      {kit.rooms.map((room, index) => (
        <QuestionSheet key={index} kit={kit} room={room} />
      ))}
      {kit.teams.map((_, index) => (
        <ScratchSheet key={index} kit={kit} />
      ))}
      {kit.rooms.map((room, index) => (
        <HintSheet key={index} kit={kit} room={room} />
      ))}
    </Document>
  )
}
