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
    'verloren_links.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'factuur.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'factuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'mijn_bestelling.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'herroeping.create': { paramsTuple?: []; params?: {} }
    'modelformulier.show': { paramsTuple?: []; params?: {} }
    'herroeping.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'herroeping.controleer': { paramsTuple?: []; params?: {} }
    'herroeping.store': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'verloren_links.store': { paramsTuple?: []; params?: {} }
    'betaling.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'verlenging.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.store': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'korting.show': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'printproef.show': { paramsTuple?: []; params?: {} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'oorkonde.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
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
    'inlogcode.create': { paramsTuple?: []; params?: {} }
    'inlogcode.store': { paramsTuple?: []; params?: {} }
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
    'bestelfactuur.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestelfactuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'herroepingscherm.index': { paramsTuple?: []; params?: {} }
    'herroepingscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.koppel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.ontvang_retour': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.betaal_terug': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.trek_links_in': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.wijs_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.stuur_ontvangst': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'wachtwoord.update': { paramsTuple?: []; params?: {} }
    'tweestaps.edit': { paramsTuple?: []; params?: {} }
    'tweestaps.begin': { paramsTuple?: []; params?: {} }
    'tweestaps.store': { paramsTuple?: []; params?: {} }
    'tweestaps.destroy': { paramsTuple?: []; params?: {} }
    'herstelcode.store': { paramsTuple?: []; params?: {} }
    'cijfers.index': { paramsTuple?: []; params?: {} }
    'cijfers.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vandaag.index': { paramsTuple?: []; params?: {} }
    'bestelling.index': { paramsTuple?: []; params?: {} }
    'bestelling.csv': { paramsTuple?: []; params?: {} }
    'bestelling.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.index': { paramsTuple?: []; params?: {} }
    'verzending.pakbonnen': { paramsTuple?: []; params?: {} }
    'verzending.labels': { paramsTuple?: []; params?: {} }
    'verzending.store_alle': { paramsTuple?: []; params?: {} }
    'bestelmail.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestellink.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestellink.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'annulering.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestelgegevens.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'terugbetaling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'beheerderskanaal.store': { paramsTuple?: []; params?: {} }
    'prijsbeheer.index': { paramsTuple?: []; params?: {} }
    'prijsbeheer.update': { paramsTuple: [ParamValue]; params: {'sleutel': ParamValue} }
    'actiecodescherm.index': { paramsTuple?: []; params?: {} }
    'actiecodescherm.create': { paramsTuple?: []; params?: {} }
    'actiecodescherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'actiecode.store': { paramsTuple?: []; params?: {} }
    'actiecode.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'actiecode.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'actiecode.hervat': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'berichtscherm.index': { paramsTuple?: []; params?: {} }
    'berichtscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.antwoord': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.heropen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instelling.index': { paramsTuple?: []; params?: {} }
    'instelling.update': { paramsTuple?: []; params?: {} }
    'logboek.index': { paramsTuple?: []; params?: {} }
    'vakantie.update': { paramsTuple?: []; params?: {} }
    'vakantie.destroy': { paramsTuple?: []; params?: {} }
    'informatietekst.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'informatietekst.update': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'informatietekst.destroy': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
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
    'verloren_links.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'factuur.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'factuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'mijn_bestelling.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'herroeping.create': { paramsTuple?: []; params?: {} }
    'modelformulier.show': { paramsTuple?: []; params?: {} }
    'herroeping.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'printproef.show': { paramsTuple?: []; params?: {} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'oorkonde.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hintpagina.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.create': { paramsTuple?: []; params?: {} }
    'inlogcode.create': { paramsTuple?: []; params?: {} }
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
    'bestelfactuur.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestelfactuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'herroepingscherm.index': { paramsTuple?: []; params?: {} }
    'herroepingscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'tweestaps.edit': { paramsTuple?: []; params?: {} }
    'cijfers.index': { paramsTuple?: []; params?: {} }
    'cijfers.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'vandaag.index': { paramsTuple?: []; params?: {} }
    'bestelling.index': { paramsTuple?: []; params?: {} }
    'bestelling.csv': { paramsTuple?: []; params?: {} }
    'bestelling.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.index': { paramsTuple?: []; params?: {} }
    'verzending.pakbonnen': { paramsTuple?: []; params?: {} }
    'verzending.labels': { paramsTuple?: []; params?: {} }
    'prijsbeheer.index': { paramsTuple?: []; params?: {} }
    'actiecodescherm.index': { paramsTuple?: []; params?: {} }
    'actiecodescherm.create': { paramsTuple?: []; params?: {} }
    'actiecodescherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'berichtscherm.index': { paramsTuple?: []; params?: {} }
    'berichtscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instelling.index': { paramsTuple?: []; params?: {} }
    'logboek.index': { paramsTuple?: []; params?: {} }
    'informatietekst.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
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
    'herroeping.controleer': { paramsTuple?: []; params?: {} }
    'herroeping.store': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'verloren_links.store': { paramsTuple?: []; params?: {} }
    'betaling.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'verlenging.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
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
    'inlogcode.store': { paramsTuple?: []; params?: {} }
    'sessie.destroy': { paramsTuple?: []; params?: {} }
    'herroeping.koppel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.ontvang_retour': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.betaal_terug': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.trek_links_in': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.wijs_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'herroeping.stuur_ontvangst': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wachtwoord.update': { paramsTuple?: []; params?: {} }
    'tweestaps.begin': { paramsTuple?: []; params?: {} }
    'tweestaps.store': { paramsTuple?: []; params?: {} }
    'tweestaps.destroy': { paramsTuple?: []; params?: {} }
    'herstelcode.store': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.store_alle': { paramsTuple?: []; params?: {} }
    'bestelmail.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestellink.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'annulering.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'terugbetaling.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'beheerderskanaal.store': { paramsTuple?: []; params?: {} }
    'actiecode.store': { paramsTuple?: []; params?: {} }
    'actiecode.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'actiecode.hervat': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.antwoord': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.handel_af': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bericht.heropen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'verloren_links.create': { paramsTuple?: []; params?: {} }
    'informatie.vragen': { paramsTuple?: []; params?: {} }
    'informatie.herroeping': { paramsTuple?: []; params?: {} }
    'informatie.privacy': { paramsTuple?: []; params?: {} }
    'bedankt.show': { paramsTuple?: []; params?: {} }
    'factuur.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'factuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'mijn_bestelling.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bestelling.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'herroeping.create': { paramsTuple?: []; params?: {} }
    'modelformulier.show': { paramsTuple?: []; params?: {} }
    'herroeping.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'printproef.show': { paramsTuple?: []; params?: {} }
    'prijs.index': { paramsTuple?: []; params?: {} }
    'pagina_token.show': { paramsTuple?: []; params?: {} }
    'zoekmachine.sitemap': { paramsTuple?: []; params?: {} }
    'zoekmachine.robots': { paramsTuple?: []; params?: {} }
    'speelpagina.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'oorkonde.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hintpagina.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'sessie.create': { paramsTuple?: []; params?: {} }
    'inlogcode.create': { paramsTuple?: []; params?: {} }
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
    'bestelfactuur.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestelfactuur.creditnota': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'herroepingscherm.index': { paramsTuple?: []; params?: {} }
    'herroepingscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wachtwoord.edit': { paramsTuple?: []; params?: {} }
    'tweestaps.edit': { paramsTuple?: []; params?: {} }
    'cijfers.index': { paramsTuple?: []; params?: {} }
    'cijfers.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'mij.show': { paramsTuple?: []; params?: {} }
    'vandaag.index': { paramsTuple?: []; params?: {} }
    'bestelling.index': { paramsTuple?: []; params?: {} }
    'bestelling.csv': { paramsTuple?: []; params?: {} }
    'bestelling.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.index': { paramsTuple?: []; params?: {} }
    'verzending.pakbonnen': { paramsTuple?: []; params?: {} }
    'verzending.labels': { paramsTuple?: []; params?: {} }
    'prijsbeheer.index': { paramsTuple?: []; params?: {} }
    'actiecodescherm.index': { paramsTuple?: []; params?: {} }
    'actiecodescherm.create': { paramsTuple?: []; params?: {} }
    'actiecodescherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'berichtscherm.index': { paramsTuple?: []; params?: {} }
    'berichtscherm.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instelling.index': { paramsTuple?: []; params?: {} }
    'logboek.index': { paramsTuple?: []; params?: {} }
    'informatietekst.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'klant.index': { paramsTuple?: []; params?: {} }
    'klant.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'bestellink.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'verzending.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bestelgegevens.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prijsbeheer.update': { paramsTuple: [ParamValue]; params: {'sleutel': ParamValue} }
    'actiecode.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instelling.update': { paramsTuple?: []; params?: {} }
    'vakantie.update': { paramsTuple?: []; params?: {} }
    'informatietekst.update': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'klant.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'room.update': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'spelinstelling.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'vakantie.destroy': { paramsTuple?: []; params?: {} }
    'informatietekst.destroy': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'klant.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}