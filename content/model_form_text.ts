/** The model withdrawal form of Directive 2011/83/EU, annex I.B, in the words of its Dutch version. */
export const MODEL_FORM = {
  titel: 'Modelformulier voor herroeping',
  uitleg:
    'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen. Online kan het ook, zie onderaan.',
  aan: 'Aan:',
  verklaring:
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
  velden: [
    { tekst: 'Spel en bestelnummer:', lijnen: 1 },
    { tekst: 'Besteld op (*)/Ontvangen op (*):', lijnen: 1 },
    { tekst: 'Naam/Namen consument(en):', lijnen: 1 },
    { tekst: 'Adres consument(en):', lijnen: 2 },
    {
      tekst:
        'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
      lijnen: 2,
    },
    { tekst: 'Datum:', lijnen: 1 },
  ],
  doorhalen: '(*) Doorhalen wat niet van toepassing is. Online herroepen:',
} as const
