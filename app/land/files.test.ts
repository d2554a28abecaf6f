import { expect, it } from 'vitest'
import { listFiles, sectionAt, sectionById } from './files'

const point = { latitude: 40.4, longitude: -100.4 }
const outline = (sectionId: string) => ({ properties: { sectionId } })
const at = (...ids: string[]) => sectionAt(point, ids.map(outline) as never)

it('has the files of what was found only, what the words name first', () => {
  expect(listFiles({})).toEqual([])
  const files = listFiles({
    part: { section: 'NE1', label: 'SWNE' },
    section: sectionById('NE1'),
    elevation: point,
  })
  expect(files.map(({ what }) => what)).toEqual(['this part', 'this section', 'this elevation'])
  expect(files.map(({ href }) => href('csv'))).toEqual([
    '/export/federal-land-survey/getSectionGeometry.csv?plssid=NE1&part=SWNE',
    '/export/federal-land-survey/getSectionGeometry.csv?plssid=NE1',
    '/export/federal-elevation/getElevation.csv?latitude=40.4&longitude=-100.4',
  ])
})

it('has a map file of a point only where one section is there', () => {
  expect(at('NE1')('geojson')).toBe('/export/federal-land-survey/getSectionGeometry.geojson?plssid=NE1')
  expect(at('NE1', 'NE2')('geojson')).toBeUndefined()
  expect(at()('csv')).toContain('getTownshipSection.csv')
})
