import { spawn, type SpawnOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

type Options = Pick<SpawnOptions, 'env' | 'stdio'>

/**
 * Runs a Node program of the project to its end.
 *
 * @returns its exit code
 */
export function runNode(args: string[], { env, stdio = 'inherit' }: Options = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio,
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 0)))
  })
}

/**
 * Runs a Node program without showing its output.
 *
 * @returns its exit code and all of its output
 */
export function runNodeQuietly(
  args: string[],
  env: Record<string, string>
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
