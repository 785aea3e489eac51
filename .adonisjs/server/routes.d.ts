import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'gezond.show': { paramsTuple?: []; params?: {} }
    'teampagina.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.klant': { paramsTuple?: []; params?: {} }
    'teamnaam.store': { paramsTuple?: []; params?: {} }
    'team.timeout': { paramsTuple?: []; params?: {} }
    'kamer.store': { paramsTuple?: []; params?: {} }
    'kamer.destroy': { paramsTuple?: []; params?: {} }
    'kamerhint.store': { paramsTuple: [ParamValue]; params: {'hint': ParamValue} }
    'kamerantwoord.store': { paramsTuple?: []; params?: {} }
    'kamerantwoord.fout': { paramsTuple?: []; params?: {} }
    'scherm.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'scherm.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'scherm.kanaal': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'kanaal.store': { paramsTuple?: []; params?: {} }
    'home.show': { paramsTuple?: []; params?: {} }
    'spel.index': { paramsTuple?: []; params?: {} }
    'spel.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'betaling.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.store': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'korting.show': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'toegang.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'vlag.index': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'vlag.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'afloop.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'stand.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'hintpagina.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_antwoord.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_antwoord.check': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.create': { paramsTuple?: []; params?: {} }
    'sessie.store': { paramsTuple?: []; params?: {} }
    'sessie.destroy': { paramsTuple?: []; params?: {} }
    'gebruikerstype.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'aandacht.index': { paramsTuple?: []; params?: {} }
    'klantscherm.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.instellingen': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'roomscherm.index': { paramsTuple?: []; params?: {} }
    'roomscherm.create': { paramsTuple?: []; params?: {} }
    'roomscherm.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'uitslag.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'uitslag.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'uitslag.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'wachtwoord.update': { paramsTuple?: []; params?: {} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'beheerderskanaal.store': { paramsTuple?: []; params?: {} }
    'klant.index': { paramsTuple?: []; params?: {} }
    'klant.store': { paramsTuple?: []; params?: {} }
    'klant.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'klant.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'klant.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'room.store': { paramsTuple?: []; params?: {} }
    'room.update': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'room.archiveer': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'room.haal_terug': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'spelinstelling.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelinstelling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ronde.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ronde.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.pauze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.verder': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schermbeheer.stand': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schermbeheer.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'repetitie.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mededeling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mededeling.maak_vrij': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'spelteam.hernoem': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'spelteam.vernieuw_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'spelteam.corrigeer': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
  }
  GET: {
    'gezond.show': { paramsTuple?: []; params?: {} }
    'teampagina.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.klant': { paramsTuple?: []; params?: {} }
    'scherm.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'scherm.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'home.show': { paramsTuple?: []; params?: {} }
    'spel.index': { paramsTuple?: []; params?: {} }
    'spel.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hintpagina.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.create': { paramsTuple?: []; params?: {} }
    'gebruikerstype.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'aandacht.index': { paramsTuple?: []; params?: {} }
    'klantscherm.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.instellingen': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'roomscherm.index': { paramsTuple?: []; params?: {} }
    'roomscherm.create': { paramsTuple?: []; params?: {} }
    'roomscherm.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'uitslag.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'uitslag.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'uitslag.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'klant.index': { paramsTuple?: []; params?: {} }
    'klant.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'teamnaam.store': { paramsTuple?: []; params?: {} }
    'team.timeout': { paramsTuple?: []; params?: {} }
    'kamer.store': { paramsTuple?: []; params?: {} }
    'kamer.destroy': { paramsTuple?: []; params?: {} }
    'kamerhint.store': { paramsTuple: [ParamValue]; params: {'hint': ParamValue} }
    'kamerantwoord.store': { paramsTuple?: []; params?: {} }
    'kamerantwoord.fout': { paramsTuple?: []; params?: {} }
    'scherm.kanaal': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'kanaal.store': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'betaling.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.store': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'korting.show': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'toegang.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'vlag.index': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'vlag.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'afloop.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'stand.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'hint.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_antwoord.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_antwoord.check': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.store': { paramsTuple?: []; params?: {} }
    'sessie.destroy': { paramsTuple?: []; params?: {} }
    'wachtwoord.update': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'beheerderskanaal.store': { paramsTuple?: []; params?: {} }
    'klant.store': { paramsTuple?: []; params?: {} }
    'room.store': { paramsTuple?: []; params?: {} }
    'room.archiveer': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'room.haal_terug': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'spelinstelling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ronde.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ronde.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.pauze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spelklok.verder': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schermbeheer.stand': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schermbeheer.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'repetitie.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mededeling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mededeling.maak_vrij': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'spelteam.hernoem': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'spelteam.vernieuw_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'spelteam.corrigeer': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
  }
  HEAD: {
    'gezond.show': { paramsTuple?: []; params?: {} }
    'teampagina.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.klant': { paramsTuple?: []; params?: {} }
    'scherm.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'scherm.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'home.show': { paramsTuple?: []; params?: {} }
    'spel.index': { paramsTuple?: []; params?: {} }
    'spel.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hintpagina.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.create': { paramsTuple?: []; params?: {} }
    'gebruikerstype.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'aandacht.index': { paramsTuple?: []; params?: {} }
    'klantscherm.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.instellingen': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'klantscherm.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'roomscherm.index': { paramsTuple?: []; params?: {} }
    'roomscherm.create': { paramsTuple?: []; params?: {} }
    'roomscherm.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'uitslag.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'uitslag.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'uitslag.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'klant.index': { paramsTuple?: []; params?: {} }
    'klant.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'klant.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'room.update': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'spelinstelling.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'klant.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}