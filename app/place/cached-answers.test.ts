import { describe, expect, it, vi } from 'vitest'
import { panels } from '@/app/_surfaces/place/panels'
import { describeAnswers } from './cached-answers'

vi.mock('server-only', () => ({}))

const panelOf = (id: (typeof panels)[number]['id']) => {
  const panel = panels.find((each) => each.id === id)
  if (!panel) throw new Error(`no panel ${id}`)
  return panel
}
const panelWith = (id: (typeof panels)[number]['id'], data: unknown) =>
  ({ panel: panelOf(id), outcome: { ending: 'found', data, metas: [] } }) as Parameters<
    typeof describeAnswers
  >[0][number]

describe('describeAnswers', () => {
  it('describes found records, and omits results that need a choice by the visitor', () => {
    const candidate = { address: '742 W INKWELL ST', printedParcelId: '1' }
    const noMatch = { newest: [], property: null, notes: [] }
    expect(
      describeAnswers([
        panelWith('elevation', { records: [{ elevationFeet: -7 }] }),
        panelWith('assessment', { candidates: [candidate], truncated: false }),
        panelWith('assessment', { candidates: [candidate, candidate], truncated: false }),
        panelWith('permits', noMatch),
      ]),
    ).toEqual(['Ground elevation: −7 ft'])
  })
})
