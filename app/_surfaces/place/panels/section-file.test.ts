import { expect, it } from 'vitest'
import { placeAt } from '../place'
import { elevation } from './elevation'
import { section } from './section'
import { sectionFile, sectionFileAt } from './section-file'

const point = { latitude: 40.4, longitude: -100.4 }
const outline = (sectionId: string) => ({ properties: { sectionId } })
const at = (...ids: string[]) => sectionFileAt(point, ids.map(outline) as never)

it('a panel without a record offers no file', () => {
  expect(section.detail.file(placeAt(point), undefined)).toBeUndefined()
  expect(elevation.detail.file(placeAt(point), undefined)).toBeUndefined()
})

it('the URL of a file names the point, or the section with its aliquot part', () => {
  const height = elevation.detail.file(placeAt(point), {} as never)
  expect(height?.what).toBe('this elevation')
  expect(height?.href('csv')).toBe(
    '/export/federal-elevation/getElevation.csv?latitude=40.4&longitude=-100.4',
  )
  expect(sectionFile({ plssid: 'NE1', part: 'SWNE' })('csv')).toBe(
    '/export/federal-land-survey/getSectionGeometry.csv?plssid=NE1&part=SWNE',
  )
})

it('the GeoJSON file of a point exists only if exactly one section contains it', () => {
  expect(at('NE1')('geojson')).toBe('/export/federal-land-survey/getSectionGeometry.geojson?plssid=NE1')
  expect(at('NE1', 'NE2')('geojson')).toBeUndefined()
  expect(at()('csv')).toContain('getTownshipSection.csv')
})
