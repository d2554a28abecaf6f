import { plainDivisionNumber } from '@/lib/survey/plssid'
import { type TileLayerTable, tablePart } from '@/lib/tiles/read-layer'
import { A_MONTH, FINE_GRID, type TileLayer, tileMethods } from '@/lib/tiles/tile-layer'
import { type SurveyRow, toRecord } from './read-record'
import { gridRows, layerUrl } from './wire'

const fineness = {
  far: { maxOffset: 0.000_2, precision: 5 },
  near: { maxOffset: 0.000_02, precision: 6 },
} as const

type Fineness = (typeof fineness)[keyof typeof fineness]

const townships = (fine: Fineness): TileLayerTable<typeof gridRows.township> => ({
  ...fine,
  url: () => layerUrl('township'),
  columns: { essential: ['PLSSID'], optional: [] },
  row: gridRows.township,
  noun: 'township',
  toFeature: ({ OBJECTID, PLSSID }) => toFeature(OBJECTID, { identifier: PLSSID }),
})

const sections: TileLayerTable<typeof gridRows.section> = {
  ...fineness.near,
  url: () => layerUrl('section'),
  columns: { essential: ['FRSTDIVID'], optional: ['FRSTDIVTXT', 'FRSTDIVNO'] },
  row: gridRows.section,
  noun: 'section',
  toFeature: ({ OBJECTID, FRSTDIVID: identifier, FRSTDIVTXT: typeName, FRSTDIVNO: number }) =>
    toFeature(OBJECTID, { identifier, typeName, number }),
}

function toFeature(objectId: number, row: SurveyRow) {
  const record = toRecord(row)
  if (!record) return null
  const { kind, label, section, township, range, meridian, stateName, plssid, sectionId } = record
  const id = sectionId ?? plssid
  return {
    // Overlapping surveys give several outlines the same identifier, so the row number is part of the id.
    id: `${id}/${objectId}`,
    properties: {
      id,
      name: label,
      k: kind,
      n: section ? plainDivisionNumber(section.number) : `${township.label} ${range.label}`,
      t: township.label,
      r: range.label,
      m: meridian.name,
      s: stateName,
      ...(section ? { d: section.number, w: section.typeName } : {}),
    },
  }
}

const layer: TileLayer = {
  summary: 'Townships and sections of the federal land survey',
  parts: {
    townshipsFar: { ...tablePart('grid', 7, [9, 11], townships(fineness.far)), isChosen: true },
    townships: tablePart('townships', 9, [12, 14], townships(fineness.near)),
    sections: { ...tablePart('grid', 10, [12, 14], sections), isChosen: true },
  },
  grid: FINE_GRID,
  cache: A_MONTH,
  example: { square: { part: 'sections', z: 10, x: 258, y: 355 }, tile: { z: 14, x: 4_141, y: 5_695 } },
}

export const { readSquare: surveySquare, readTile: surveyTile } = tileMethods(layer)
