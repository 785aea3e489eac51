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
    'bestellen.binky': { paramsTuple?: []; params?: {} }
    'korting.binky': { paramsTuple?: []; params?: {} }
    'bestellen.cunera-van-rhenen': { paramsTuple?: []; params?: {} }
    'bestellen.sintjunior': { paramsTuple?: []; params?: {} }
    'bestellen.sintsenior': { paramsTuple?: []; params?: {} }
    'bestellen.eindejaarsspel': { paramsTuple?: []; params?: {} }
    'bestellen.kunstroof': { paramsTuple?: []; params?: {} }
    'korting.kunstroof': { paramsTuple?: []; params?: {} }
    'bestellen.ontgoocheld': { paramsTuple?: []; params?: {} }
    'bestellen.het-verdwenen-recept': { paramsTuple?: []; params?: {} }
    'korting.het-verdwenen-recept': { paramsTuple?: []; params?: {} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
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
  }
  POST: {
    'contact.store': { paramsTuple?: []; params?: {} }
    'betaling.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestellen.binky': { paramsTuple?: []; params?: {} }
    'korting.binky': { paramsTuple?: []; params?: {} }
    'bestellen.cunera-van-rhenen': { paramsTuple?: []; params?: {} }
    'bestellen.sintjunior': { paramsTuple?: []; params?: {} }
    'bestellen.sintsenior': { paramsTuple?: []; params?: {} }
    'bestellen.eindejaarsspel': { paramsTuple?: []; params?: {} }
    'bestellen.kunstroof': { paramsTuple?: []; params?: {} }
    'korting.kunstroof': { paramsTuple?: []; params?: {} }
    'bestellen.ontgoocheld': { paramsTuple?: []; params?: {} }
    'bestellen.het-verdwenen-recept': { paramsTuple?: []; params?: {} }
    'korting.het-verdwenen-recept': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}