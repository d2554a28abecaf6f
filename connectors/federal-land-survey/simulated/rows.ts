import type { Polygon } from 'geojson'
import { toMercator } from '@/lib/arcgis/geometry'
import type { SimulatedLayerRow } from '@/lib/arcgis/simulated-layer'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import {
  type SampleSection,
  type SampleTownship,
  sectionPolygon,
  townshipPolygon,
} from '@/lib/sample-world/survey/grid'
import { rectangleOf } from '@/lib/sample-world/survey/lines'
import { partsOf, type SampleSectionPart } from '@/lib/sample-world/survey/section-parts'
import { meridians } from '@/lib/survey/meridians'

type Attributes = SimulatedLayerRow['attributes']

export function townshipRow(township: SampleTownship): SimulatedLayerRow {
  const geometry = townshipPolygon(township)
  return {
    attributes: {
      OBJECTID: objectIdOf(township.plssId),
      ...townshipAttributes(township),
      ...surveyAttributes(township.plssId),
      ...shapeAttributes(geometry),
    },
    geometry,
  }
}

export function sectionRow(section: SampleSection): SimulatedLayerRow {
  const geometry = sectionPolygon(section)
  return {
    attributes: {
      OBJECTID: objectIdOf(section.firstDivisionId),
      PLSSID: section.township.plssId,
      ...sectionAttributes(section),
      ...surveyAttributes(section.firstDivisionId),
      ...shapeAttributes(geometry),
    },
    geometry,
  }
}

export function partRows(section: SampleSection): SimulatedLayerRow[] {
  const parts = partsOf(section)
  return parts.length > 0 ? parts.map((part) => partRow(section, part)) : [partRow(section, null)]
}

function partRow(section: SampleSection, part: SampleSectionPart | null): SimulatedLayerRow {
  const geometry = part ? rectangleOf(section.township.cell, part.window) : sectionPolygon(section)
  const id = part?.secondDivisionId ?? section.firstDivisionId
  return {
    attributes: {
      OBJECTID: objectIdOf(`part ${id}`),
      ...townshipAttributes(section.township),
      ...sectionAttributes(section),
      ...partAttributes(part, id),
      SURVTYP: emptyAt(id, 'SURVTYP'),
      SURVNO: emptyAt(id, 'SURVNO'),
      SURVSUF: null,
      SURVNOTE: null,
      SURVLAB: emptyAt(id, 'SURVLAB'),
      ...shapeAttributes(geometry),
    },
    geometry,
  }
}

function townshipAttributes({ plssId, numbers }: SampleTownship): Attributes {
  const { state, meridian, township, townshipFraction, townshipDirection, range, rangeDirection } = numbers
  const half = townshipFraction === '2' ? ' 1/2' : ''
  return {
    STATEABBR: state,
    // Only North Dakota omits the leading zero, and only in this column.
    PRINMERCD: state === 'ND' ? String(Number(meridian)) : meridian,
    PRINMER: meridianName(meridian, plssId),
    TWNSHPNO: township,
    TWNSHPFRAC: townshipFraction,
    TWNSHPDIR: townshipDirection,
    RANGENO: range,
    RANGEFRAC: numbers.rangeFraction,
    RANGEDIR: rangeDirection,
    TWNSHPDPCD: numbers.duplicate,
    PLSSID: plssId,
    TWNSHPLAB: `${Number(township)}${half}${townshipDirection} ${Number(range)}${rangeDirection}`,
  }
}

function sectionAttributes({ firstDivisionId, type, number }: SampleSection): Attributes {
  return {
    FRSTDIVID: firstDivisionId,
    FRSTDIVTYP: type,
    FRSTDIVTXT: type === 'SN' ? 'Section' : 'Unsurveyed Unprotracted',
    FRSTDIVNO: number,
    FRSTDIVDUP: '0',
    FRSTDIVLAB: type === 'SN' ? number : emptyAt(firstDivisionId, 'FRSTDIVLAB'),
  }
}

function partAttributes(part: SampleSectionPart | null, id: string): Attributes {
  const isLot = part !== null && part.lot !== null
  const aliquot = isLot ? null : part
  return {
    SECDIVID: part?.secondDivisionId ?? null,
    SECDIVNO: isLot ? String(part.lot) : part && emptyAt(id, 'SECDIVNO'),
    SECDIVSUF: null,
    SECDIVTYP: part && (isLot ? 'L' : 'A'),
    SECDIVTXT: part && (isLot ? 'Lot' : 'Aliquot Part'),
    SECDIVNOTE: null,
    SECDIVLAB: isLot ? `L ${part.lot}` : (part?.aliquot ?? null),
    QSEC: aliquot?.quarter ?? (part && emptyAt(id, 'QSEC')),
    QQSEC: aliquot?.aliquot ?? (part && emptyAt(id, 'QQSEC')),
    GOVLOT: isLot ? String(part.lot) : part && emptyAt(id, 'GOVLOT'),
    GISACRE: part?.acres ?? null,
  }
}

function surveyAttributes(id: string): Attributes {
  return {
    SURVTYP: emptyAt(id, 'SURVTYP'),
    SURVTYPTXT: emptyAt(id, 'SURVTYPTXT'),
    SOURCEDATE: null,
    SOURCEREF: null,
  }
}

function shapeAttributes({ coordinates: [ring = []] }: Polygon): Attributes {
  const corners = ring.map(toMercator)
  let doubled = 0
  let length = 0
  corners.slice(1).forEach(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = corners[index] ?? []
    doubled += beforeX * y - x * beforeY
    length += Math.hypot(x - beforeX, y - beforeY)
  })
  return { 'Shape.STArea()': Math.abs(doubled) / 2, 'Shape.STLength()': length }
}

function emptyAt(id: string, column: string): string | null {
  return pickBy(hashOf(column, id), [null, null, null, '', ' ', 'Null'])
}

const dirtyNames: Record<string, readonly [string | null, ...(string | null)[]]> = {
  '05': ['5th Principal', '5th Principal', '05', null],
  '18': ['St. Helena', 'Louisiana'],
  '21': ['Mount Diablo', 'Mt Diablo', 'Mount Diablo Meridian'],
  '45': ['Umiat', 'Kateel River'],
}

function meridianName(code: string, plssId: string): string | null {
  const names = dirtyNames[code]
  if (names) return pickBy(hashOf('name', plssId), names)
  return meridians.find((meridian) => meridian.code === code)?.name ?? null
}

function objectIdOf(id: string): number {
  return 1 + Math.floor(hashOf(id) * 2 ** 31)
}
