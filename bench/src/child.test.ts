import { expect, test } from 'vitest'
import { runChild, startChild } from './child.ts'

const node = (script: string) => [process.execPath, '-e', script]

test('a line is found whether it was printed before or after the call', async () => {
  const child = startChild(
    node("console.log('port 1'); process.stdin.once('data', (t) => console.log('got', String(t)))"),
  )
  expect(await child.line('port ')).toBe('port 1')
  const answer = child.line('got ')
  child.give('a word')
  expect(await answer).toBe('got a word')
  expect(await child.line('port ')).toBe('port 1')
  await child.stop()
})

test('waiting for a missing line rejects with the error output of the program', async () => {
  const child = startChild(node("console.error('no room left'); process.exit(3)"))
  await expect(child.line('ready')).rejects.toThrow(/ended \(3\): no room left/)
  await expect(child.line('ready')).rejects.toThrow('no room left')
})

test('a missing program is reported at once', async () => {
  const child = startChild(['tripwright-has-no-such-program'])
  await expect(child.line('ready')).rejects.toThrow('ENOENT')
  await child.stop()
})

test('a stopped program is gone, and stopping it twice does no harm', async () => {
  const child = startChild(node("console.log('up'); setInterval(() => {}, 1000)"))
  await child.line('up')
  await child.stop()
  await child.stop()
  expect(() => process.kill(child.pid, 0)).toThrow('ESRCH')
})

test('the output of a program is returned, and a failure is thrown with its error output', async () => {
  expect(await runChild(node("process.stdout.write('done')"))).toBe('done')
  await expect(runChild(node("console.error('refused'); process.exit(1)"))).rejects.toThrow('refused')
  await expect(runChild(['tripwright-has-no-such-program'])).rejects.toThrow('ENOENT')
})
