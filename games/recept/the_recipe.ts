export type Recipe = {
  readonly titel: string
  /** A paragraph each. */
  readonly inleiding: readonly string[]
  readonly personen: number
  readonly ingredienten: readonly { readonly hoeveelheid: string; readonly wat: string }[]
  readonly stappen: readonly string[]
  readonly slot: string
}

/** The recipe that the whole game is about; mailed to the players at the end. */
export const hetRecept = {
  titel: 'Ketelsoep van opa Willem',
  inleiding: [
    'Jullie hebben het teruggevonden, dus jullie krijgen het mee. Dat is de nieuwe regel in De Koperen Ketel.',
    'Het is een donkere uiensoep die niet in de soeppan begint maar in de koekenpan. Meer geheim is er niet, zegt Mathilde: een brede bodem, een laag vuur en niemand die je opjaagt. Reken op anderhalf uur. Genoeg voor vier personen.',
  ],
  personen: 4,
  ingredienten: [
    { hoeveelheid: '1 kilo', wat: 'gele uien (zes of zeven)' },
    { hoeveelheid: '50 gram', wat: 'roomboter, plus 20 gram voor het brood' },
    { hoeveelheid: '1 eetlepel', wat: 'zonnebloemolie' },
    { hoeveelheid: '1 theelepel', wat: 'zout' },
    { hoeveelheid: '1 eetlepel', wat: 'bloem' },
    { hoeveelheid: '1 kopje', wat: 'espresso (40 milliliter)' },
    { hoeveelheid: '200 milliliter', wat: 'droge witte wijn' },
    { hoeveelheid: '1 liter', wat: 'runderbouillon of een stevige groentebouillon' },
    { hoeveelheid: '3 takjes', wat: 'tijm' },
    { hoeveelheid: '1 blaadje', wat: 'laurier' },
    { hoeveelheid: '2 centimeter', wat: 'vanillestokje, opengesneden' },
    { hoeveelheid: '1 theelepel', wat: 'zwarte peperkorrels, grof gekneusd' },
    { hoeveelheid: '4 dikke sneden', wat: 'brood van gisteren' },
    { hoeveelheid: '100 gram', wat: 'oude boerenkaas, geraspt' },
  ],
  stappen: [
    'Pel en halveer de uien en snijd ze in dunne halve ringen. Smelt 50 gram boter met de olie in een koekenpan van 28 centimeter of groter. Doe de uien erin met het zout. De pan is nu te vol; dat komt goed.',
    'Leg er een deksel op en laat de uien tien minuten slinken op matig vuur. Haal het deksel eraf, draai het vuur laag en bak ze 45 tot 50 minuten. Roer om de paar minuten, en tegen het eind vaker. Kleurt de bodem te snel, roer er dan een lepel water door. Ze zijn klaar als ze de kleur van een oude koperen ketel hebben.',
    'Strooi de bloem erover en roer een minuut. Giet de espresso erbij en schraap alles los wat aan de bodem zit. Daarna de wijn. Laat die drie minuten koken, tot de helft weg is.',
    'Schep alles over in een soeppan. Voeg de bouillon, de tijm, de laurier, het vanillestokje en de peper toe. Laat twintig minuten zachtjes pruttelen, met het deksel schuin op de pan.',
    'Veeg de koekenpan schoon met keukenpapier. Smelt 20 gram boter en bak het brood op matig vuur aan één kant goudbruin. Draai de sneden om, verdeel de kaas erover, leg het deksel op de pan en bak ze twee à drie minuten, tot de kaas gesmolten is.',
    'Vis de takjes, het laurierblad en de vanille uit de soep. Proef, en doe er zout bij als het nodig is. Schep de soep in vier warme kommen en leg op elke kom een snee brood met kaas.',
  ],
  slot: 'Zonder alcohol: vervang de wijn door 150 milliliter appelsap en twee eetlepels appelazijn. De soep is een dag later nog lekkerder, het brood niet. Wie aan tafel vraagt wat er toch in zit, moet je het vertellen. Dat is de afspraak.',
} as const satisfies Recipe
