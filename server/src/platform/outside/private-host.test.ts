import { describe, expect, it } from 'vitest'
import { isPrivateAddress, isPrivateHost, mayFollow } from './private-host.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '[fd00::1]',
  'fe80::1',
  '64:ff9b::a00:1',
  'no address',
])('%s is of a private network, or of no host', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)

const ADDRESSES: Record<string, string[]> = {
  'tiles.example': ['203.0.113.9'],
  'cdn.example': ['198.51.100.7', '2606:4700::1'],
  'inside.example': ['198.51.100.7', '10.0.0.1'],
  'lan.example': ['192.168.1.5'],
}
const find = async (host: string) => {
  const found = ADDRESSES[host]
  if (!found) throw new Error('ENOTFOUND')
  return found
}

it('takes a name for private when one of its addresses is, or it has none', async () => {
  const asked = ['cdn.example', 'inside.example', 'nowhere.example']
  expect(await Promise.all(asked.map((host) => isPrivateHost(host, find)))).toEqual([false, true, true])
})

describe('an address that a document names', () => {
  const at = new URL('https://tiles.example/planet')
  it.each([
    ['https://tiles.example/a/b', true],
    ['https://cdn.example/', true],
    ['http://cdn.example/', false],
    ['https://inside.example/', false],
    ['https://nowhere.example/', false],
    ['https://127.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://me@cdn.example/', false],
    ['file:///etc/passwd', false],
  ])('%s may be followed: %s', async (named, isAllowed) => {
    expect(await mayFollow(new URL(named), at, find)).toBe(isAllowed)
  })

  it('may be of our own network where the configured one is', async () => {
    const own = new URL('http://lan.example/planet')
    expect(await mayFollow(new URL('http://192.168.1.9:8080/'), own, find)).toBe(true)
  })
})
