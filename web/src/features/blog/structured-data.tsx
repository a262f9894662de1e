/** Facts about the page for search engines (JSON-LD). The browser runs nothing of it; `<` is written so that it ends nothing. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
