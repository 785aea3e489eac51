import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = ['app', 'inertia', 'domain', 'content', 'games', 'start', 'resources/views']
/** SVG as text, whose pictures a test of the game compares byte for byte. */
const PICTURES = 'games/cunera/map/'

/** Texts that only programmers read: failures, log lines, queries, classes. */
const FOR_PROGRAMMERS =
  /(Error|Exception|Refused|Unavailable)$|^(raw|\w+Raw|error|info|warn|debug|select|orderBy|groupBy|where\w*|join|leftJoin)$/
const ATTRIBUTES = /^(class|className|\w+ClassName|viewBox|d|transform|points|style)$/

/** Each sentence that somebody may read, once and sorted; `{}` stands for a value. */
export function sentences(): string[] {
  const found = new Set<string>()
  for (const folder of SOURCES)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name)
      if (
        ['.ts', '.tsx'].includes(extname(file)) &&
        !file.endsWith('.d.ts') &&
        !file.startsWith(PICTURES)
      )
        inCode(file).forEach((text) => found.add(text))
      if (extname(file) === '.edge') inTemplate(file).forEach((text) => found.add(text))
    }
  return [...found].sort()
}

function inCode(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isForProgrammers(node)) return
    if (ts.isJsxText(node)) found.push(oneLine(node.text))
    else if (ts.isStringLiteralLike(node)) found.push(...whenRead(node.text))
    else if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `{}${literal.text}`)
      found.push(...whenRead(node.head.text + rest.join('')))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((text) => /\p{L}/u.test(text))
}

function isForProgrammers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true
  if (ts.isJsxAttribute(node)) return ATTRIBUTES.test(node.name.getText())
  if (ts.isNewExpression(node)) return FOR_PROGRAMMERS.test(node.expression.getText())
  if (!ts.isCallExpression(node)) return false
  const called = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name
    : node.expression
  return FOR_PROGRAMMERS.test(called.getText())
}

/** Queries and classes that stand on their own. */
const TECHNICAL =
  /^\(?(select|drop table|pragma|begin) |\* as \w+$|^\w+ as \w+$|(^| )([mp][xytblr]?-\d|font-bold|max-sm:|ml-auto|text-(\d?xl|\[))/

/**
 * A single word counts as a name, unless only its first letter is a capital; a text of several
 * words may be read.
 */
function whenRead(text: string): string[] {
  const line = oneLine(text)
  if (TECHNICAL.test(line)) return []
  return /\S\s\S/.test(line) || /^\p{Lu}\P{Lu}+$/u.test(line) ? [line] : []
}

/** The text of a mail or page between its tags. */
function inTemplate(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/\{\{--[\s\S]*?--\}\}|<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/\{\{[\s\S]*?\}\}\}?/g, '{}')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map(oneLine)
    .filter((line) => /\p{L}/u.test(line) && !/^@/.test(line))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
