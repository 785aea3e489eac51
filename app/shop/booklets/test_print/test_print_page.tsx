import type { ReactNode } from 'react'
import { paperPage } from '#app/core/web_document/paper_page'
import { COLOR_PATCHES } from '#app/shop/booklets/test_print/test_print_samples'
import {
  BAR_CM,
  GREYS,
  GRID_CM,
  letterLabel,
  LETTER_SIZES,
  STROKE_WIDTHS,
  strokeLabel,
  SYMBOLS,
  TEST_PRINT,
} from '#app/shop/booklets/test_print/test_print_texts'
import { COLORS, toSvgOnGlass, type Shape } from '#domain/drawing'
import { colorPicture, COLOR_SYMBOLS, symbol } from '#games/eindejaar/sheets/eindejaar_symbols'

const { title, explanation, size, colors, fineness } = TEST_PRINT

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/**
 * The test print as a web page: the same samples, with words that say what is to be seen. The page
 * has the same measures when it is printed.
 *
 * @param pdf the address of the pdf
 */
export const testPrintPage = (shop: string, pdf: string): string =>
  paperPage({
    ...{ title: `${title}, ${shop}`, heading: title, shop },
    pdf: { href: pdf, text: 'De printproef als pdf' },
    children: (
      <>
        <p>{explanation}</p>
        <p className="soft">
          De maten kloppen op papier: druk deze pagina af op 100 %. Op het scherm zie je alleen wat
          er komt te staan.
        </p>
        <Size />
        <Colors />
        <Fineness />
      </>
    ),
  })

/** Samples in their true size; on a narrow screen they scroll sideways, also by keyboard. */
const Samples = ({ about, children }: { readonly about: string; readonly children: ReactNode }) => (
  <div className="sheet" role="group" aria-label={about} tabIndex={0}>
    {children}
  </div>
)

const Size = () => (
  <>
    <h2>{size.heading}</h2>
    <Samples about="Maten">
      <Bar />
    </Samples>
    <p>{size.bar}</p>
    <Samples about="Hokjes">
      <Grid />
    </Samples>
    <p>{size.grid}</p>
  </>
)

/** The measure in tenths of a millimetre. */
const CM = 100

const Bar = () => (
  <svg
    role="img"
    aria-label={`Een balk van ${BAR_CM} cm, met bij elke centimeter een streepje en een getal`}
    width={`${BAR_CM + 1}cm`}
    height="1.1cm"
    viewBox={`-50 0 ${(BAR_CM + 1) * CM} 110`}
  >
    <rect width={BAR_CM * CM} height="50" fill={COLORS.ink} />
    {upTo(BAR_CM - 1).map((cm) => (
      <line
        key={cm}
        x1={cm * CM}
        x2={cm * CM}
        y1="25"
        y2="50"
        stroke={COLORS.white}
        strokeWidth="3"
      />
    ))}
    {[0, ...upTo(BAR_CM)].map((cm) => (
      <text key={cm} x={cm * CM} y="90" fontSize="32" textAnchor="middle" fill={COLORS.ink}>
        {cm === BAR_CM ? `${BAR_CM} cm` : cm}
      </text>
    ))}
  </svg>
)

const GRID = GRID_CM * CM

const Grid = () => (
  <svg
    role="img"
    aria-label={`Een vierkant van ${GRID_CM} bij ${GRID_CM} cm, verdeeld in hokjes van 1 cm`}
    width={`${GRID_CM + 0.6}cm`}
    height={`${GRID_CM + 0.6}cm`}
    viewBox={`-50 -50 ${GRID + 60} ${GRID + 75}`}
  >
    {[0, ...upTo(GRID_CM)].map((cm) => (
      <g key={cm} stroke={COLORS.ink} strokeWidth="2">
        <line x1={cm * CM} x2={cm * CM} y1="0" y2={GRID} />
        <line x1="0" x2={GRID} y1={cm * CM} y2={cm * CM} />
      </g>
    ))}
    {upTo(GRID_CM).map((cm) => (
      <g key={cm} fontSize="28" fill={COLORS.ink}>
        <text x={cm * CM} y="-14" textAnchor="middle">
          {cm}
        </text>
        <text x="-14" y={cm * CM + 10} textAnchor="end">
          {cm}
        </text>
      </g>
    ))}
  </svg>
)

const Colors = () => (
  <>
    <h2>{colors.heading}</h2>
    <Samples about="Kleuren">
      <ul className="row">
        {COLOR_PATCHES.map(({ name, color }) => (
          <li key={name}>
            <Swatch color={color} />
            <Sign shapes={[colorPicture(name, 46, 46)]} side={92} />
            <span>{`${name}: ${COLOR_SYMBOLS[name]}`}</span>
          </li>
        ))}
      </ul>
    </Samples>
    <p>{colors.pictures}</p>
    <Samples about="Tekens en grijzen">
      <ul className="row">
        {SYMBOLS.map((name) => (
          <li key={name}>
            <Sign shapes={[symbol(name, 18, 18)]} side={36} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        {GREYS.map((grey) => (
          <Swatch key={grey} color={grey} />
        ))}
        <span>{colors.greys}</span>
      </div>
    </Samples>
  </>
)

const Swatch = ({ color }: { readonly color: string }) => (
  <svg className="swatch" aria-hidden="true" viewBox="0 0 1 1">
    <rect width="1" height="1" fill={color} />
  </svg>
)

/** A drawing beside its word. */
const Sign = ({ shapes, side }: { readonly shapes: readonly Shape[]; readonly side: number }) => (
  <span
    aria-hidden="true"
    dangerouslySetInnerHTML={{
      __html: toSvgOnGlass({ width: side, height: side, shapes }).replace(
        '<svg ',
        '<svg width="30pt" height="30pt" '
      ),
    }}
  />
)

const Fineness = () => (
  <>
    <h2>{fineness.heading}</h2>
    <Samples about="Lijnen en letters">
      <ul className="lines">
        {STROKE_WIDTHS.map((width) => (
          <li key={width}>
            <svg aria-hidden="true" width="170pt" height="6pt" viewBox="0 0 170 6">
              <line x1="0" x2="170" y1="3" y2="3" stroke="#000" strokeWidth={width} />
            </svg>
            <span>{strokeLabel(width)}</span>
          </li>
        ))}
      </ul>
      <ul className="letters">
        {LETTER_SIZES.map((points) => (
          <li key={points}>
            <LetterLine points={points} />
          </li>
        ))}
      </ul>
    </Samples>
    <p>{fineness.faint}</p>
  </>
)

/** Letters of a size in points, which no style of the reader changes; their words are read aloud. */
const LetterLine = ({ points }: { readonly points: number }) => (
  <svg
    role="img"
    aria-label={letterLabel(points)}
    width={`${points * 22}pt`}
    height={`${points * 1.4}pt`}
    viewBox={`0 0 ${points * 22} ${points * 1.4}`}
  >
    <text x="0" y={points} fontSize={points} fontFamily="Atkinson, Verdana, sans-serif" fill="#000">
      {letterLabel(points)}
    </text>
  </svg>
)
