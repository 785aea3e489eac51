/**
 * `npm run setup` makes the generated code, the database and the demo data, to work on the project.
 * It may run twice.
 */
import { join } from 'node:path'
import { loadEnvFile } from './lib/env_file.ts'
import { ROOT, runNode } from './lib/run.ts'

loadEnvFile()
for (const args of [['codegen'], ['setup']]) {
  const code = await runNode([join(ROOT, 'ace.js'), ...args])
  if (code !== 0) process.exit(code)
}
