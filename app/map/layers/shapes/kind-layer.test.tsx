import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineRecord } from '@/lib/records/define-record'
import { kindLayer } from './kind-layer'

const well = defineRecord('well', {
  id: { schema: z.string(), label: 'Well id' },
  use: { schema: z.nullable(z.string()), label: 'Use', fact: { absent: 'Not published' }, map: {} },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude' },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude' },
})

const layer = kindLayer({
  id: 'wells',
  kind: well,
  title: 'Wells',
  one: 'well',
  many: 'wells',
  publisher: 'the survey',
  fromZoom: 10,
  below: 'Wells show from city zoom.',
  method: 'state-wells.getWellsInArea',
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => `Well ${id}`,
  look: 'disc',
  mark: 'A well',
  href: ({ key }) => `/wells/${key}`,
  limits: 'As reported.',
  credit: 'Wells: the survey',
})

it('takes rows, columns and facts of a layer from the records of a method', () => {
  const record = { id: 'a1', use: null, latitude: 44, longitude: -72 }
  const records = [record, { ...record, id: 'b2', latitude: null }]
  expect(layer.connector).toBe('state-wells')
  expect(layer.origin.from).toEqual({ method: 'state-wells.getWellsInArea' })
  const { rows, notes } = layer.origin.toRows({ records, caveats: ['Old.'] })
  expect(rows).toEqual([{ key: 'a1', name: 'Well a1', at: [-72, 44], record }])
  expect(notes).toEqual(['Old.'])
  expect(layer.columns.map(({ id }) => id)).toEqual(['use'])
  expect(rows.map((row) => layer.tells(row))).toMatchObject([[{ label: 'Use', value: 'Not published' }]])
})
