import { BlockList, isIP } from 'node:net'

/** Addresses and networks (CIDR) whose X-Forwarded-For we trust. */
export function trustedProxyList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/**
 * Walks X-Forwarded-For from the right past trusted proxies; with none trusted it is the socket's address, whatever the
 * header says.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: BlockList,
): string {
  let address = plain(socketAddress)
  for (const hop of (forwardedFor ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .reverse()) {
    if (!isTrusted(address, trusted) || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/**
 * The unit of rate limits: an IPv4 address or an IPv6 /64, which belongs to one household or one attacker (contract.md, "The
 * device counter").
 */
export function addressBucket(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  const groups = [...left, ...missing, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The network of an address, which changes less often than the address: IPv4 /24 or IPv6 /64. */
export function networkBucket(address: string): string {
  return isIP(address) === 4 ? address.replace(/\d+$/, '0/24') : addressBucket(address)
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[(.+)\](:\d+)?$/, '$1')
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
