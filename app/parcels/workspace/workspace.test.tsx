import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { type PanelName, type ParcelsUrl, panels, START } from '../url'
import { type ListLook, ListPanel } from './list/list-panel'
import { startWorkspace } from './reduce-workspace'
import { ComparePanel } from './selection/compare-panel'
import type { Work } from './use-workspace'
import { WorkspaceIsland } from './workspace-island'

const nothing = () => undefined
const url: ParcelsUrl = { ...START, at: { latitude: 28.5, longitude: -81.4 }, zoom: 16 }

const parcel = (number: number): MapParcel => ({
  key: `58:${number} A`,
  county: 58,
  parcelId: `${number} A`,
  address: number === 1 ? null : `${number} Palm Ave`,
  city: 'ORLANDO',
  postalCode: '32801',
  justValue: 100_000 * number,
  assessedValue: 90_000,
  taxableValue: 80_000,
  landValue: null,
  landSquareFeet: null,
  livingSquareFeet: null,
  yearBuilt: 1990,
  landUse: '001',
  saleYear: null,
  salePrice: null,
  saleQualification: null,
  rollYear: 2024,
  polygons: 1,
  longitude: -81.4,
  latitude: 28.5,
})

const rows = [parcel(1), parcel(2)]

const known = (parcels: MapParcel[]) => ({
  parcels,
  unknown: [],
  waiting: 0,
  problem: undefined,
  retry: nothing,
  learn: nothing,
})

const meta = {
  connector: 'us-florida-parcels',
  method: 'parcelsInView',
  source: 'Florida parcels',
  publisher: 'Florida',
  attribution: 'Florida',
  licence: 'Public record',
  dated: [{ label: 'Roll of', on: '2024' }],
  requests: [],
  retrievedAt: '2026-05-02T00:00:00.000Z',
  ageSeconds: 5,
  state: 'fresh' as const,
  sample: true,
}

function workWith(change: Partial<Work> = {}): Work {
  const view = {
    matched: 2,
    total: 9,
    page: 1,
    pages: 1,
    rows,
    cities: ['ORLANDO'],
    areas: { asked: 3, loaded: 2, problem: 'One did not answer in time.' },
    layer: 'polygons' as const,
    rollYears: [2024],
    retrievedAt: null,
  }
  return {
    state: startWorkspace({ ...url, filter: { minValue: 5 }, selected: [rows[0]?.key ?? ''] }),
    tell: nothing,
    isClose: true,
    isOutside: false,
    answer: { ok: true, data: view, meta, http: { status: 200, headers: new Headers(), body: undefined } },
    rows,
    isLoading: false,
    known: known([]),
    areas: { asked: 0, loaded: 0, failed: [] },
    undrawn: 0,
    setAreas: nothing,
    select: nothing,
    retries: 0,
    retry: nothing,
    ...change,
  }
}

const drawList = (work: Work, look: ListLook = 'list') =>
  renderToStaticMarkup(
    <ListPanel
      {...{ work, look }}
      onHover={nothing}
      onLook={nothing}
      onShow={nothing}
      handle={{ current: null }}
    />,
  )

describe('the workspace', () => {
  it.each(Object.keys(panels) as PanelName[])('is whole on the server with the panel %s', (panel) => {
    const markup = renderToStaticMarkup(<WorkspaceIsland url={{ ...url, panel }} edition="0" />)
    expect(markup).toContain(`aria-pressed="true" class`)
    expect(markup).toContain('Link to this view')
    expect(markup).not.toContain('style=')
  })

  it('asks to zoom in where there are too many parcels', () => {
    const markup = renderToStaticMarkup(<WorkspaceIsland url={START} edition="0" />)
    expect(markup).toContain('too large to count')
    expect(markup).toContain('Zoom in')
    expect(markup).toContain('data-list=""')
  })

  it.each([9, 17])('says so where no parcels can be, at zoom %i', (zoom) => {
    const abroad = { ...url, at: { latitude: 40.4, longitude: -100.4 }, zoom }
    const markup = renderToStaticMarkup(<WorkspaceIsland url={abroad} edition="0" />)
    expect(markup).toContain('outside Florida')
    expect(markup).not.toMatch(/Loading the parcels|Counting/)
    expect(markup).toContain('data-list=""')
  })
})

describe('the list', () => {
  it.each(['list', 'table'] as const)(
    'as a %s names the rows as the map does, and what is missing',
    (look) => {
      const markup = drawList(workWith(), look)
      expect(markup).toContain('data-list="58:1%20A 58:2%20A"')
      expect(markup).toContain('Parcel 1 A')
      expect(markup).toContain('href="/parcels/orange?id=2+A"')
      expect(markup).toContain('Showing all 2 parcels in view that meet the filters (9 in view).')
      expect(markup).toContain('1 of 3 areas did not load')
      expect(markup).toContain('Roll of 2024')
      expect(markup.match(/aria-label="Select [^"]+"[^>]*checked=""/g)).toHaveLength(1)
    },
  )

  it('is empty beside a failure, with a way on', () => {
    const problem = { code: 'upstream_timeout' as const, message: 'The source took too long.', issues: [] }
    const markup = drawList(workWith({ answer: { ok: false, problem }, rows: [] }))
    expect(markup).toContain('data-list=""')
    expect(markup).toContain('The source took too long.')
    expect(markup).toContain('Try again')
  })
})

describe('the comparison', () => {
  it('takes the first five of more and says so', () => {
    const many = Array.from({ length: 7 }, (_, index) => parcel(index + 1))
    const markup = renderToStaticMarkup(<ComparePanel known={known(many)} />)
    expect(markup).toContain('The first 5 of 7')
    expect(markup).toContain('5 Palm Ave')
    expect(markup).not.toContain('6 Palm Ave')
    expect(markup.match(/Differs/g)).toHaveLength(1)
  })

  it('asks for a second parcel', () => {
    expect(renderToStaticMarkup(<ComparePanel known={known([parcel(1)])} />)).toContain('Select 2 to 5')
  })
})
