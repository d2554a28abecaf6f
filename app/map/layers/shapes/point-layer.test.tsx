import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineRecord } from '@/lib/records/define-record'
import { answerHref } from '../../rows/answer-href'
import type { MapLayerRow } from '../map-layer'
import { pointLayer } from './point-layer'

const well = defineRecord('well', {
  name: { schema: z.string(), label: 'Well' },
  depth: {
    schema: z.nullable(z.number()),
    label: 'Depth',
    text: (depth) => (depth === null ? null : `${depth} ft`),
    map: { compares: 'count' },
  },
})

interface WellRow extends MapLayerRow {
  record: { name: string; depth: number | null }
}

it('pointLayer derives columns, facts, labels and rows from the kind of record', () => {
  const layer = pointLayer({
    id: 'wells',
    kind: well,
    title: 'Wells',
    one: 'well',
    many: 'wells',
    publisher: 'the survey',
    fromZoom: 10,
    below: 'Wells show from city zoom.',
    answer: {
      from: { method: 'wells.inArea' },
      toRows: (data) => ({ rows: data as WellRow[], total: null, notes: [] }),
    },
    recordOf: ({ record }: WellRow) => record,
    look: 'disc',
    mark: 'A well',
    clickFields: ['depth', 'name'],
    href: ({ key }) => `/wells/${key}`,
    limits: 'As reported.',
    credit: 'Wells: the survey',
  })
  const row: WellRow = { key: 'a1', name: 'A-1', at: [-72, 44], record: { name: 'A-1', depth: 120 } }
  expect(layer.columns.map(({ id, cell, compares }) => [id, cell(row), compares])).toEqual([
    ['depth', '120 ft', 'count'],
  ])
  expect(layer.tells(row)).toMatchObject([
    { label: 'Depth', value: '120 ft' },
    { label: 'Well', value: 'A-1' },
  ])
  const { sources, pickable } = layer.draw({
    edition: '1',
    choices: {},
    rows: [row],
    selected: [],
    open: undefined,
  })
  expect([Object.keys(sources), pickable]).toEqual([['wells'], ['wells-points']])
  if (layer.origin.kind !== 'answer') throw new Error('The rows come from one answer.')
  expect(answerHref(layer.origin, [-73, 43, -72, 44])).toBe(
    '/api/v1/wells/inArea?bbox=%5B-73%2C43%2C-72%2C44%5D',
  )
  expect(layer.origin.toRows([row]).rows).toEqual([row])
})
