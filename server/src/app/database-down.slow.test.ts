import { once } from 'node:events'
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '#platform/db/crash-tests/small-disk.ts'
import { startTestCluster, type TestCluster } from '#platform/db/test-cluster.ts'
import { makeTestClient, startTestProcess, type TestClient, type TestProcess } from './test-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// This test kills its cluster, so it has one of its own and runs only where PostgreSQL is installed.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('while PostgreSQL is away, calls', () => {
  let disk: SmallDisk | undefined
  let cluster: TestCluster
  let wire: Awaited<ReturnType<typeof layWire>>
  let product: TestProcess
  let caller: TestClient
  beforeAll(async () => {
    disk = mountSmallDisk(250)
    if (disk) chmodSync(disk.folder, 0o755)
    cluster = await startTestCluster(disk?.folder)
    wire = await layWire(Number(new URL(cluster.url).port))
    const address = new URL(cluster.url)
    address.port = String(wire.port)
    product = await startTestProcess({ DATABASE_URL: address.href, RATE_LIMIT_IP_SCALE: '1000' })
    caller = makeTestClient(product.port)
  })
  afterAll(async () => {
    caller.close()
    await product.stop()
    wire.close()
    await cluster.stop()
    disk?.remove()
  })

  const QUESTION = { p_usage_type: 'ai_requests', p_device_fingerprint_hash: null }
  const crowd = () => caller.crowd(50, 4, '/api/rpc/get_device_usage', QUESTION)
  const untilWell = async () => {
    while ((await caller.call('/api/rpc/get_device_usage', QUESTION)).status !== 200) await pause(100)
  }
  const expectNoFlood = (before: number) => {
    const lines = product.lines().slice(before)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    // One of the calls, and one of a job that was due in these seconds; never one a call.
    expect(lines.length, JSON.stringify(lines)).toBeLessThanOrEqual(2)
  }

  it('are refused with a time to come back when it is killed while they are worked on, and go on by themselves', async () => {
    await untilWell()
    const calls = crowd()
    const exit = pause(20).then(() => process.kill(cluster.pid(), 'SIGKILL'))
    const statuses = await calls
    await exit
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect(await crowd()).toEqual({ 503: 200 })
    expect((await caller.call('/api/health')).status).toBe(200)
    expect((await caller.call('/api/ready')).status).toBe(503)
    const signIn = { email: 'ada@example.org', password: 'Sesame-open-4711' }
    expect(await caller.call('/api/auth/sign-in/email', signIn)).toMatchObject({
      status: 503,
      retryAfter: '5',
    })
    expectNoFlood(0)
    await cluster.start()
    await untilWell()
  })

  it('are refused when the network cuts it off, and go on by themselves', async () => {
    const before = product.lines().length
    const calls = crowd()
    await pause(20)
    wire.cut()
    const statuses = await calls
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect(await crowd()).toEqual({ 503: 200 })
    expectNoFlood(before)
    wire.mend()
    await untilWell()
  })

  it('that write are refused while its disk is full, those that read are answered, and none that was acknowledged is lost', async ({
    skip,
  }) => {
    if (!disk) return skip('no disk can be mounted: it takes root')
    let written = 0
    const write = async () => {
      const p_device_fingerprint_hash = `device-${++written}`
      const body = { p_usage_type: 'ai_requests', p_device_fingerprint_hash }
      return (await caller.call('/api/rpc/increment_device_usage', body)).status
    }
    const before = product.lines().length
    const filler = join(disk.folder, 'filler')
    const statuses = [await write()]
    const { bavail, bsize } = statfsSync(disk.folder)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    while (!statuses.includes(503) && statuses.length < 2_000) statuses.push(await write())
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect((await caller.call('/api/rpc/get_device_usage', QUESTION)).status).toBe(200)
    rmSync(filler)
    while (statuses.at(-1) !== 200) statuses.push(await write())
    await untilWell()
    expectNoFlood(before)
    const acknowledged = statuses.filter((status) => status === 200).length
    expect(await unitsOfAddress(cluster.url)).toBeGreaterThanOrEqual(acknowledged)
  })
})

/** The units that all devices of this machine's address have used. */
async function unitsOfAddress(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select max(count) as n from device_usage`)
  await client.end()
  return rows[0].n
}

/** A proxy in front of the database that can be cut: open connections break, new ones are refused. */
async function layWire(to: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  const entrance = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(entrance, 'listening')
  const address = entrance.address()
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      entrance.close()
    },
  }
}
