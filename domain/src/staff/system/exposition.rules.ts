/** One figure of the installation for Prometheus: a name, what it means, and its values by labels. */
export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: readonly { labels?: Record<string, string>; value: number }[]
}

/** The figures in Prometheus' text format 0.0.4. A label's value cannot end its line or its quotes, whatever it is. */
export function toExposition(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, values }) => [
      `# HELP ${name} ${help.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...values.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
