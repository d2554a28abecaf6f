import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../connector/errors'
import { createLog } from './log'

/** The lines that a log wrote. */
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
