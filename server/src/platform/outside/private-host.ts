import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Resolves the addresses of a host name. Throws where there is none. */
export type FindAddresses = (hostname: string) => Promise<string[]>

/** Addresses of this machine or a private network, and those of no single host (IANA's special-purpose registries). */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '')
  const family = isIP(plain)
  // A block list of IPv4 addresses also matches their IPv6 form (::ffff:10.0.0.1).
  return family === 0 || PRIVATE.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a host belongs to this machine or its private network, or has no address at all. Uses DNS. */
export async function isPrivateHost(
  hostname: string,
  findAddresses: FindAddresses = askDns,
): Promise<boolean> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  if (isIP(plain) !== 0) return isPrivateAddress(plain)
  try {
    return (await findAddresses(plain)).some(isPrivateAddress)
  } catch {
    return true
  }
}

async function askDns(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address)
}

/**
 * Whether an address from a fetched document may be called. At the configured host it may; elsewhere it must be public and
 * encrypted, so that no document leads into our own network: a name that is pointed there a moment later has no certificate.
 * Where the configured host is itself in a private network, others of that network are allowed.
 */
export async function mayFollow(
  named: URL,
  configured: URL,
  findAddresses: FindAddresses = askDns,
): Promise<boolean> {
  if (!/^https?:$/.test(named.protocol) || named.username !== '' || named.password !== '') return false
  if (named.origin === configured.origin) return true
  if (await isPrivateHost(configured.hostname, findAddresses)) return true
  return named.protocol === 'https:' && !(await isPrivateHost(named.hostname, findAddresses))
}
