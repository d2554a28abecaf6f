import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../connector/errors'
import { createLog, logPrinted, logSignIn } from './log'

function lines(write: (log: ReturnType<typeof createLog>) => void) {
  const written: string[] = []
  write(createLog('debug', { write: (line) => void written.push(line) }))
  return written
}

const asked = '7 Quill Lane'

describe('the log', () => {
  it('says where a fault is, and leaves out what an error carries of a question', () => {
    const failures = [
      () => new URL(`${asked}`),
      () => JSON.parse(asked),
      () => {
        throw Object.assign(new Error('It failed.', { cause: new TypeError('Deep.') }), { params: { asked } })
      },
    ]
    for (const fail of failures) {
      const [line = ''] = lines((log) => {
        try {
          fail()
        } catch (err) {
          log.error({ reference: 'abc', err }, 'a fault on our side')
        }
      })
      expect(line).not.toContain('Quill')
      expect(JSON.parse(line)).toMatchObject({
        reference: 'abc',
        err: { stack: expect.stringContaining('at ') },
      })
    }
  })

  it('keeps the kind of an error, its code and its cause', () => {
    const err = new ConnectorError('internal', 'Ours.', { cause: new RangeError('Too far.') })
    const [line = ''] = lines((log) => log.error({ err }))
    expect(JSON.parse(line).err).toMatchObject({
      code: 'internal',
      message: 'Ours.',
      cause: { type: 'RangeError', message: 'Too far.' },
    })
  })
})

describe('what a library prints', () => {
  it("logs one line without a visitor's text", () => {
    const printed: unknown[][] = [
      [new Error(`Failed to find "${asked}\\"${asked}".\nRead more: ${asked}`)],
      [`\`host\` header with value \`${asked}\` does not match`],
      ['It failed.', new TypeError(`Received "${asked}`, { cause: new Error(asked) })],
      [{ asked }],
    ]
    for (const said of printed) {
      const written = lines((log) => logPrinted(log, 'warn', said))
      expect(written).toHaveLength(1)
      expect(written[0]).not.toContain('Quill')
      expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 40, msg: expect.any(String) })
    }
  })
})

describe('logSignIn', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('says the network around %s, never the address', (visitor, network) => {
    const [line = ''] = lines((log) => logSignIn(log, 'refused', visitor))
    const { time, ...said } = JSON.parse(line)
    expect(time).toBeDefined()
    expect(said).toEqual({ level: 40, event: 'sign-in', outcome: 'refused', network, msg: 'sign-in' })
  })
})
