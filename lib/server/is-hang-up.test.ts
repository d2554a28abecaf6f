import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { isHangUp } from './is-hang-up'

it('recognizes a visitor who leaves in the middle of a form', async () => {
  const server = createServer()
  const failure = new Promise<unknown>((resolve) => {
    server.once('request', (request: IncomingMessage) => {
      request.on('data', () => client.destroy())
      request.once('error', resolve)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'),
  )
  expect(isHangUp(await failure)).toBe(true)
  server.close()
})

it.each([new Error('aborted by our own mistake'), new TypeError('x is undefined'), 'aborted', undefined])(
  'treats %s as a bug of ours, not as a hang-up',
  (error) => expect(isHangUp(error)).toBe(false),
)
