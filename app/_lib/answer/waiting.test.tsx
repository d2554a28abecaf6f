import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { StillLoading } from './waiting'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('../read/reading-scope', async (original) => ({
  ...(await original<object>()),
  readingScope: () => ({
    requests: [{ connector: 'federal-elevation', ended: { ok: false, error: { isWaiting: true } } }],
  }),
}))

const draw = async (isAboveFrame: boolean) => {
  const stream = await renderToReadableStream(<StillLoading isAboveFrame={isAboveFrame} />)
  await stream.allReady
  return new Response(stream).text()
}

it('StillLoading has the width and margins of the page only above a result that renders its own frame', async () => {
  expect(await draw(true)).toMatch(
    /class="[^"]*max-w-page px-4[^"]*".*Still waiting for the U.S. Geological/s,
  )
  expect(await draw(false)).not.toContain('max-w-page')
})
