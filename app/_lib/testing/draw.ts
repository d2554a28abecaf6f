import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** The markup of what may wait for its answers, once it is whole. */
export async function draw(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node)
  await stream.allReady
  return new Response(stream).text()
}
