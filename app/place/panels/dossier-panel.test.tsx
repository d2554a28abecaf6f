import { renderToReadableStream } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { placeAt } from '../place'
import { assessment } from './assessment'
import { DossierPanel } from './dossier-panel'
import type { Outcomes } from './testing/read-outcomes'

beforeAll(() => giveHeaders({}))

const point = { latitude: 39.7406, longitude: -104.9852 }

async function draw(outcome: Outcomes['assessment']): Promise<string> {
  const page = { url: { at: point }, place: placeAt(point), dossier: [], absent: [], tries: 0 }
  const stream = await renderToReadableStream(
    <DossierPanel panel={assessment} later={Promise.resolve(outcome)} page={page} />,
  )
  await stream.allReady
  return new Response(stream).text()
}

const link = `href="${localGovernments.href}"`

it('leads where the record is, else to what the page covers', async () => {
  const uncovered = { ending: 'not-covered' as const, why: 'Not here.', metas: [] }
  const elsewhere = await draw({ ...uncovered, elsewhere: localGovernments })
  expect(elsewhere).toContain(link)
  expect(elsewhere).toContain(localGovernments.label)
  expect(await draw(uncovered)).not.toContain(link)
})
