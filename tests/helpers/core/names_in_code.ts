import ts from 'typescript'

/** A database statement, which contains names of tables and columns. */
const STATEMENT =
  /\b(select|insert into|update|delete from|order by|where)\b.*\b(from|set|values|where|=|by)\b/is

/** The words of a name, in small letters: `postAndCode`, `post_and_code` and `post-and-code` have three. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^a-zA-Z]+/)
    .map((word) => word.toLowerCase())
}

/** Names that a file of code gives or uses; sentences, comments and addresses are left out. */
export function namesIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return namesInStyle(text)
  if (file.endsWith('.edge')) return namesInView(text)
  return namesInCode(file, text)
}

/** Classes and properties of our own. */
function namesInStyle(text: string): string[] {
  return [...text.matchAll(/(?:\.|--|@keyframes )([a-z][a-z0-9-]*)/g)].flatMap(
    ([, name = '']) => name
  )
}

/** The code between braces, without the words between quotes. */
function namesInView(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/gs)].flatMap(
    ([, code = '']) => code.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, ' ').match(/[A-Za-z_]\w*/g) ?? []
  )
}

function namesInCode(file: string, text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.push(node.text)
    else if (ts.isStringLiteralLike(node) && STATEMENT.test(node.text))
      names.push(...(node.text.replace(/'[^']*'/g, ' ').match(/[A-Za-z_]\w*/g) ?? []))
    else if (ts.isJsxAttribute(node) && node.name.getText() === 'className')
      names.push(...classNames(node))
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return names
}

/** Names that a file gives: its variables, parameters, functions, methods, and the properties of its types. */
export function namesGivenIn(file: string, text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (isGiving(node) && node.name && ts.isMemberName(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return names
}

/** Names inside a file: its variables, parameters, functions, imports and the labels of its tuples. */
export function namesInsideOf(file: string, text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (isInside(node) && node.name && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return names
}

/** Words by which a file tells cases apart: in a type, in a comparison, or in a list of them. */
export function kindsIn(file: string, text: string): string[] {
  const kinds: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && isKind(node)) kinds.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return kinds.filter((kind) => /^[a-z][\w-]*$/.test(kind))
}

function isKind(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (ts.isLiteralTypeNode(parent)) return !isKey(parent)
  if (ts.isBinaryExpression(parent)) return COMPARES.has(parent.operatorToken.kind)
  return ts.isCaseClause(parent)
}

const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

/** Whether a type names a property by this word: `Pick<Room, 'id'>`, `Room['id']`. */
function isKey({ parent }: ts.Node): boolean {
  if (ts.isUnionTypeNode(parent)) return isKey(parent)
  if (ts.isIndexedAccessTypeNode(parent)) return true
  return ts.isTypeReferenceNode(parent) && KEYED.has(parent.typeName.getText())
}

const KEYED = new Set(['Exclude', 'Omit', 'PayloadWithout', 'Pick', 'Record'])

const isInside = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isImportSpecifier(node) ||
  ts.isNamedTupleMember(node)

const isGiving = (node: ts.Node) =>
  isInside(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node)

function parse(file: string, text: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

const classNames = (attribute: ts.JsxAttribute) =>
  attribute.initializer?.getText().match(/[a-z][a-z-]+/g) ?? []
