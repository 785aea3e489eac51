import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { drawingFile, markIn } from '#app/play/drawings/drawing_file'
import StepContentTransformer from '#app/play/offline/step_content_transformer'
import { stepKey } from '#app/play/offline/step_keys'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import { acceptedForms, lockStep } from '#domain/play/offline/answer_lock'
import { NONCE_BYTES, seal, toBase64, type Bytes } from '#domain/play/offline/cipher'
import { drawingsIn } from '#domain/play/offline/kept_things'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import { present } from '#domain/present'

export type SealedGame = {
  readonly rounds: number
  /** The fingerprint changes when a step, an answer or a key changes. */
  readonly edition: string
  /** Each step as base64 of a sealed, zipped JSON. */
  readonly steps: readonly { readonly name: string; readonly sealed: string }[]
}

const games = new Map<string, Promise<SealedGame>>()

/**
 * The steps of a game, each sealed with a key that the answer of the step before gives. They are the
 * same for every link, because the answers are; so it is done once, and one step after the other,
 * which takes some seconds of one processor.
 */
export function sealedGame(game: Game): Promise<SealedGame> {
  const known = games.get(game.path) ?? sealAll(game)
  games.set(game.path, known)
  return known
}

async function sealAll(game: Game): Promise<SealedGame> {
  const rounds = app.config.get<number>('play.answerRounds')
  const steps: { name: string; sealed: string }[] = []
  const edition = createHash('sha256')
  for (const [place, puzzle] of game.puzzles.entries()) {
    const key = stepKey(game, place)
    const locks = await lockStep(puzzle, { key, rounds }, stepKey(game, place + 1), freshNonce)
    const drawings = await drawingsOf(puzzle, place)
    const content = new StepContentTransformer({ puzzle, place, drawings, locks }).toObject()
    const { raadsel: shown, tekeningen: pictures } = content
    edition.update(key).update(JSON.stringify([shown, pictures, acceptedForms(puzzle)]))
    const packed = await promisify(gzip)(JSON.stringify(content))
    const sealed = await seal(key, new Uint8Array(packed), freshNonce())
    steps.push({ name: puzzle.name, sealed: toBase64(sealed) })
  }
  return { rounds, edition: edition.digest('base64url'), steps }
}

const freshNonce = (): Bytes => new Uint8Array(randomBytes(NONCE_BYTES))

/** The texts of the drawings of a step, which nobody may fetch before the step is open. */
async function drawingsOf(puzzle: Puzzle, place: number): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const address of drawingsIn(new PuzzleTransformer(puzzle, place).toObject())) {
    const bodies = await drawingFile(markIn(address))
    texts.set(address, present(bodies, `the drawing ${address}`).identity.toString())
  }
  return texts
}
