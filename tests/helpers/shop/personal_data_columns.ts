import type * as schema from '#database/schema'

/**
 * When somebody wants to be forgotten: `weg` goes with its row or is overwritten, `blijft` is of the
 * bookkeeping or of an admin, `niemand` says nothing about anybody once the rest is gone.
 */
type Erasure = 'weg' | 'blijft' | 'niemand'

/**
 * When somebody asks what we keep: `geheim` opens a page or a door, and may not stand in a file that
 * passes through several hands; `niet` is ours, of other people, or told by another column.
 */
type Export = 'erin' | 'geheim' | 'niet'

type Column<Table> = Table extends { readonly $columns: readonly (infer Name extends string)[] }
  ? Name
  : never

type Lot<Table> = {
  readonly tabel: string
  readonly kolommen: Readonly<Record<Column<Table>, `${Erasure}, ${Export}`>>
}

/**
 * Where personal data is, and what forgetting and exporting do with it. A table or a column that is new
 * does not compile until somebody has thought about it.
 */
export const PERSONAL_DATA: {
  readonly [Table in keyof typeof schema]: Lot<(typeof schema)[Table]>
} = {
  ActiecodeGebruikenSchema: {
    tabel: 'actiecode_gebruiken',
    kolommen: {
      actiecodeId: 'niemand, niet',
      bestellingId: 'niemand, niet',
      email: 'weg, niet',
      id: 'niemand, niet',
      volgnummer: 'niemand, niet',
    },
  },
  ActiecodeSchema: {
    tabel: 'actiecodes',
    kolommen: {
      code: 'niemand, niet',
      createdAt: 'niemand, niet',
      gebruiktTotaal: 'niemand, niet',
      geldigTot: 'niemand, niet',
      geldigVanaf: 'niemand, niet',
      gestoptOp: 'niemand, niet',
      id: 'niemand, niet',
      maxPerEmail: 'niemand, niet',
      maxTotaal: 'niemand, niet',
      soort: 'niemand, niet',
      spellen: 'niemand, niet',
      updatedAt: 'niemand, niet',
      waarde: 'niemand, niet',
    },
  },
  AlarmanSchema: {
    tabel: 'alarmen',
    kolommen: {
      bestellingId: 'niemand, niet',
      bijzonderheden: 'niemand, niet',
      createdAt: 'niemand, niet',
      id: 'niemand, niet',
      opgelostOp: 'niemand, niet',
      sleutel: 'niemand, niet',
      soort: 'niemand, niet',
      updatedAt: 'niemand, niet',
    },
  },
  AuditregelSchema: {
    tabel: 'auditregels',
    kolommen: {
      beheerderId: 'niemand, niet',
      createdAt: 'niemand, niet',
      gegevens: 'weg, niet',
      id: 'niemand, niet',
      onderwerp: 'weg, niet',
      wat: 'niemand, niet',
      wie: 'blijft, niet',
    },
  },
  BeheerderSchema: {
    tabel: 'beheerders',
    kolommen: {
      createdAt: 'niemand, niet',
      email: 'blijft, niet',
      herstelcodes: 'blijft, niet',
      id: 'niemand, niet',
      naam: 'blijft, erin',
      password: 'blijft, niet',
      totpGeheim: 'blijft, niet',
      totpSinds: 'blijft, niet',
      totpStap: 'blijft, niet',
      updatedAt: 'niemand, niet',
    },
  },
  BestellingenSchema: {
    tabel: 'bestellingen',
    kolommen: {
      aanvraagsleutel: 'weg, geheim',
      actiecodeId: 'niemand, erin',
      adres: 'weg, erin',
      afstandHerroepingOp: 'blijft, erin',
      afstandHerroepingTekst: 'blijft, erin',
      betaaldOp: 'blijft, erin',
      createdAt: 'blijft, erin',
      email: 'weg, erin',
      geannuleerdOp: 'blijft, erin',
      id: 'niemand, niet',
      itemName: 'blijft, erin',
      kortingCenten: 'blijft, erin',
      naam: 'weg, erin',
      nummer: 'blijft, erin',
      plaats: 'weg, erin',
      postcode: 'weg, erin',
      prijsCenten: 'blijft, erin',
      status: 'blijft, erin',
      token: 'weg, geheim',
      totaalCenten: 'blijft, erin',
      trackTrace: 'weg, erin',
      updatedAt: 'niemand, niet',
      vervoerder: 'blijft, erin',
      verzondenOp: 'blijft, erin',
    },
  },
  BetalingenSchema: {
    tabel: 'betalingen',
    kolommen: {
      bedragCenten: 'blijft, erin',
      bestellingId: 'niemand, niet',
      checkoutUrl: 'weg, geheim',
      createdAt: 'blijft, erin',
      id: 'niemand, niet',
      idempotentiesleutel: 'niemand, geheim',
      laatstBekekenOp: 'niemand, niet',
      ontvangenCenten: 'niemand, niet',
      openVoorBestelling: 'niemand, niet',
      providerId: 'blijft, erin',
      status: 'blijft, erin',
      terugbetaaldCenten: 'blijft, erin',
      teruggedraaidCenten: 'blijft, erin',
      teruggevorderdCenten: 'blijft, erin',
      updatedAt: 'niemand, niet',
      verlooptOp: 'niemand, niet',
    },
  },
  BeurtenSchema: {
    tabel: 'beurten',
    kolommen: {
      geluktOp: 'niemand, niet',
      houder: 'niemand, niet',
      taak: 'niemand, niet',
      tot: 'niemand, niet',
    },
  },
  BezettingenSchema: {
    tabel: 'bezettingen',
    kolommen: {
      gezienOp: 'niemand, niet',
      id: 'niemand, niet',
      roomId: 'niemand, niet',
      spellenfabriekId: 'niemand, niet',
      teamId: 'niemand, niet',
    },
  },
  ContactantwoordenSchema: {
    tabel: 'contactantwoorden',
    kolommen: {
      beheerderId: 'niemand, niet',
      contactberichtId: 'niemand, niet',
      createdAt: 'niemand, erin',
      id: 'niemand, niet',
      sleutel: 'weg, geheim',
      tekst: 'weg, erin',
    },
  },
  ContactberichtenSchema: {
    tabel: 'contactberichten',
    kolommen: {
      afgehandeldOp: 'niemand, niet',
      beantwoordOp: 'niemand, niet',
      bericht: 'weg, erin',
      createdAt: 'niemand, erin',
      email: 'weg, erin',
      id: 'niemand, niet',
      naam: 'weg, erin',
      telefoon: 'weg, erin',
      updatedAt: 'niemand, niet',
    },
  },
  FacturenSchema: {
    tabel: 'facturen',
    kolommen: {
      bedragCenten: 'blijft, erin',
      bestellingId: 'niemand, niet',
      btwCenten: 'blijft, erin',
      createdAt: 'blijft, erin',
      factuurVoorBestelling: 'niemand, niet',
      gegevens: 'blijft, erin',
      id: 'niemand, niet',
      jaar: 'niemand, niet',
      nummer: 'blijft, erin',
      soort: 'blijft, erin',
      terugbetalingId: 'niemand, niet',
      volgnummer: 'niemand, niet',
    },
  },
  FactuurreeksenSchema: {
    tabel: 'factuurreeksen',
    kolommen: {
      jaar: 'niemand, niet',
      laatste: 'niemand, niet',
      soort: 'niemand, niet',
    },
  },
  FouteAntwoordenSchema: {
    tabel: 'foute_antwoorden',
    kolommen: {
      antwoord: 'weg, niet',
      createdAt: 'niemand, niet',
      id: 'niemand, niet',
      voortgangId: 'niemand, niet',
    },
  },
  GebeurtenissenSchema: {
    tabel: 'gebeurtenissen',
    kolommen: {
      bestellingId: 'niemand, niet',
      bijzonderheden: 'blijft, niet',
      createdAt: 'blijft, erin',
      id: 'niemand, niet',
      soort: 'blijft, erin',
    },
  },
  HerroepingenSchema: {
    tabel: 'herroepingen',
    kolommen: {
      aanvraagsleutel: 'weg, geheim',
      afgehandeldOp: 'blijft, erin',
      bestellingId: 'niemand, niet',
      bestellingTekst: 'weg, erin',
      createdAt: 'niemand, niet',
      email: 'weg, erin',
      id: 'niemand, niet',
      naam: 'weg, erin',
      ontvangenOp: 'blijft, erin',
      retourOp: 'blijft, erin',
      status: 'blijft, erin',
      toelichting: 'weg, erin',
      token: 'weg, geheim',
      updatedAt: 'niemand, niet',
      verklaring: 'weg, erin',
    },
  },
  InstellingenSchema: {
    tabel: 'instellingen',
    kolommen: {
      naam: 'niemand, niet',
      updatedAt: 'niemand, niet',
      waarde: 'niemand, niet',
    },
  },
  KlantenSchema: {
    tabel: 'klanten',
    kolommen: {
      createdAt: 'niemand, erin',
      email: 'weg, erin',
      id: 'niemand, niet',
      name: 'weg, erin',
      updatedAt: 'niemand, niet',
    },
  },
  LeveringenSchema: {
    tabel: 'leveringen',
    kolommen: {
      aantalOpgehaald: 'blijft, erin',
      bestellingId: 'niemand, niet',
      createdAt: 'blijft, erin',
      geldigTot: 'blijft, erin',
      herinnerdOp: 'niemand, niet',
      id: 'niemand, niet',
      ingetrokkenOp: 'blijft, erin',
      soort: 'blijft, erin',
      spelversie: 'niemand, niet',
      token: 'weg, geheim',
      uitgespeeldOp: 'niemand, erin',
      updatedAt: 'niemand, niet',
      verlengdOp: 'blijft, erin',
    },
  },
  MailSchema: {
    tabel: 'mails',
    kolommen: {
      berichtId: 'weg, geheim',
      bestellingId: 'niemand, niet',
      contactantwoordId: 'niemand, niet',
      contactberichtId: 'niemand, niet',
      createdAt: 'niemand, erin',
      email: 'weg, niet',
      geclaimdDoor: 'niemand, niet',
      herroepingId: 'niemand, niet',
      id: 'niemand, niet',
      laatsteFout: 'weg, niet',
      pogingen: 'niemand, niet',
      soort: 'weg, erin',
      status: 'niemand, erin',
      teruggekomenCode: 'niemand, niet',
      teruggekomenOp: 'niemand, erin',
      updatedAt: 'niemand, niet',
      verzondenOp: 'niemand, erin',
      volgnummer: 'niemand, niet',
    },
  },
  PrijswijzigingenSchema: {
    tabel: 'prijswijzigingen',
    kolommen: {
      beheerderId: 'niemand, niet',
      centen: 'niemand, niet',
      createdAt: 'niemand, niet',
      id: 'niemand, niet',
      naam: 'niemand, niet',
    },
  },
  PrijzenSchema: {
    tabel: 'prijzen',
    kolommen: {
      centen: 'niemand, niet',
      createdAt: 'niemand, niet',
      id: 'niemand, niet',
      naam: 'niemand, niet',
      updatedAt: 'niemand, niet',
    },
  },
  PuntencorrectySchema: {
    tabel: 'puntencorrecties',
    kolommen: {
      createdAt: 'niemand, niet',
      id: 'niemand, niet',
      punten: 'niemand, niet',
      reden: 'weg, niet',
      rondeId: 'niemand, niet',
      teamId: 'niemand, niet',
    },
  },
  RondeSchema: {
    tabel: 'rondes',
    kolommen: {
      begonnenOp: 'weg, erin',
      geslotenOp: 'weg, erin',
      id: 'niemand, niet',
      nummer: 'niemand, niet',
      spellenfabriekId: 'niemand, niet',
    },
  },
  SpellenfabriekRoomkeuzeSchema: {
    tabel: 'spellenfabriek_roomkeuzes',
    kolommen: {
      roomId: 'niemand, niet',
      spellenfabriekId: 'niemand, niet',
    },
  },
  SpellenfabriekRoomSchema: {
    tabel: 'spellenfabriek_rooms',
    kolommen: {
      adminnaam: 'niemand, niet',
      antwoord: 'niemand, niet',
      createdAt: 'niemand, niet',
      foutCost: 'niemand, niet',
      gearchiveerdOp: 'niemand, niet',
      hint1: 'niemand, niet',
      hint1Cost: 'niemand, niet',
      hint2: 'niemand, niet',
      hint2Cost: 'niemand, niet',
      hint3: 'niemand, niet',
      hint3Cost: 'niemand, niet',
      id: 'niemand, niet',
      maxPunten: 'niemand, niet',
      minPunten: 'niemand, niet',
      naam: 'niemand, niet',
      opberg: 'niemand, niet',
      tijdschatting: 'niemand, niet',
      updatedAt: 'niemand, niet',
      volgnummer: 'niemand, niet',
      vraag: 'niemand, niet',
    },
  },
  SpellenfabriekenSchema: {
    tabel: 'spellenfabrieken',
    kolommen: {
      aantalTeams: 'niemand, niet',
      createdAt: 'niemand, niet',
      extraSeconden: 'niemand, niet',
      gepauzeerdOp: 'niemand, niet',
      hint3Telt: 'niemand, niet',
      id: 'niemand, niet',
      klantId: 'niemand, niet',
      mededeling: 'weg, niet',
      mededelingOp: 'niemand, niet',
      pauzeSeconden: 'niemand, niet',
      schermToken: 'weg, geheim',
      scoresVerborgen: 'niemand, niet',
      start: 'niemand, niet',
      status: 'niemand, niet',
      tijdsduur: 'niemand, niet',
      updatedAt: 'niemand, niet',
      versie: 'niemand, niet',
    },
  },
  SpellogregelSchema: {
    tabel: 'spellogregels',
    kolommen: {
      createdAt: 'niemand, niet',
      gegevens: 'weg, niet',
      id: 'niemand, niet',
      rondeId: 'niemand, niet',
      sleutel: 'niemand, niet',
      spellenfabriekId: 'niemand, niet',
      teamId: 'niemand, niet',
      wat: 'niemand, niet',
    },
  },
  SpelvlaggenSchema: {
    tabel: 'spelvlaggen',
    kolommen: {
      automatisch: 'niemand, erin',
      createdAt: 'niemand, erin',
      id: 'niemand, niet',
      leveringId: 'niemand, niet',
      naam: 'weg, erin',
    },
  },
  TeamSchema: {
    tabel: 'teams',
    kolommen: {
      apiToken: 'weg, geheim',
      createdAt: 'niemand, niet',
      customName: 'weg, niet',
      id: 'niemand, niet',
      klantId: 'niemand, niet',
      name: 'niemand, niet',
      nummer: 'niemand, niet',
      updatedAt: 'niemand, niet',
    },
  },
  TellingenSchema: {
    tabel: 'tellingen',
    kolommen: {
      aantal: 'niemand, niet',
      dag: 'niemand, niet',
      id: 'niemand, niet',
      onderdeel: 'niemand, niet',
      soort: 'niemand, niet',
      spel: 'niemand, niet',
    },
  },
  TerugbetalingenSchema: {
    tabel: 'terugbetalingen',
    kolommen: {
      bedragCenten: 'blijft, erin',
      beheerderId: 'niemand, niet',
      betalingId: 'niemand, niet',
      createdAt: 'blijft, erin',
      id: 'niemand, niet',
      idempotentiesleutel: 'niemand, geheim',
      providerId: 'blijft, erin',
      reden: 'weg, erin',
      sleutel: 'niemand, geheim',
      status: 'blijft, erin',
      updatedAt: 'niemand, niet',
      volgnummer: 'niemand, niet',
    },
  },
  VoortgangSchema: {
    tabel: 'voortgang',
    kolommen: {
      aantalFout: 'niemand, niet',
      antwoord: 'niemand, niet',
      hint1: 'niemand, niet',
      hint2: 'niemand, niet',
      hint3: 'niemand, niet',
      id: 'niemand, niet',
      points: 'niemand, niet',
      rondeId: 'niemand, niet',
      roomId: 'niemand, niet',
      teamId: 'niemand, niet',
      updatedAt: 'niemand, niet',
    },
  },
  WinkelversySchema: {
    tabel: 'winkelversies',
    kolommen: {
      id: 'niemand, niet',
      nummer: 'niemand, niet',
    },
  },
}
