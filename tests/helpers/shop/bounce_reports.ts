/** Reports of undelivered mails, in the shapes that mail servers give them. */

type ReportOptions = {
  /** The id of the mail that came back, with its host. */
  readonly messageId: string
  readonly to?: string
  readonly status?: string
  readonly action?: string
}

const message = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'))

const original = ({ messageId, to = 'noor@example.nl' }: ReportOptions) => [
  'Received: from winkel.example.nl by mail.example.nl; Sat, 21 Nov 2026 10:00:00 +0000',
  'From: Het Kabinet van Raadsels <winkel@example.nl>',
  `To: ${to}`,
  'Subject: Binky: je',
  ' bestelling',
  'Message-ID:',
  ` <${messageId}>`,
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
]

/** Postfix: the whole mail behind it, or its headers alone; field values folded. */
export function fromPostfix(about: ReportOptions, headOnly = false): Buffer {
  const { to = 'noor@example.nl', status = '5.1.1', action = 'failed' } = about
  return message([
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.example.nl (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: winkel@example.nl',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4F1A2.1793/mail.example.nl"',
    'Message-Id: <20261121100003.4F1A2@mail.example.nl>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F1A2.1793/mail.example.nl',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.example.nl.',
    '',
    '--4F1A2.1793/mail.example.nl',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.nl',
    'X-Postfix-Sender: rfc822; winkel@example.nl',
    'Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.nl',
    `Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address rejected:`,
    '    User unknown in virtual mailbox table',
    '',
    '--4F1A2.1793/mail.example.nl',
    'Content-Description: Undelivered Message',
    `Content-Type: ${headOnly ? 'text/rfc822-headers' : 'message/rfc822'}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...original(about),
    '',
    ...(headOnly ? [] : ['Je bestelling staat klaar.', '']),
    '--4F1A2.1793/mail.example.nl--',
    '',
  ])
}

/** Present Exim: RFC 3464, several receivers, codes in the words only. */
export function fromExim({ messageId, to = 'noor@example.nl' }: ReportOptions): Buffer {
  return message([
    'X-Failed-Recipients: noor@example.nl,',
    '  piet@example.nl',
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@mail.example.nl>',
    'To: winkel@example.nl',
    'References: <ander@example.nl>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1793000-eximdsn-1',
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '--1793000-eximdsn-1',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error.',
    '',
    '--1793000-eximdsn-1',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.nl',
    '',
    'Action: failed',
    `Final-Recipient: rfc822;${to}`,
    'Status: 5.0.0',
    'Remote-MTA: dns; mx.example.nl',
    `Diagnostic-Code: smtp; 552 5.2.2 <${to}> Mailbox is full`,
    '',
    'Action: failed',
    'Final-Recipient: rfc822;piet@example.nl',
    'Status: 5.0.0',
    '',
    '--1793000-eximdsn-1',
    'Content-type: message/rfc822',
    '',
    ...original({ messageId, to }),
    '',
    'Je bestelling staat klaar.',
    '--1793000-eximdsn-1--',
    '',
  ])
}

/** Older Exim: words for people, with the mail written out below them. */
export function fromOldExim({ messageId, to = 'noor@example.nl' }: ReportOptions): Buffer {
  return message([
    `X-Failed-Recipients: ${to}`,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@mail.example.nl>',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    `  ${to}`,
    '    SMTP error from remote mail server after RCPT TO:<noor@example.nl>:',
    `    host mx.example.nl [192.0.2.55]: 550 No such user <${to}>`,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    'Return-path: <winkel@example.nl>',
    `Message-ID: <${messageId}>`,
    'Subject: 550 puzzels',
    '',
    'Je bestelling staat klaar.',
  ])
}

/** Exchange: words in HTML, everything in base64, and the mail in line. */
export function fromExchange({ messageId, to = 'noor@example.nl' }: ReportOptions): Buffer {
  const packed = (lines: readonly string[]) => message(lines).toString('base64')
  return message([
    'From: <postmaster@example.nl>',
    'To: <winkel@example.nl>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="_8b2f_"; charset="utf-8"',
    `In-Reply-To: <${messageId}>`,
    `References: <${messageId}>`,
    'Subject: =?utf-8?B?T25iZXN0ZWxiYWFy?=: Binky',
    '',
    '--_8b2f_',
    'Content-Type: multipart/alternative; boundary="_8b2f_alt_"',
    '',
    '--_8b2f_alt_',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    packed(['<p>Uw bericht kon niet worden bezorgd.</p>']),
    '--_8b2f_alt_--',
    '--_8b2f_',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    packed([
      'Reporting-MTA: dns;AM0PR01.example.nl',
      'Received-From-MTA: dns;winkel.example.nl',
      '',
      '',
      `Final-Recipient: rfc822;${to}`,
      'Action: failed',
      'Status: 5.1.10',
      `Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${to} not found by SMTP address lookup`,
      '',
    ]),
    '--_8b2f_',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    ...original({ messageId, to }),
    '',
    'Je bestelling staat klaar.',
    '--_8b2f_--',
    '',
  ])
}

/** Gmail: names the mail in the report itself, and puts a picture beside the words. */
export function fromGmail({ messageId, to = 'noor@example.nl' }: ReportOptions): Buffer {
  return message([
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
    'To: winkel@example.nl',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="000000000000a1b2"; report-type=delivery-status',
    'Subject: Delivery Status Notification (Failure)',
    '',
    '--000000000000a1b2',
    'Content-Type: multipart/related; boundary="000000000000c3d4"',
    '',
    '--000000000000c3d4',
    'Content-Type: text/html; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>Het adres is niet gevonden, zie =E2=80=A6</p>',
    '--000000000000c3d4',
    'Content-Type: image/png; name="icon.png"',
    'Content-Disposition: attachment; filename="icon.png"',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--000000000000c3d4--',
    '--000000000000a1b2',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.example',
    'Received-From-MTA: dns; winkel.example.nl',
    `X-Original-Message-ID: <${messageId}>`,
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
    ' 550-5.1.1 double-checking the recipient.',
    'Last-Attempt-Date: Sat, 21 Nov 2026 02:00:04 -0800 (PST)',
    '',
    '--000000000000a1b2--',
    '',
  ])
}

/** The answer of a holiday program, which is no report. */
export function fromHoliday({ messageId, to = 'noor@example.nl' }: ReportOptions): Buffer {
  return message([
    `From: ${to}`,
    'To: winkel@example.nl',
    'Auto-Submitted: auto-replied',
    `In-Reply-To: <${messageId}>`,
    'Subject: Afwezig: Binky',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Ik ben er niet. Status: 5.1.1, Action: failed. 550 is mijn kamernummer.',
  ])
}

/** A report of another kind: somebody opened the mail. */
export function fromReader({ messageId }: ReportOptions): Buffer {
  return message([
    'From: noor@example.nl',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=lezer',
    '',
    '--lezer',
    'Content-Type: message/disposition-notification',
    '',
    `Original-Message-ID: <${messageId}>`,
    'Disposition: manual-action/MDN-sent-manually; displayed',
    '--lezer--',
  ])
}
