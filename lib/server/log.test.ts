import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../connector/errors'
import { createLog, logPrinted, logSignIn } from './log'

function lines(write: (log: ReturnType<typeof createLog>) => void) {
  const output: string[] = []
  write(createLog('debug', { write: (line) => void output.push(line) }))
  return output
}

const address = '7 Quill Lane'

describe('log', () => {
  it('logs the stack of an error, but omits data about the request', () => {
    const failures = [
      () => new URL(`${address}`),
      () => JSON.parse(address),
      () => {
        throw Object.assign(new Error('It failed.', { cause: new TypeError('Deep.') }), {
          params: { asked: address },
        })
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

  it("logs the error's type, code and cause", () => {
    const err = new ConnectorError('internal', 'Ours.', { cause: new RangeError('Too far.') })
    const [line = ''] = lines((log) => log.error({ err }))
    expect(JSON.parse(line).err).toMatchObject({
      code: 'internal',
      message: 'Ours.',
      cause: { type: 'RangeError', message: 'Too far.' },
    })
  })
})

describe('logPrinted', () => {
  it("logs a single line without a visitor's text", () => {
    const printed: unknown[][] = [
      [new Error(`Failed to find "${address}\\"${address}".\nRead more: ${address}`)],
      [`\`host\` header with value \`${address}\` does not match`],
      ['It failed.', new TypeError(`Received "${address}`, { cause: new Error(address) })],
      [{ asked: address }],
    ]
    for (const args of printed) {
      const output = lines((log) => logPrinted(log, 'warn', args))
      expect(output).toHaveLength(1)
      expect(output[0]).not.toContain('Quill')
      expect(JSON.parse(output[0] ?? '')).toMatchObject({ level: 40, msg: expect.any(String) })
    }
  })
})

describe('logSignIn', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('logs the network around %s and never the IP address', (visitor, network) => {
    const [line = ''] = lines((log) => logSignIn(log, 'refused', visitor))
    const { time, ...fields } = JSON.parse(line)
    expect(time).toBeDefined()
    expect(fields).toEqual({ level: 40, event: 'sign-in', outcome: 'refused', network, msg: 'sign-in' })
  })
})
