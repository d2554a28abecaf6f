import { expect, it } from 'vitest'
import { floridaSaleWindow } from '@/app/_lib/florida-sale-window'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { mapEngine } from '@/connectors/us-florida-parcels/testing/map-engine'
import { sampleParcel } from '@/connectors/us-florida-parcels/testing/sample-house'
import { names } from '../../entries/entry-names'
import { makeTestPacket } from '../testing/make-test-packet'
import { standingSheets } from './standing-sheet'

it('the sheet of similar parcels has a dot plot and one table, but no sales ratios', async () => {
  const { identity } = sampleParcel('house')
  const answer = await mapEngine().engine.call(
    'us-florida-parcels',
    'similarParcels',
    {
      ...identity,
      sales: floridaSaleWindow(),
    },
    {
      internal: true,
    },
  )
  if (!answer.ok || !answer.data.compared) throw new Error('not compared')
  const { compared } = answer.data
  const first = { title: 'The home', small: 'all' as const, blocks: [] }
  const sheets = [first, ...standingSheets({ compared, meta: answer.meta })]
  const { bytes, missing } = await makeTestPacket(
    { title: 'Assessment appeal', home: 'a home', keepsEmpty: true, sheets },
    { [names.standing]: 'yes' },
  )
  expect(missing).toEqual([])
  const { doc, pages } = await readPdf(bytes)
  expect(pages, 'each sheet on one page').toHaveLength(sheets.length)
  const structure = readStructure(doc)
  expect(findByTag(structure, 'H2').map(({ text }) => text)).toEqual(sheets.map(({ title }) => title))
  const [plot] = findByTag(structure, 'Figure')
  expect(plot?.alt).toMatch(
    /^Dot plot\. The just values of \d+ similar parcels go from .* The middle half lies/,
  )
  expect(plot?.text).toMatch(/Median \$[\d.,]+This parcel \$[\d.,]+/)
  const [parcels, ...others] = findByTag(structure, 'Table')
  const rowsIn = (table: typeof parcels) => findByTag(table ?? structure, 'TR').length - 1
  expect(rowsIn(parcels)).toBe(Math.min(5, compared.parcels.length))
  expect(others).toEqual([])
  expect(structure.text).not.toMatch(/\b(?:COD|PRD|PRB)\b/)
  expect(structure.text).not.toContain('cost of a sale')
  expect(structure.text).toContain(', retrieved ')
  expect(structure.text).toContain('counted from the lowest')
  expect(structure.text).toContain('not proof that a value is wrong')
  expect(structure.text.includes(`nearest of ${compared.parcels.length}`)).toBe(compared.parcels.length > 5)
})
