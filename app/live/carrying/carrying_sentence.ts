import type { FileRefusal } from '#app/live/carrying/carried_file'
import type { PackRefusal } from '#app/live/carrying/pack_evening'
import type { ResultsRefusal } from '#app/live/carrying/pack_results'
import type { UnpackRefusal } from '#app/live/carrying/unpack_evening'

const OTHER_KIND = {
  evening: 'Dit bestand is een avond om te spelen; evening:unpack pakt hem uit, op de laptop',
  results: 'In dit bestand staan uitslagen; evening:bring-back brengt ze terug, in de eigen winkel',
} as const

export function explainFile(refusal: FileRefusal): string {
  switch (refusal.type) {
    case 'no_file':
      return 'Dit bestand is er niet'
    case 'other_file':
      return 'Dit is geen bestand van evening:pack of evening:results'
    case 'other_kind':
      return OTHER_KIND[refusal.kind]
    case 'other_version':
      return 'Dit bestand is van een andere versie van het programma. Zet op laptop en winkel dezelfde versie, en maak het bestand opnieuw'
    case 'damaged':
      return 'Dit bestand is beschadigd of niet heel overgekomen. Kopieer het opnieuw'
    case 'wrong_code':
      return 'De code hoort niet bij dit bestand'
  }
}

export function explainPack(refusal: PackRefusal): string {
  switch (refusal.type) {
    case 'no_customer':
      return 'Deze klant is er niet. Het nummer staat in het adres van de klantpagina: /dashboard/klant/7'
    case 'no_game':
      return 'Deze klant heeft nog geen Spellenfabriek'
    case 'no_rooms':
      return 'Er zijn nog geen kamers gekozen voor deze avond'
    case 'playing':
      return 'Het spel is bezig. Stop eerst het verzamelpunt'
  }
}

export function explainUnpack(refusal: UnpackRefusal): string {
  switch (refusal.type) {
    case 'at_home':
      return 'Deze teams staan hier al: dit is de winkel waar de avond vandaan komt, of een kopie ervan. Uitpakken doe je op de laptop'
    case 'playing':
      return 'De avond is hier bezig. Druk op "Verzamelpunt stoppen", en pak hem dan opnieuw uit'
  }
}

export function explainResults(refusal: ResultsRefusal): string {
  switch (refusal.type) {
    case 'still_playing':
      return 'De laatste ronde is nog niet afgesloten. Druk eerst op "Verzamelpunt stoppen"'
    case 'nothing_played':
      return 'Op deze laptop is nog niets gespeeld'
  }
}
