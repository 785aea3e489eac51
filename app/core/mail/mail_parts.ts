import { simpleParser, type SimpleParserOptions } from 'mailparser'
import type { ReceivedMail } from '#domain/bounce_report'

/** Of a mail this much is read at most: a report names the mail that came back well before. */
export const MOST_BYTES = 256 * 1024

/** Texts are only looked through, so no links are made and no pictures filled in. */
const OPTIONS: SimpleParserOptions & { ignoreEmbedded: boolean } = {
  keepDeliveryStatus: true,
  /** A mail inside the mail stays one part, also when it is to be shown in line. */
  ignoreEmbedded: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
}

/**
 * Takes a mail apart: its header lines, its words, and each other part, decoded.
 *
 * @param source the mail as it travelled; what goes beyond `MOST_BYTES` is left out
 */
export async function mailParts(source: Buffer): Promise<ReceivedMail> {
  const { headerLines, text, attachments } = await simpleParser(
    source.subarray(0, MOST_BYTES),
    OPTIONS
  )
  return {
    kop: headerLines.map(({ line }) => line).join('\n'),
    tekst: text ?? '',
    delen: attachments.map(({ contentType, content }) => ({
      soort: contentType.toLowerCase(),
      inhoud: content.toString('utf8'),
    })),
  }
}
