import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'gezond.show': { paramsTuple?: []; params?: {} }
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
    'aandacht.index': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'gezond.show': { paramsTuple?: []; params?: {} }
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
    'aandacht.index': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'gezond.show': { paramsTuple?: []; params?: {} }
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
    'aandacht.index': { paramsTuple?: []; params?: {} }
  }
  POST: {
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
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}