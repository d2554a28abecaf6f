import { beforeAll, expect, it } from 'vitest'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { DossierPanel, nextOf } from './dossier-panel'
import type { Panel } from './panel'
import { panels } from './panels'
import { assessment } from './panels/assessment'
import type { PanelOutcomesById } from './panels/testing/read-outcomes'
import { placeAt } from './place'

beforeAll(() => giveHeaders({}))

const point = { latitude: 39.7406, longitude: -104.9852 }

const page = { url: { at: point }, place: placeAt(point), dossier: [], aside: [], absent: [], tries: 0 }

async function drawOutcome(outcome: PanelOutcomesById['assessment']): Promise<string> {
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

it.each(panels.map((panel: Panel) => [panel.title, panel]))(
  'the panel “%s” of an uncovered place links to the coverage of a named source',
  (_, panel) => {
    const { label } = nextOf(panel, page, { ending: 'not-covered', why: 'Not here.', metas: [] })
    expect(label).toMatch(/^What \S.* covers$/)
  },
)
