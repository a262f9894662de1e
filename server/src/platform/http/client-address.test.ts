import { describe, expect, it } from 'vitest'
import { addressBucket, clientAddress, trustedProxyList } from './client-address.ts'

const none = trustedProxyList([])
const proxies = trustedProxyList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

describe('the address of a client', () => {
  it('is the socket’s, whatever X-Forwarded-For claims, when no proxy is trusted', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', none)).toBe('203.0.113.7')
  })

  it('is the last hop that is no proxy of ours: what the client wrote before it counts nothing', () => {
    expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3', proxies)).toBe('203.0.113.7')
  })

  it('stays the proxy’s when the header holds nonsense', () => {
    expect(clientAddress('127.0.0.1', 'unknown, <script>', proxies)).toBe('127.0.0.1')
  })

  it('reads IPv4 in its IPv6 dress, and IPv6 in brackets with a port', () => {
    expect(clientAddress('::ffff:127.0.0.1', '[2001:db8::1]:443', proxies)).toBe('2001:db8::1')
  })
})

describe('the bucket that an address is charged to', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket)
  })
})
