import type { ParsedMail, SimpleParserOptions } from 'mailparser'
import type { ReceivedMail } from '#domain/bounce_report'

/** Only this many bytes of a mail are read: a report names the returned mail well before that. */
export const MOST_BYTES = 256 * 1024

/** Texts are only searched, so no links are made and no pictures filled in. */
const OPTIONS: SimpleParserOptions & { ignoreEmbedded: boolean } = {
  keepDeliveryStatus: true,
  /** A mail inside the mail stays one part, also when it should be shown inline. */
  ignoreEmbedded: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
}

const NOTHING: ReceivedMail = { header: '', text: '', parts: [] }

/**
 * Splits a mail into its header lines, its words, and each other part, decoded.
 *
 * @param source the mail as it was received; what exceeds `MOST_BYTES` is left out
 * @returns nothing of a mail with more parts or longer lines than the parser takes
 */
export async function mailParts(source: Buffer): Promise<ReceivedMail> {
  /** The parser is loaded with the first mail, because few processes ever read one. */
  const { simpleParser } = await import('mailparser')
  try {
    return toParts(await simpleParser(source.subarray(0, MOST_BYTES), OPTIONS))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EMAXLEN') return NOTHING
    throw error
  }
}

function toParts({ headerLines, text, attachments }: ParsedMail): ReceivedMail {
  return {
    header: headerLines.map(({ line }) => line).join('\n'),
    text: text ?? '',
    parts: attachments.map(({ contentType, content }) => ({
      kind: contentType.toLowerCase(),
      content: content.toString('utf8'),
    })),
  }
}
