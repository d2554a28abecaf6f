import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export async function startBlackHole(to: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>()
  let isOpen = true
  const server = createServer((near) => {
    const far = connect(to.port, to.host)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
      if (isOpen) socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const each = (act: (socket: Socket, other: Socket) => void) => {
    for (const [near, far] of pairs) {
      act(near, far)
      act(far, near)
    }
  }
  return {
    port,
    cut: () => each((socket) => socket.destroy()),
    swallow() {
      isOpen = false
      each((socket, other) => socket.unpipe(other).pause())
    },
    heal() {
      isOpen = true
      each((socket, other) => socket.pipe(other))
    },
    close() {
      each((socket) => socket.destroy())
      server.close()
    },
  }
}

export function through(url: string, { port }: { port: number }): string {
  const other = new URL(url)
  other.host = `127.0.0.1:${port}`
  return other.href
}
