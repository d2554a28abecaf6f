import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import type { MapLayerReport } from './layer-report'
import { NoMatches } from './no-matches'

interface Well extends MapLayerRow {
  kind: string
  state: string
}

const test = (id: 'kind' | 'state') => ({
  id,
  label: id === 'kind' ? 'Kind' : 'State',
  options: { dug: 'Dug', open: 'Open' },
  keeps: (option: string) => (row: Well) => row[id] === option,
})
const layer = { fromZoom: 10, choices: [test('kind'), test('state')] } as unknown as MapLayer
const well = (kind: string, state: string) => ({ key: kind + state, kind, state }) as unknown as MapLayerRow
const rowsInView = [well('dug', 'shut'), well('dug', 'dry'), well('drilled', 'open')]
const report = {
  state: 'ready',
  rows: [],
  rowsInView,
  inView: 3,
  choices: { kind: 'dug', state: 'open', color: 'x' },
} as unknown as MapLayerReport
const render = (zoom: number, change: Partial<MapLayerReport> = {}) =>
  renderToStaticMarkup(
    <NoMatches
      layer={layer}
      report={{ ...report, ...change }}
      view={{ latitude: 30, longitude: -87, zoom }}
      onGo={() => {}}
      onRemove={() => {}}
    />,
  )

describe('NoMatches', () => {
  it('offers a wider area, and each filter with the number of rows that pass the others', () => {
    const markup = render(12)
    expect(markup).toContain('Search a wider area')
    expect(markup).toContain('Remove “Kind: Dug”: 1 in view')
    expect(markup).toContain('Remove “State: Open”: 2 in view')
  })

  it('omits a filter whose removal shows no rows, unless this holds for every filter', () => {
    const some = render(12, { rowsInView: rowsInView.slice(0, 2) })
    expect(some).not.toContain('Kind: Dug')
    expect(some).toContain('Remove “State: Open”: 2 in view')
    const none = render(12, { rowsInView: [well('drilled', 'shut')] })
    expect(none).toContain('Remove “Kind: Dug”: 0 in view')
    expect(none).toContain('Remove “State: Open”: 0 in view')
  })

  it('offers no wider area at the first zoom of the layer', () => {
    expect(render(10.02)).not.toContain('Search a wider area')
    expect(render(10.02)).toContain('the widest area that can be listed')
  })

  it('renders nothing beside rows, while loading, and for a view without records', () => {
    expect(render(12, { rows: rowsInView.slice(0, 1) })).toBe('')
    expect(render(12, { state: 'loading' })).toBe('')
    expect(render(12, { inView: 0, rowsInView: [], choices: {} })).toBe('')
  })
})
