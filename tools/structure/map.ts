import { PAGES } from './pages.data.ts'
import type { SourceTree } from './source-tree.ts'

/** The page that answers "where does it live?": one line per feature, one column per room. */
export function renderMap({ rooms, specs, pages }: SourceTree): string {
  const names = new Set([...rooms.flatMap((room) => room.features.map((feature) => feature.name)), ...specs])
  const rows = [...names].sort().map((name) => {
    const cells = rooms.map(({ folder, features }) =>
      features.some((feature) => feature.name === name) ? link(`${folder}/${name}`) : '',
    )
    return row([name, ...cells, specs.includes(name) ? link(`e2e/${name}.spec.ts`) : ''])
  })
  return [
    '# Where each feature lives',
    '',
    'Written by `npm run check`; do not edit.',
    '',
    row(['feature', ...rooms.map((room) => room.name), 'e2e']),
    row(['---', ...rooms.map(() => '---'), '---']),
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

function link(path: string): string {
  return `[${path}](../${path})`
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
