import { PAGES } from './pages.data.ts'
import type { SourceTree } from './source-tree.ts'

/** The page that answers "where does it live?": one line per feature, one column per package. */
export function renderMap({ packages, specs, pages }: SourceTree): string {
  const features = packages.flatMap((one) => one.features.map((feature) => feature.name))
  const ofNoFeature = specs.filter((spec) => !features.some((feature) => nameOf(feature) === spec))
  const names = new Set([...features, ...ofNoFeature])
  const rows = [...names].sort().map((name) => {
    const cells = packages.map(({ folder, features }) =>
      features.some((feature) => feature.name === name) ? link(`${folder}/${name}`) : '',
    )
    const spec = specs.includes(nameOf(name)) ? link(`e2e/${nameOf(name)}.spec.ts`) : ''
    return row([name, ...cells, spec])
  })
  return [
    '# Where each feature lives',
    '',
    'Written by `npm run check`; do not edit.',
    '',
    row(['feature', ...packages.map((one) => one.name), 'e2e']),
    row(['---', ...packages.map(() => '---'), '---']),
    ...rows,
    '',
    '## What one can do on each page',
    '',
    row(['page', 'today']),
    row(['---', '---']),
    ...[...pages].sort().map((path) => row([path, PAGES[path] ?? ''])),
    '',
  ].join('\n')
}

/** `sign-in` of `account/sign-in`. */
function nameOf(feature: string): string {
  return feature.replace(/^.*\//, '')
}

function link(path: string): string {
  return `[${path}](../${path})`
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
