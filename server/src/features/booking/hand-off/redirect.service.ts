/**
 * Where `GET /redirect?url=` may send a browser at once: an https address, with nothing before its host and no port, on a
 * host that the operator allows (contract.md, "Calls"). Null for everything else, which the page shows before it is followed.
 */
export function redirectTarget(urls: readonly string[], allowed: readonly string[]): string | null {
  const [url] = urls
  // Two `url` parameters are ambiguous: the reader of the link may look at another one than we follow.
  if (url === undefined || urls.length > 1 || !URL.canParse(url)) return null
  const { protocol, username, password, host, href } = new URL(url)
  if (protocol !== 'https:' || username !== '' || password !== '') return null
  // The host as the browser would read it: small letters, punycode, without the port that https has anyway.
  return allowed.some((one) => one.toLowerCase() === host) ? href : null
}
