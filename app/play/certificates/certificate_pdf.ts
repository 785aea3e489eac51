import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { widthAtMost, NAME } from '#app/play/certificates/certificate_fonts'
import { facts } from '#app/play/puzzles/explain_refusal'
import { printable } from '#app/core/pdf/printable'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { trueSize, drawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { CERTIFICATES } from '#games/certificates'
import { FRAME } from '#games/kit/certificate_frame'
import type { GamePath } from '#games/online_games'
import type { Achievement } from '#domain/play/certificates'
import type { Game } from '#domain/play/puzzles/puzzle'
import { COLORS } from '#domain/drawing'

type Data = {
  readonly spel: Game
  readonly naam: string
  readonly prestatie: Achievement
  readonly winkelnaam: string
}

/** Of the words; the emblem stands to their left. */
const TEXT_WIDTH = 158 * MM
const NAME_SIZE = 40

const styles = StyleSheet.create({
  blad: { fontFamily: TEXT, fontSize: 12.5, color: COLORS.inkt },
  lijst: { position: 'absolute', left: 0, top: 0 },
  inhoud: {
    position: 'absolute',
    left: 24 * MM,
    top: 24 * MM,
    width: 249 * MM,
    height: 162 * MM,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  woorden: { width: TEXT_WIDTH, alignItems: 'center', textAlign: 'center' },
  spel: { fontSize: 13, letterSpacing: 0.6 },
  titel: { fontFamily: TITLE, fontWeight: 600, fontSize: 44, marginTop: 5, marginBottom: 20 },
  naamvak: {
    width: TEXT_WIDTH,
    height: 62,
    justifyContent: 'center',
    alignItems: 'center',
    borderBottom: `1.2 solid ${COLORS.inkt}`,
    marginBottom: 14,
  },
  naam: { fontFamily: NAME, fontWeight: 600 },
  verdienste: { lineHeight: 1.2, maxWidth: 136 * MM },
  feiten: { flexDirection: 'row', justifyContent: 'center', gap: 8 * MM, marginTop: 20 },
  feit: { alignItems: 'center' },
  rubriek: { fontSize: 10.5, marginBottom: 3 },
  vet: { fontWeight: 700 },
  ondertekening: { alignItems: 'center', marginTop: 24 },
  handtekening: { fontFamily: TITLE, fontWeight: 600, fontSize: 17 },
  klein: { fontSize: 10, marginTop: 2 },
  voet: {
    position: 'absolute',
    left: 24 * MM,
    top: 189 * MM,
    width: 249 * MM,
    textAlign: 'center',
    fontSize: 9,
  },
})

/** The certificate of a game that is over: one sheet of A4, lying. */
export function certificatePdf(data: Data): Promise<Buffer> {
  const { spel: game, prestatie: achievement, winkelnaam: shopName } = data
  const { titel: title, embleem: emblem } = CERTIFICATES[game.pad as GamePath]
  return renderPdf(
    h(
      Document,
      {
        title: `${title} ${game.titel}`,
        author: shopName,
        language: 'nl',
        creationDate: achievement.klaarOp,
      },
      h(
        Page,
        { size: 'A4', orientation: 'landscape', style: styles.blad },
        h(View, { style: styles.lijst }, trueSize(FRAME, true)),
        h(
          View,
          { style: styles.inhoud },
          drawingInPdf(emblem, { breedte: 82 * MM, hoogte: 110 * MM, kleur: true }),
          words(data)
        ),
        h(Text, { style: styles.voet }, printable(shopName))
      )
    )
  )
}

function words({ spel: game, naam: name, prestatie: achievement }: Data) {
  const {
    titel: title,
    aanhef: salutation,
    verdienste: merit,
    ondertekening: signature,
  } = CERTIFICATES[game.pad as GamePath]
  const fontSize = Math.min(NAME_SIZE, (TEXT_WIDTH - 8) / widthAtMost(name))
  return h(
    View,
    { style: styles.woorden },
    h(Text, { style: styles.spel }, game.titel),
    h(Text, { style: styles.titel }, title),
    h(Text, null, salutation),
    h(
      View,
      { style: styles.naamvak },
      h(Text, { style: [styles.naam, { fontSize }], wrap: false }, name)
    ),
    h(Text, { style: styles.verdienste }, merit),
    h(
      View,
      { style: styles.feiten },
      ...facts(achievement).map(([section, value]) =>
        h(
          View,
          { key: section, style: styles.feit },
          h(Text, { style: styles.rubriek }, section),
          h(Text, { style: styles.vet }, value)
        )
      )
    ),
    h(
      View,
      { style: styles.ondertekening },
      h(Text, { style: styles.handtekening }, signature.naam),
      h(Text, { style: styles.klein }, signature.rol)
    )
  )
}
