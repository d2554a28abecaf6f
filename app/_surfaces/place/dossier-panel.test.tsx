import { beforeAll, expect, it } from 'vitest'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { DossierPanel } from './dossier-panel'
import { assessment } from './panels/assessment'
import type { PanelOutcomes } from './panels/testing/read-outcomes'
import { placeAt } from './place'

beforeAll(() => giveHeaders({}))

const point = { latitude: 39.7406, longitude: -104.9852 }

async function drawOutcome(outcome: PanelOutcomes['assessment']): Promise<string> {
  const page = { url: { at: point }, place: placeAt(point), dossier: [], aside: [], absent: [], tries: 0 }
  return draw(<DossierPanel panel={assessment} later={Promise.resolve(outcome)} page={page} />)
}

const link = `href="${localGovernments.href}"`

it('a place without coverage links to the office that has the record, if one is known', async () => {
  const uncovered = { ending: 'not-covered' as const, why: 'Not here.', metas: [] }
  const elsewhere = await drawOutcome({ ...uncovered, elsewhere: localGovernments })
  expect(elsewhere).toContain(link)
  expect(elsewhere).toContain(localGovernments.label)
  expect(await drawOutcome(uncovered)).not.toContain(link)
})
