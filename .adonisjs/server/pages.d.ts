import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'beheer/aandacht': ExtractProps<(typeof import('../../inertia/pages/beheer/aandacht.tsx'))['default']>
    'beheer/actiecode': ExtractProps<(typeof import('../../inertia/pages/beheer/actiecode.tsx'))['default']>
    'beheer/actiecodes': ExtractProps<(typeof import('../../inertia/pages/beheer/actiecodes.tsx'))['default']>
    'beheer/bericht': ExtractProps<(typeof import('../../inertia/pages/beheer/bericht.tsx'))['default']>
    'beheer/berichten': ExtractProps<(typeof import('../../inertia/pages/beheer/berichten.tsx'))['default']>
    'beheer/bestelling': ExtractProps<(typeof import('../../inertia/pages/beheer/bestelling.tsx'))['default']>
    'beheer/bestellingen': ExtractProps<(typeof import('../../inertia/pages/beheer/bestellingen.tsx'))['default']>
    'beheer/cijfers': ExtractProps<(typeof import('../../inertia/pages/beheer/cijfers.tsx'))['default']>
    'beheer/dashboard': ExtractProps<(typeof import('../../inertia/pages/beheer/dashboard.tsx'))['default']>
    'beheer/herroeping': ExtractProps<(typeof import('../../inertia/pages/beheer/herroeping.tsx'))['default']>
    'beheer/herroepingen': ExtractProps<(typeof import('../../inertia/pages/beheer/herroepingen.tsx'))['default']>
    'beheer/inlogcode': ExtractProps<(typeof import('../../inertia/pages/beheer/inlogcode.tsx'))['default']>
    'beheer/instellingen': ExtractProps<(typeof import('../../inertia/pages/beheer/instellingen.tsx'))['default']>
    'beheer/klant': ExtractProps<(typeof import('../../inertia/pages/beheer/klant.tsx'))['default']>
    'beheer/lobby': ExtractProps<(typeof import('../../inertia/pages/beheer/lobby.tsx'))['default']>
    'beheer/logboek': ExtractProps<(typeof import('../../inertia/pages/beheer/logboek.tsx'))['default']>
    'beheer/login': ExtractProps<(typeof import('../../inertia/pages/beheer/login.tsx'))['default']>
    'beheer/prijzen': ExtractProps<(typeof import('../../inertia/pages/beheer/prijzen.tsx'))['default']>
    'beheer/ronde': ExtractProps<(typeof import('../../inertia/pages/beheer/ronde.tsx'))['default']>
    'beheer/rondes': ExtractProps<(typeof import('../../inertia/pages/beheer/rondes.tsx'))['default']>
    'beheer/room': ExtractProps<(typeof import('../../inertia/pages/beheer/room.tsx'))['default']>
    'beheer/rooms': ExtractProps<(typeof import('../../inertia/pages/beheer/rooms.tsx'))['default']>
    'beheer/spellenfabriek': ExtractProps<(typeof import('../../inertia/pages/beheer/spellenfabriek.tsx'))['default']>
    'beheer/tekst': ExtractProps<(typeof import('../../inertia/pages/beheer/tekst.tsx'))['default']>
    'beheer/tweestaps': ExtractProps<(typeof import('../../inertia/pages/beheer/tweestaps.tsx'))['default']>
    'beheer/vandaag': ExtractProps<(typeof import('../../inertia/pages/beheer/vandaag.tsx'))['default']>
    'beheer/verzenden': ExtractProps<(typeof import('../../inertia/pages/beheer/verzenden.tsx'))['default']>
    'beheer/vragen': ExtractProps<(typeof import('../../inertia/pages/beheer/vragen.tsx'))['default']>
    'beheer/wachtwoord': ExtractProps<(typeof import('../../inertia/pages/beheer/wachtwoord.tsx'))['default']>
    'spelen/cunera_van_rhenen': ExtractProps<(typeof import('../../inertia/pages/spelen/cunera_van_rhenen.tsx'))['default']>
    'spelen/eindejaarsspel': ExtractProps<(typeof import('../../inertia/pages/spelen/eindejaarsspel.tsx'))['default']>
    'spelen/geen_oorkonde': ExtractProps<(typeof import('../../inertia/pages/spelen/geen_oorkonde.tsx'))['default']>
    'spelen/het_verdwenen_recept': ExtractProps<(typeof import('../../inertia/pages/spelen/het_verdwenen_recept.tsx'))['default']>
    'spelen/hintpagina': ExtractProps<(typeof import('../../inertia/pages/spelen/hintpagina.tsx'))['default']>
    'spellenfabriek/scherm': ExtractProps<(typeof import('../../inertia/pages/spellenfabriek/scherm.tsx'))['default']>
    'spellenfabriek/team': ExtractProps<(typeof import('../../inertia/pages/spellenfabriek/team.tsx'))['default']>
    'winkel/bedankt': ExtractProps<(typeof import('../../inertia/pages/winkel/bedankt.tsx'))['default']>
    'winkel/bestellen': ExtractProps<(typeof import('../../inertia/pages/winkel/bestellen.tsx'))['default']>
    'winkel/contact': ExtractProps<(typeof import('../../inertia/pages/winkel/contact.tsx'))['default']>
    'winkel/download': ExtractProps<(typeof import('../../inertia/pages/winkel/download.tsx'))['default']>
    'winkel/herroepen': ExtractProps<(typeof import('../../inertia/pages/winkel/herroepen.tsx'))['default']>
    'winkel/herroeping_ontvangen': ExtractProps<(typeof import('../../inertia/pages/winkel/herroeping_ontvangen.tsx'))['default']>
    'winkel/home': ExtractProps<(typeof import('../../inertia/pages/winkel/home.tsx'))['default']>
    'winkel/in_ontwikkeling': ExtractProps<(typeof import('../../inertia/pages/winkel/in_ontwikkeling.tsx'))['default']>
    'winkel/mijn_bestelling': ExtractProps<(typeof import('../../inertia/pages/winkel/mijn_bestelling.tsx'))['default']>
    'winkel/niet_gevonden': ExtractProps<(typeof import('../../inertia/pages/winkel/niet_gevonden.tsx'))['default']>
    'winkel/overzicht': ExtractProps<(typeof import('../../inertia/pages/winkel/overzicht.tsx'))['default']>
    'winkel/spel': ExtractProps<(typeof import('../../inertia/pages/winkel/spel.tsx'))['default']>
    'winkel/storing': ExtractProps<(typeof import('../../inertia/pages/winkel/storing.tsx'))['default']>
    'winkel/tekst': ExtractProps<(typeof import('../../inertia/pages/winkel/tekst.tsx'))['default']>
    'winkel/verloren_links': ExtractProps<(typeof import('../../inertia/pages/winkel/verloren_links.tsx'))['default']>
    'winkel/vragen': ExtractProps<(typeof import('../../inertia/pages/winkel/vragen.tsx'))['default']>
  }
}
