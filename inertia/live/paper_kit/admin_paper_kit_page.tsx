import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { EveningCrumbs } from '~/live/customers/evening_crumbs'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'
import { call } from '~/wire/call'

type Props = {
  title: string
  customer: Data.Live.Customers.Customer.Variants['forHeading']
  rooms: number
  teams: number
}

/**
 * The page with the paper kit. The kit has a card for each team, so downloading it counts as
 * printing those cards.
 */
export default function PaperKit({ title, customer, rooms, teams }: Props) {
  const own = { klantId: customer.id }
  const game = adminUrlFor('customer_screen.settings', own)
  return (
    <div className="space-y-5">
      <EveningCrumbs customer={customer} trail={[{ text: 'Papieren pakket' }]} />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className="max-w-prose">
        Valt de wifi of de stroom uit, dan speelt de avond hiermee gewoon door. Print het pakket
        voordat je vertrekt, en opnieuw als je daarna kamers, teams of QR-codes verandert.
      </p>
      <Panel title="Printen">
        {rooms === 0 ? (
          <p>
            Er zijn nog geen kamers ingeschakeld, dus er valt nog niets te printen. Kies ze eerst
            bij de{' '}
            <Link href={game} className="link">
              instellingen van de Spellenfabriek
            </Link>
            .
          </p>
        ) : (
          <>
            <Contents rooms={rooms} teams={teams} />
            <a
              href={adminUrlFor('paper_kit.pdf', own)}
              download
              onClick={() => void call(adminRoute('printed_card.store', { id: customer.id }))}
              className="button button-primary"
            >
              Download het pakket (pdf)
            </a>
          </>
        )}
      </Panel>
      <Panel title="Na afloop">
        <p className="mb-3 max-w-prose">
          Neem de scorebladen over. De punten en de plaatsen worden dezelfde als wanneer de teams
          het op hun telefoon hadden gespeeld.
        </p>
        <Link href={adminUrlFor('paper_score.edit', own)} className="button">
          Scores van papier intypen
        </Link>
      </Panel>
    </div>
  )
}

PaperKit.layout = inAdmin

const sheets = (count: number) => `${count} ${count === 1 ? 'blad' : 'bladen'}`

function Contents({ rooms, teams }: Pick<Props, 'rooms' | 'teams'>) {
  const parts = [
    'Een draaiboek en een zaallijst: wat je doet, en wat waar staat.',
    'De antwoorden, de scorebladen en een blad voor de uitslag, alleen voor jou.',
    `Een kaart per team, met de QR-code: ${sheets(teams)}.`,
    `Een vragenblad per kamer: ${sheets(rooms)}. Er staat geen antwoord en geen hint op.`,
    `Kladpapier voor elk team: ${sheets(teams)}.`,
    `Een hintblad per kamer: ${sheets(rooms)}. Dichtgevouwen lees je hint 1 zonder hint 2 te zien.`,
  ]
  return (
    <>
      <ul className="mb-3 list-disc space-y-1 pl-5">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mb-3 text-soft">
        Print enkelzijdig op A4, op ware grootte. Zwart-wit mag. De antwoorden en QR-codes staan
        erin: laat het pakket niet liggen.
      </p>
    </>
  )
}
