import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { localGovernments } from '@/app/say-not-covered'
import type { DossierPage } from '../dossier-page'
import { placeAt } from '../place-at'
import type { Outcomes } from './dossier'
import { DossierPanel } from './dossier-panel'

const point = { latitude: 39.7406, longitude: -104.9852 }

async function draw(assessment: Outcomes['assessment']): Promise<string> {
  const dossier = { assessment: Promise.resolve(assessment) } as unknown as DossierPage['dossier']
  const url = { at: point, series: false, plain: true } as DossierPage['url']
  const page = { url, place: placeAt(point), dossier, whole: true, tries: 0 }
  const stream = await renderToReadableStream(
    <DossierPanel panel="assessment" page={page} body={() => null} />,
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
