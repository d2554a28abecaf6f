import { expect, it } from 'vitest'
import type { MapTableColumn } from '@/lib/records/define-record'
import { layers } from './layers'

it('columns with figures or classes are compared, and columns with identifiers are not', () => {
  const compared = layers.flatMap(({ id, columns }) =>
    (columns as readonly MapTableColumn<never>[]).flatMap((column) =>
      column.compares ? [`${id}.${column.id}`] : [],
    ),
  )
  expect(compared).toEqual(
    expect.arrayContaining(['parcels.value', 'parcels.perfoot', 'parcels.use', 'parcels.built']),
  )
  expect(
    compared.filter((each) => /number|city|code|symbol|unit|map|identifier|position/.test(each)),
  ).toEqual([])
})
