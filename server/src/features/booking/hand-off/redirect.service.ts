/**
 * The target to which `GET /redirect?url=` may redirect at once: an https address without user name and port, on a host that
 * the operator allows (contract.md, "Calls"). Null for everything else, which the page shows before a person follows it.
 */
export function redirectTarget(urls: readonly string[], allowed: readonly string[]): string | null {
  const [url] = urls
  // Two `url` parameters are ambiguous: a reader of the link may see another one than we follow.
  if (url === undefined || urls.length > 1 || !URL.canParse(url)) return null
  const { protocol, username, password, host, href } = new URL(url)
  if (protocol !== 'https:' || username !== '' || password !== '') return null
  // The host as a browser reads it: lower case, punycode, without the default port.
  return allowed.some((one) => one.toLowerCase() === host) ? href : null
}
