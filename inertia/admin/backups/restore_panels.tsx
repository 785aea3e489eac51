import { Panel } from '~/admin/shell/panel'

/** What a backup does not hold, and has to be kept beside it. */
export function KeyPanel({ inside }: { inside: boolean }) {
  return (
    <Panel title="Bewaar ook de sleutel">
      {inside ? (
        <p className="max-w-[44rem]">
          In de kopie zit het bestand <code>app.key</code>: de geheime sleutel van deze winkel. Wie
          de kopie heeft, heeft dus ook de sleutel. Staat de sleutel straks in de instelling{' '}
          <code>APP_KEY</code>, dan zit hij niet meer in de kopie en bewaar je hem apart.
        </p>
      ) : (
        <p className="max-w-[44rem]">
          De geheime sleutel van je winkel, de instelling <code>APP_KEY</code>, zit niet in een
          reservekopie. Zonder die sleutel werken het inloggen in twee stappen en het terughalen van
          betaalde bestellingen niet meer. Bewaar de sleutel op een andere plek dan de kopie, samen
          met de andere instellingen van de server, zoals die van Mollie en van de mail.
        </p>
      )}
    </Panel>
  )
}

/** Restoring is a command on the server: the shop itself is closed meanwhile. */
export function RestorePanel() {
  return (
    <Panel title="Terugzetten">
      <p>Terugzetten gebeurt op de server, terwijl de winkel dicht is.</p>
      <ol className="mt-2 list-decimal space-y-3 pl-6">
        <li>Stop de winkel.</li>
        <li>
          Pak een opgehaalde kopie eerst uit:
          <Command>tar -xf shop-20261121T031500000Z.tar -C /backup</Command>
        </li>
        <li>
          Zet de kopie terug:
          <Command>
            NODE_ENV=production npx node build/ace.js backup:restore
            /backup/shop-20261121T031500000Z
          </Command>
        </li>
        <li>
          Haal daarna op wat er sinds de kopie is betaald, met dezelfde <code>APP_KEY</code> en
          voordat de winkel opengaat:
          <Command>NODE_ENV=production npx node build/ace.js shop:recover-from-mollie</Command>
        </li>
        <li>
          Start de winkel en kijk bij Vandaag. Gratis bestellingen, berichten en herroepingen van na
          de kopie zijn weg.
        </li>
      </ol>
    </Panel>
  )
}

const Command = ({ children }: { children: string }) => (
  <code className="mt-1 block max-w-[44rem] rounded bg-surface-deep px-3 py-2 wrap-anywhere">
    {children}
  </code>
)
