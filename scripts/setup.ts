/** `npm run setup`: generated code, database and demo scenes, for working on the project. May run twice. */
import { join } from 'node:path'
import { loadEnvFile } from './lib/env_file.ts'
import { ROOT, runNode } from './lib/run.ts'

loadEnvFile()
for (const args of [['codegen'], ['setup']]) {
  const code = await runNode([join(ROOT, 'ace.js'), ...args])
  if (code !== 0) process.exit(code)
}
