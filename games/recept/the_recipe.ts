export type Recipe = {
  readonly title: string
  /** The introduction, one string per paragraph. */
  readonly introduction: readonly string[]
  readonly servings: number
  readonly ingredients: readonly { readonly quantity: string; readonly what: string }[]
  readonly steps: readonly string[]
  readonly closing: string
}

/** The recipe of the game's title, which is mailed to the players at the end. */
export const theRecipe = {
  title: 'Ketelsoep van opa Willem',
  introduction: [
    'Jullie hebben het teruggevonden, dus jullie krijgen het mee. Dat is de nieuwe regel in De Koperen Ketel.',
    'Het is een donkere uiensoep die niet in de soeppan begint maar in de koekenpan. Meer geheim is er niet, zegt Mathilde: een brede bodem, een laag vuur en niemand die je opjaagt. Reken op anderhalf uur. Genoeg voor vier personen.',
  ],
  servings: 4,
  ingredients: [
    { quantity: '1 kilo', what: 'gele uien (zes of zeven)' },
    { quantity: '50 gram', what: 'roomboter, plus 20 gram voor het brood' },
    { quantity: '1 eetlepel', what: 'zonnebloemolie' },
    { quantity: '1 theelepel', what: 'zout' },
    { quantity: '1 eetlepel', what: 'bloem' },
    { quantity: '1 kopje', what: 'espresso (40 milliliter)' },
    { quantity: '200 milliliter', what: 'droge witte wijn' },
    { quantity: '1 liter', what: 'runderbouillon of een stevige groentebouillon' },
    { quantity: '3 takjes', what: 'tijm' },
    { quantity: '1 blaadje', what: 'laurier' },
    { quantity: '2 centimeter', what: 'vanillestokje, opengesneden' },
    { quantity: '1 theelepel', what: 'zwarte peperkorrels, grof gekneusd' },
    { quantity: '4 dikke sneden', what: 'brood van gisteren' },
    { quantity: '100 gram', what: 'oude boerenkaas, geraspt' },
  ],
  steps: [
    'Pel en halveer de uien en snijd ze in dunne halve ringen. Smelt 50 gram boter met de olie in een koekenpan van 28 centimeter of groter. Doe de uien erin met het zout. De pan is nu te vol; dat komt goed.',
    'Leg er een deksel op en laat de uien tien minuten slinken op matig vuur. Haal het deksel eraf, draai het vuur laag en bak ze 45 tot 50 minuten. Roer om de paar minuten, en tegen het eind vaker. Kleurt de bodem te snel, roer er dan een lepel water door. Ze zijn klaar als ze de kleur van een oude koperen ketel hebben.',
    'Strooi de bloem erover en roer een minuut. Giet de espresso erbij en schraap alles los wat aan de bodem zit. Daarna de wijn. Laat die drie minuten koken, tot de helft weg is.',
    'Schep alles over in een soeppan. Voeg de bouillon, de tijm, de laurier, het vanillestokje en de peper toe. Laat twintig minuten zachtjes pruttelen, met het deksel schuin op de pan.',
    'Veeg de koekenpan schoon met keukenpapier. Smelt 20 gram boter en bak het brood op matig vuur aan één kant goudbruin. Draai de sneden om, verdeel de kaas erover, leg het deksel op de pan en bak ze twee à drie minuten, tot de kaas gesmolten is.',
    'Vis de takjes, het laurierblad en de vanille uit de soep. Proef, en doe er zout bij als het nodig is. Schep de soep in vier warme kommen en leg op elke kom een snee brood met kaas.',
  ],
  closing:
    'Zonder alcohol: vervang de wijn door 150 milliliter appelsap en twee eetlepels appelazijn. De soep is een dag later nog lekkerder, het brood niet. Wie aan tafel vraagt wat er toch in zit, moet je het vertellen. Dat is de afspraak.',
} as const satisfies Recipe
