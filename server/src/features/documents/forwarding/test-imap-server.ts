import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the server misbehaves. */
export type ImapFault =
  | 'none'
  | 'silent'
  | 'no-greeting'
  | 'refuses-login'
  | 'stalls-in-mail'
  | 'cut-off-in-mail'
  | 'lies-about-search'
  | 'babbles'
  | 'huge-literal'

/** A mailbox on 127.0.0.1 for tests that speaks as much IMAP (RFC 3501, UIDPLUS) as the poll needs, or breaks it. */
export async function startImapServer() {
  const mails = new Map<number, string>()
  const sockets = new Set<Socket>()
  const state = { fault: 'none' as ImapFault, logins: 0, mails, nextUid: 1 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (state.fault !== 'no-greeting') socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n')
    let waiting = ''
    socket.on('data', (bytes) => {
      waiting += bytes.toString('latin1')
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        answer(socket, line, state)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `imap://import:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (mail: string) => mails.set(state.nextUid++, mail),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type State = { fault: ImapFault; logins: number; mails: Map<number, string> }

function answer(socket: Socket, line: string, state: State): unknown {
  const [, tag = '*', command = '', rest = ''] = /^(\S+) (\S+)(?: (.*))?$/.exec(line) ?? []
  const send = (...lines: string[]) => socket.write(lines.map((one) => `${one}\r\n`).join(''))
  const done = (text = 'done') => send(`${tag} OK ${text}`)
  if (state.fault === 'silent') return
  if (state.fault === 'babbles') return send('* \0{99999}(((', `${tag} MAYBE {`, ')))')
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      send('* CAPABILITY IMAP4rev1 UIDPLUS')
      return done()
    case 'LOGIN':
      state.logins++
      return state.fault === 'refuses-login' ? send(`${tag} NO no such user`) : done()
    case 'LIST':
      send('* LIST () "/" INBOX')
      return done()
    case 'SELECT':
      send(
        `* ${state.mails.size} EXISTS`,
        '* FLAGS (\\Seen \\Deleted)',
        '* OK [UIDVALIDITY 1] valid',
        '* OK [UIDNEXT 1000] next',
      )
      return done('[READ-WRITE] selected')
    case 'UID':
      return ofUid(socket, tag, rest, state)
    case 'LOGOUT':
      send('* BYE')
      done()
      return socket.end()
    default:
      return done()
  }
}

function ofUid(socket: Socket, tag: string, rest: string, { fault, mails }: State): unknown {
  const done = () => socket.write(`${tag} OK done\r\n`)
  const [, command = '', uids = '', items = ''] = /^(\S+) (\S+)(?: (.*))?$/.exec(rest) ?? []
  const uid = Number(uids)
  const mail = mails.get(uid)
  const place = [...mails.keys()].indexOf(uid) + 1
  switch (command.toUpperCase()) {
    case 'SEARCH': {
      const found = fault === 'lies-about-search' ? [7777, 8888, ...mails.keys()] : [...mails.keys()]
      socket.write(`* SEARCH ${found.join(' ')}\r\n`)
      return done()
    }
    case 'FETCH': {
      if (mail === undefined) return done()
      if (!/BODY/i.test(items)) {
        socket.write(`* ${place} FETCH (UID ${uid} RFC822.SIZE ${Buffer.byteLength(mail)})\r\n`)
        return done()
      }
      const bytes = fault === 'huge-literal' ? 9_000_000_000 : Buffer.byteLength(mail)
      socket.write(`* ${place} FETCH (UID ${uid} BODY[] {${bytes}}\r\n`)
      if (fault === 'stalls-in-mail' || fault === 'cut-off-in-mail' || fault === 'huge-literal') {
        socket.write(mail.slice(0, Math.floor(mail.length / 2)))
        return fault === 'cut-off-in-mail' ? socket.destroy() : undefined
      }
      socket.write(`${mail})\r\n`)
      return done()
    }
    case 'STORE':
      return done()
    case 'EXPUNGE':
      mails.delete(uid)
      socket.write(`* ${place} EXPUNGE\r\n`)
      return done()
    default:
      return done()
  }
}
