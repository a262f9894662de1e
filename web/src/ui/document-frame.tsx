/** Shows a document of ours read-only: it runs no script and cannot reach the page around it. */
export function DocumentFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox=""
      // Read by nobody else while it is looked at; the answer is kept nowhere.
      referrerPolicy="no-referrer"
      className="h-96 w-full border border-rule bg-sheet"
    />
  )
}
