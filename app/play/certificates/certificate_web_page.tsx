import { paperPage } from '#app/core/web_document/paper_page'
import type { CertificateData } from '#app/play/certificates/certificate_pdf'
import { facts } from '#app/play/puzzles/explain_refusal'
import { CERTIFICATES } from '#games/certificates'
import type { GamePath } from '#games/online_games'
import { toSvgOnGlass, type Drawing } from '#domain/drawing'

/**
 * A certificate as a web page that a screen reader reads in order, in the words of its pdf.
 *
 * @param pdf the address of that pdf, with the same name
 */
export function certificateWebPage(data: CertificateData, pdf: string): string {
  const { game, name, shopName: shop } = data
  const { title, salutation, merit, signature, emblem } = CERTIFICATES[game.path as GamePath]
  return paperPage({
    ...{ title: `${title} ${game.title}`, heading: title, shop },
    pdf: { href: pdf, text: 'De oorkonde als pdf' },
    children: (
      <>
        <Emblem drawing={emblem} />
        <p>{game.title}</p>
        <p>{salutation}</p>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{merit}</p>
        <dl className="facts">
          {facts(data.achievement).map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          {signature.name}
          <br />
          {signature.role}
        </p>
      </>
    ),
  })
}

/** The drawing is only decoration; the words say everything. */
const Emblem = ({ drawing }: { readonly drawing: Drawing }) => (
  <div
    className="sheet emblem"
    aria-hidden="true"
    dangerouslySetInnerHTML={{
      __html: toSvgOnGlass(drawing).replace('<svg ', '<svg height="150" '),
    }}
  />
)
