import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lotFloods } from '../layers/lot-floods'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { LookupBar, withLookup } from './lookup-bar'
import { lookUpKey, type OnDemandCell } from './use-lookup'

const rows: MapLayerRow[] = ['27:1', '27:2'].map((key) => ({ key, name: key, at: [-80, 25] }))
const layer = { id: 'parcels', columns: [], limits: 'A lead.', lookup: lotFloods } as unknown as MapLayer
const answer = (data: object): OnDemandCell => ({
  state: 'answered',
  meta: {} as never,
  ...lotFloods.toCell({ state: 'asked', names: [], note: 'None here.', isCut: false, ...data }),
})
const touched = answer({ names: ['Zone AE'], isSpecial: true })
const free = answer({ isSpecial: false })

const toStates = (looked: readonly (OnDemandCell | undefined)[]) =>
  new Map(rows.flatMap((row, index) => (looked[index] ? [[lookUpKey(layer, row), looked[index]]] : [])))

function renderBar(...looked: (OnDemandCell | undefined)[]): string {
  const lookup = { found: toStates(looked), isRunning: false, run: async () => {}, stop: () => {} }
  return renderToStaticMarkup(<LookupBar {...{ layer, rows, lookup }} onKeep={() => {}} />)
}

describe('LookupBar', () => {
  it('offers to reduce the selection if every row has a decisive result', () => {
    expect(renderBar(touched, free)).toContain(`${lotFloods.keep} (1)`)
    expect(renderBar(touched, free)).toContain('Not an official flood determination')
    for (const other of [
      undefined,
      { state: 'failed', message: 'FEMA is down.' } as const,
      answer({ state: 'not asked', why: 'The parcel is wide.' }),
      answer({ isSpecial: false, isCut: true }),
    ])
      expect(renderBar(touched, other)).not.toContain(lotFloods.keep)
  })

  it('counts rows without a result, and rows with an undecided result', () => {
    expect(renderBar(touched, { state: 'failed', message: 'FEMA is down.' })).toContain('No answer for 1.')
    expect(renderBar(touched, answer({ state: 'not asked', why: '' }))).toContain('Not known for 1.')
  })

  it('adds a column in which pending rows are marked', () => {
    const [column] = withLookup(layer, rows, toStates([free])).columns
    expect(rows.map((row) => column?.cell(row))).toEqual(['None here.', 'Not asked yet'])
    expect(withLookup(layer, rows, new Map())).toBe(layer)
  })
})
