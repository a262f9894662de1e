import { type ESTree, parseSync } from 'vite'

/** One `messages(feature, { key: text })` call of a `*.messages.ts` file: its position, and that of its object of texts. */
export type Declared = {
  feature: string
  texts: [key: string, text: string][]
  call: number
  start: number
  end: number
}

/**
 * Finds the calls of `messages` in the source of a messages file. Throws a SyntaxError when a text is no literal, because a
 * computed text cannot be translated.
 */
export function readMessages(file: string, source: string): Declared[] {
  const parsed = parseSync(file, source)
  const error = parsed.errors[0]
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  return parsed.program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => {
      const call = init && unwrap(init)
      if (call?.type !== 'CallExpression') return []
      const named = call.callee.type === 'Identifier' && call.callee.name === 'messages'
      return named ? [readCall(file, call)] : []
    })
  })
}

function readCall(file: string, call: ESTree.CallExpression): Declared {
  const [first, second] = call.arguments
  const feature = first ? literal(first) : undefined
  const object = second && unwrap(second)
  if (feature === undefined || object?.type !== 'ObjectExpression') {
    throw new SyntaxError(`${file}: write messages('<feature>', { key: 'text' }) with literals`)
  }
  const texts = object.properties.map((property): [string, string] => {
    const key = property.type === 'Property' && !property.computed ? nameOf(property.key) : undefined
    const text = property.type === 'Property' ? literal(property.value) : undefined
    if (key === undefined) throw new SyntaxError(`${file}: the keys of "${feature}" must be plain names`)
    if (text === undefined) throw new SyntaxError(`${file}: "${feature}.${key}" must be a literal text`)
    return [key, text]
  })
  return { feature, texts, call: call.start, start: object.start, end: object.end }
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

// 'a', `a` and 'a' + `b`.
function literal(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [literal(node.left), literal(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

type Wrapper = ESTree.TSAsExpression | ESTree.TSSatisfiesExpression | ESTree.ParenthesizedExpression

function unwrap(node: ESTree.Node): ESTree.Node {
  let inner = node
  while (isWrapper(inner)) inner = inner.expression
  return inner
}

function isWrapper(node: ESTree.Node): node is Wrapper {
  return ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
}
