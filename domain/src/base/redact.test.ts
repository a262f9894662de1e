import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redactText } from './redact.ts'

describe('fields with secret names', () => {
  it.each([
    'password',
    'newPassword',
    'passwordHash',
    'token',
    'access_token',
    'set-auth-token',
    'api_key',
    'apiKey',
    'X-Api-Key',
    'session',
    'session_id',
    'sessionToken',
    'user_id',
    'userId',
    'email',
    'Email',
    'clientSecret',
    'authorization',
    'Set-Cookie',
  ])('hides %s at any depth', (name) => {
    const text = JSON.stringify(redact({ request: [{ [name]: 'hunter2' }] }))
    expect(text).not.toContain('hunter2')
    expect(text).toContain(name)
  })

  it.each(['tokens', 'sessions', 'emailVerified', 'user', 'keyboard'])('shows %s', (name) => {
    expect(redact({ [name]: 12 })).toEqual({ [name]: 12 })
  })

  it('hides whole objects under a secret name and shows that a value was absent', () => {
    expect(redact({ session: { id: 1 }, token: null, email: undefined })).toEqual({
      session: '[redacted]',
      token: null,
      email: undefined,
    })
  })
})

describe('secrets inside texts', () => {
  it.each([
    ['no such person: ann.lee+x@mail.example.org!', 'no such person: [e-mail]!'],
    ['mail to jürgen@büro.de failed', 'mail to [e-mail] failed'],
    ['GET /email-verify?token=abc123&next=/', 'GET /email-verify?token=[redacted]&next=/'],
    ['token=abc is wrong (session_token=def)', 'token=[redacted] is wrong (session_token=[redacted])'],
    ['/callback?code=xyz exit code=1', '/callback?code=[redacted] exit code=1'],
    ['GET /api/account/feed/aB3_-xyz.ics 404', 'GET /api/account/feed/[redacted].ics 404'],
    ['/auth?reset=Zm9v.bar', '/auth?reset=[redacted]'],
    [
      'Failed query: insert into a values ($1, $2)\nparams: Grace,scrypt$14$8\n    at run (file.js:1)',
      'Failed query: insert into a values ($1, $2)\nparams: [redacted]\n    at run (file.js:1)',
    ],
    ['Failing row contains (1, Grace (Ada), x).', 'Failing row contains ([redacted]).'],
    ['Key (token)=(n3kdhyhDv1) already exists.', 'Key (token)=([redacted]) already exists.'],
    ['/auth?enter=Zm9v.bar', '/auth?enter=[redacted]'],
    ['authorization was Bearer abcdefgh.ijkl', 'authorization was Bearer [redacted]'],
    ['jwt eyJhbGciOi.eyJzdWIi.c2ln ended', 'jwt [redacted] ended'],
    ['2 @ 3 and a@b stay', '2 @ 3 and a@b stay'],
  ])('%s', (text, safe) => {
    expect(redactText(text)).toBe(safe)
    expect(redact({ note: text })).toEqual({ note: safe })
  })
})

describe('every kind of value', () => {
  it('copies errors with their cause, hiding what their texts and fields say', () => {
    const cause = new TypeError('for bob@example.com')
    const error = Object.assign(new Error('sign-in failed', { cause }), {
      email: 'bob@example.com',
      status: 401,
    })
    const safe = redact({ error })
    expect(safe).toMatchObject({
      error: {
        name: 'Error',
        message: 'sign-in failed',
        status: 401,
        email: '[redacted]',
        cause: { name: 'TypeError', message: 'for [e-mail]' },
      },
    })
    expect(JSON.stringify(safe)).not.toContain('bob@')
  })

  it('copies maps, sets, dates, bytes, big numbers and objects with toJSON', () => {
    const when = new Date(0)
    expect(
      redact({
        map: new Map<unknown, unknown>([
          ['token', 'x'],
          ['n', 1],
        ]),
        set: new Set(['a@b.example']),
        when,
        bytes: new Uint8Array(3),
        big: 5n,
        url: { toJSON: () => 'https://x.example/?token=1' },
        run: () => 1,
      }),
    ).toEqual({
      map: { token: '[redacted]', n: 1 },
      set: ['[e-mail]'],
      when,
      bytes: '[3 bytes]',
      big: '5',
      url: 'https://x.example/?token=[redacted]',
      run: '[function]',
    })
  })

  it('survives cycles, deep nesting and getters that throw', () => {
    const ring: Record<string, unknown> = { name: 'ring' }
    ring.self = ring
    expect(redact(ring)).toEqual({ name: 'ring', self: '[circular]' })

    let deep: unknown = { password: 'x' }
    for (let i = 0; i < 50; i++) deep = { deep }
    expect(JSON.stringify(redact(deep))).toContain('[deeper]')

    const broken = Object.defineProperty({}, 'bad', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(redact(broken)).toEqual({ bad: '[unreadable]' })
  })

  it('shows the same object twice when it is no cycle', () => {
    const place = { city: 'Rome' }
    expect(redact([place, place])).toEqual([place, place])
  })

  it('never throws, never changes its argument and never lets a secret through', () => {
    fc.assert(
      fc.property(
        fc.object({ maxDepth: 6, withMap: true, withSet: true, withDate: true, withBigInt: true }),
        (value) => {
          const planted = { rows: [{ value }, { password: 'S3CRET-VALUE', mail: 'a S3CRET@x.example b' }] }
          const before = fc.stringify(planted)
          const text = JSON.stringify(redact(planted))
          expect(text).not.toContain('S3CRET')
          expect(fc.stringify(planted)).toBe(before)
        },
      ),
    )
  })
})
