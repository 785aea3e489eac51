import { DIPLOMA } from '#games/ontgoocheld/diploma'
import { happyAgain } from '#games/ontgoocheld/story/with_the_guests'
import type { Sheet } from '#domain/shop/booklets/booklet'

/** What Frommel writes at the end. */
export const lastLetter: Sheet = {
  title: 'De laatste brief',
  sealed: true,
  section: 'Achter slot 5',
  blocks: [
    {
      kind: 'prop',
      object: 'letter',
      seal: 'F',
      parts: [
        {
          kind: 'letter',
          heading: 'Lieve goochelaars,',
          paragraphs: [
            'Mijn schoenen zijn los. Mijn neus kriebelt. De ballon is bol, de strik zit, en mijn kaarten doen weer precies wat ik niet van ze vraag. Het is gelukt.',
            'Nu moet ik iets bekennen. Toen het cadeau openging, heb ik snel gekeken of mijn toverkracht erin zat. Dat was niet zo. Ook niet in de kaarten, de strik, de ballon of de neus. Ze zat al die tijd in wie het durfde te proberen. Eerst in mij, en daarna, vier kunstjes lang, in jullie.',
            'Houd haar dus maar. Ik heb nog genoeg. Alleen graag elke dag een beetje gebruiken, want van toverkracht in een la word je ontgoocheld.',
            'Er zit nog iets bij. Dat is niet van mij, dat is van wie dit feest voor jullie heeft bedacht. Zeg maar dank je wel. En pak uit.',
          ],
          signature: 'Jullie weer helemaal begoochelde Frommel',
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'Met dank aan de feestgangers.',
      description: 'Frommel lacht, de bloem op zijn hoed staat weer rechtop.',
      drawing: happyAgain,
    },
  ],
}

/** A certificate to print for each child. */
export const diploma: Sheet = {
  title: 'Toverdiploma',
  preview:
    'Een kleurig toverdiploma met slingers, sterren en een hoge hoed, en een lege regel voor de naam van het kind.',
  bare: true,
  blocks: [{ kind: 'drawing', caption: '', ...DIPLOMA }],
}
