import { type ESTree, type Plugin, parseSync } from 'vite'

/** Vite plugin: leaves out what a contract says in words about its call, which only the OpenAPI document of the server tells. */
export function contractSummaries(): Plugin {
  return {
    name: 'tripwright-contract-summaries',
    transform: {
      order: 'pre',
      filter: { id: /\.contract\.ts$/ },
      handler: (code, id) => ({ code: withoutSummaries(id, code), map: null }),
    },
  }
}

/** The source with an empty summary in each contract. Throws a SyntaxError when it cannot be parsed. */
export function withoutSummaries(file: string, source: string): string {
  const { errors, program } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return summariesIn(program)
    .toReversed()
    .reduce((code, { start, end }) => `${code.slice(0, start)}''${code.slice(end)}`, source)
}

/** The values of `summary` in the objects that are handed to `contract`, in the order of the source. */
function summariesIn(node: unknown): ESTree.Node[] {
  if (Array.isArray(node)) return node.flatMap(summariesIn)
  if (!isNode(node)) return []
  if (!isContract(node)) return Object.values(node).flatMap(summariesIn)
  const [first] = node.arguments
  if (first?.type !== 'ObjectExpression') return []
  return first.properties.flatMap((property) => {
    const isSummary =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'summary'
    return isSummary && !property.shorthand ? [property.value] : []
  })
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isContract(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'contract'
  )
}
