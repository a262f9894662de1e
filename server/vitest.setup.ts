import { Socket } from 'node:net'
import { afterAll } from 'vitest'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|::ffff:127\.\d+\.\d+\.\d+)$/
const left: string[] = []

// Files of one worker share modules and sockets, so this is installed once.
const mark = Symbol.for('tripwright.loopback-only')
if (!Reflect.get(Socket.prototype, mark)) {
  Reflect.set(Socket.prototype, mark, true)
  const connect = Socket.prototype.connect
  Reflect.set(Socket.prototype, 'connect', function guarded(this: Socket, ...args: unknown[]) {
    const host = hostOf(args)
    if (host !== null && !LOOPBACK.test(host)) {
      left.push(host)
      throw new Error(`a test tried to reach ${host}`)
    }
    return Reflect.apply(connect, this, args)
  })
}

/** The target of a socket; null for a local file. Net passes itself an array with the options first. */
function hostOf(args: unknown[]): string | null {
  const [first, second] = args
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options !== null) {
    const { path, host } = Object(options)
    return typeof path === 'string' && host === undefined ? null : String(host ?? 'localhost')
  }
  if (typeof options === 'string' && !/^\d+$/.test(options)) return null
  return typeof second === 'string' ? second : 'localhost'
}

afterAll(() => {
  const hosts = left.splice(0)
  if (hosts.length > 0) throw new Error(`sockets of these tests left this machine: ${hosts.join(', ')}`)
})
