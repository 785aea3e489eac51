/**
 * The model withdrawal form of Directive 2011/83/EU, annex I.B, in the words of its Dutch version.
 */
export const MODEL_FORM = {
  title: 'Modelformulier voor herroeping',
  explanation:
    'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen. Online kan het ook, zie onderaan.',
  to: 'Aan:',
  statement:
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
  fields: [
    { text: 'Spel en bestelnummer:', lines: 1 },
    { text: 'Besteld op (*)/Ontvangen op (*):', lines: 1 },
    { text: 'Naam/Namen consument(en):', lines: 1 },
    { text: 'Adres consument(en):', lines: 2 },
    {
      text: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
      lines: 2,
    },
    { text: 'Datum:', lines: 1 },
  ],
  strikeOut: '(*) Doorhalen wat niet van toepassing is. Online herroepen:',
} as const
