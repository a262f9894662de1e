import { createServer } from 'node:http'

/**
 * A stand-in for Google's host: serves its script after a given number of failures; the script reports what it drew to the
 * page.
 */
export type GoogleStandIn = {
  url: string
  /** The query of each request for the script. */
  queries: URLSearchParams[]
  close: () => Promise<void>
}

// The part of google.maps that our frame uses: every object writes itself into the document, a marker as a button.
const SCRIPT = `(() => {
  const query = new URL(document.currentScript.src).searchParams
  class Shown { constructor(kind, options) { this.kind = kind; this.options = options; this.setMap(options.map) } setMap(map) { this.element?.remove(); if (!map) return; this.element = document.createElement(this.kind === 'marker' ? 'button' : 'i'); this.element.dataset.kind = this.kind; this.element.textContent = this.options.title ?? ''; document.body.append(this.element) } addListener(name, listener) { this.element?.addEventListener(name, listener) } setIcon() {} setZIndex() {} }
  window.google = { maps: {
    Map: class { constructor(element, options) { element.dataset.zoom = options.zoom; this.element = element } setCenter({ lat, lng }) { this.element.dataset.centre = lat + ' ' + lng } setZoom(zoom) { this.element.dataset.zoom = zoom } fitBounds() { this.element.dataset.fitted = '' } },
    Marker: class extends Shown { constructor(options) { super('marker', options) } },
    Polyline: class extends Shown { constructor(options) { super('line', options) } },
    Circle: class extends Shown { constructor(options) { super('circle', options) } },
    LatLngBounds: class { extend() {} },
    SymbolPath: { CIRCLE: 0 },
  } }
  window[query.get('callback')]()
})()`

/** Starts it on a free port of this machine. */
export async function startGoogle(failures: number): Promise<GoogleStandIn> {
  const queries: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/maps/api/js') return response.writeHead(404).end()
    queries.push(searchParams)
    if (queries.length <= failures) return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    queries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
