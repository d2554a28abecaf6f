import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerArcgis } from '../answer-arcgis'
import { answerCsv } from '../answer-csv'
import { answerOgc } from '../answer-ogc'

export async function serveLive(): Promise<{ origin: string; server: Server }> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const answer = await answerDoor(request)
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function answerDoor(request: Request): Promise<Response> {
  const [door, ...path] = new URL(request.url).pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (door === 'ogc') return answerOgc(request, path)
  if (door === 'csv') return answerCsv(request, path[0] ?? '', path[1] ?? '')
  const [rest, ...parts] = path
  return door === 'arcgis' && rest === 'rest'
    ? answerArcgis(request, parts)
    : new Response(null, { status: 404 })
}
