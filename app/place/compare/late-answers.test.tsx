import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { panels } from '@/app/_surfaces/place/panels'
import { ComparedGlance } from './compared-glance'
import type { PendingPair } from './read-pairs'

vi.mock('server-only', () => ({}))
vi.mock('@/app/_lib/read/page-deadline', () => ({ soon: async () => undefined }))
vi.mock('@/app/_lib/read/this-page', () => ({
  thisPage: async () => ({ plainHref: '/place/compare?plain=1' }),
}))

/**
 * React reported its error 418 under load if a row of the table was late and nothing else on the page was.
 */
it("a late row of a table contains no element that a browser's parser would move out of the table", async () => {
  const pair = { panel: panels[0], later: new Promise(() => {}) } as unknown as PendingPair
  const stream = await renderToReadableStream(<ComparedGlance pairs={[pair]} names={['One', 'Other']} />)
  const { value } = await stream.getReader().read()
  const table = /<table.*<\/table>/s.exec(new TextDecoder().decode(value))?.[0]
  expect(table).toContain('Loading')
  expect(table).not.toContain('<noscript')
})
