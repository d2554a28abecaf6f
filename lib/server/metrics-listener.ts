import { createServer, type Server } from 'node:http'
import type { ServerMetrics } from './metrics'

/** The metrics have a separate port, so that visitors cannot reach them. */
export function listenForMetrics(metrics: ServerMetrics, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.text().catch(() => undefined)
    if (text === undefined) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
