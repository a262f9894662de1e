import { PAGES } from './pages.data.ts'
import type { SourceTree } from './source-tree.ts'

/** docs/map.md: features by area, pages and calls, each with its files. */
export function renderMap(tree: SourceTree): string {
  return [
    '# Where things live',
    '',
    'Written by `npm run check`; do not edit.',
    '',
    '## Areas and their features',
    '',
    ...featureRows(tree),
    '',
    '## Pages, and what one can do there',
    '',
    row(['page', 'file', 'today']),
    row(['---', '---', '---']),
    ...[...tree.pages]
      .sort()
      .map((path) => row([path, linkToFile(tree.pageFiles[path] ?? null), PAGES[path] ?? ''])),
    '',
    '## Calls',
    '',
    row(['call', 'contract', 'route']),
    row(['---', '---', '---']),
    ...[...tree.calls]
      .sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
      .map(({ method, path, contract, routes }) =>
        row([`${method} ${path}`, linkToFile(contract), linkToFile(routes)]),
      ),
    '',
  ].join('\n')
}

function featureRows({ packages, specs }: SourceTree): string[] {
  const features = packages.flatMap((one) => one.features.map((feature) => feature.name))
  const ofNoFeature = specs.filter((spec) => !features.some((feature) => nameOf(feature) === spec))
  const rows = [...new Set([...features, ...ofNoFeature])].sort().map((name) => {
    const cells = packages.map(({ name: title, folder, features }) =>
      features.some((feature) => feature.name === name) ? link(title, `${folder}/${name}`) : '',
    )
    const spec = specs.includes(nameOf(name)) ? link('e2e', `e2e/${nameOf(name)}.spec.ts`) : ''
    return row([name, ...cells, spec])
  })
  return [
    row(['feature', ...packages.map((one) => one.name), 'e2e']),
    row(['---', ...packages.map(() => '---'), '---']),
    ...rows,
  ]
}

/** `sign-in` of `account/sign-in`. */
function nameOf(feature: string): string {
  return feature.replace(/^.*\//, '')
}

/** The name of a file as a link to it; empty for none. */
function linkToFile(path: string | null): string {
  return path === null ? '' : link(nameOf(path), path)
}

function link(title: string, path: string): string {
  return `[${title}](../${path})`
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
