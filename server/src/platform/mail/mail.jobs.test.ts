import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeJobs } from '../jobs/jobs.fake.ts'
import type { Job } from '../jobs/jobs.port.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { mailJob, queueMail } from './mail.jobs.ts'
import { makeSmtpMail } from './mail.smtp.ts'
import { startSmtpServer } from './test-smtp-server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const message = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })

async function open(answer?: (address: string) => { code: number; text: string } | undefined) {
  const server = await startSmtpServer(answer && { answer })
  const log = makeFakeLog()
  const mail = makeSmtpMail({ url: `smtp://127.0.0.1:${server.port}`, from: 'hello@tripwright.example', log })
  const jobs = makeFakeJobs(database)
  await jobs.start([mailJob(mail) as Job])
  return { server, mail, jobs, log }
}

it('sends a queued mail when the transaction has committed, and none that was rolled back', async () => {
  const { server, mail, jobs } = await open()
  await database.db.transaction((transaction) => queueMail(jobs, transaction, message('ann@mail.example')))
  const lost = database.db.transaction(async (transaction) => {
    await queueMail(jobs, transaction, message('bob@mail.example'))
    throw new Error('changed my mind')
  })
  await expect(lost).rejects.toThrow('changed my mind')
  await jobs.drain()
  expect(server.delivered.map(({ to }) => to)).toEqual([['ann@mail.example']])
  await mail.close()
  await server.stop()
})

it('keeps a mail while the server is down and sends it once when it is up', async () => {
  const { server, mail, jobs } = await open()
  await server.stop()
  await queueMail(jobs, database.db, message('ann@mail.example'))
  await expect(jobs.drain()).rejects.toThrow('ECONNREFUSED')
  const again = await startSmtpServer({ port: server.port })
  await jobs.drain()
  await jobs.drain()
  expect(again.delivered.map(({ to }) => to)).toEqual([['ann@mail.example']])
  await mail.close()
  await again.stop()
})

it('tries a mailbox that does not exist once, and is done', async () => {
  let tries = 0
  const { server, mail, jobs, log } = await open((address) => {
    if (address !== 'gone@mail.example') return undefined
    tries++
    return { code: 550, text: 'no such mailbox' }
  })
  await queueMail(jobs, database.db, message('gone@mail.example'))
  await jobs.drain()
  expect(tries).toBe(1)
  expect(log.lines).toHaveLength(1)
  await mail.close()
  await server.stop()
})
