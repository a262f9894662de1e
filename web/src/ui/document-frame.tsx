/** Shows a document of ours read-only: it runs no script and cannot reach the page around it. */
export function DocumentFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox=""
      // Private to this page while it is shown; the response is not cached.
      referrerPolicy="no-referrer"
      className="h-96 w-full border border-rule bg-sheet"
    />
  )
}
