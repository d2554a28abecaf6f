import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import CompareRows, { chooseCompared } from './compare-rows'

const rows = Array.from({ length: 8 }, (_, at) => ({ key: `k${at}`, name: `Lot ${at}` }) as MapLayerRow)
const keysOf = (beside: readonly string[]) => chooseCompared(rows, beside).map(({ key }) => key)

it('compares the first five records of a longer selection until the visitor ticks other records', () => {
  expect(keysOf([])).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
  expect(keysOf(['k7', 'k2', 'gone'])).toEqual(['k2', 'k7'])
  expect(keysOf(['k7']), 'one alone compares with nothing').toHaveLength(5)
  expect(chooseCompared(rows.slice(2), [])).toHaveLength(6)
})

it('renders a checkbox for each selected record, and disables the boxes beyond six', () => {
  const layer = { id: 'lots', one: 'parcel', columns: [], href: () => '/x' } as unknown as MapLayer
  const six = rows.slice(0, 6).map(({ key }) => key)
  const markup = renderToStaticMarkup(
    <CompareRows layer={layer} rows={rows} beside={six} onChoose={() => {}} files={null} />,
  )
  expect(markup.match(/type="checkbox"/g)).toHaveLength(8)
  expect(markup.match(/disabled=""/g)).toHaveLength(2)
  expect(markup).toContain('6 of 8 selected are compared')
})
