import type { SimulatedLayerField, SimulatedLayerRow, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { type SampleSection, sectionPolygon, sectionsOf } from '@/lib/sample-world/survey/grid'
import { partRows, sectionRow, townshipRow } from './simulated/rows'
import { findTownships } from './simulated/townships'

const townshipColumns =
  'STATEABBR PRINMERCD PRINMER TWNSHPNO TWNSHPFRAC TWNSHPDIR RANGENO RANGEFRAC RANGEDIR TWNSHPDPCD PLSSID TWNSHPLAB'
const sectionColumns = 'FRSTDIVID FRSTDIVTYP FRSTDIVTXT FRSTDIVNO FRSTDIVDUP FRSTDIVLAB'
const partColumns =
  'SECDIVID SECDIVNO SECDIVSUF SECDIVTYP SECDIVTXT SECDIVNOTE SECDIVLAB QSEC QQSEC GOVLOT GISACRE'
const surveyColumns = 'SURVTYP SURVTYPTXT SOURCEDATE SOURCEREF'

const types: Record<string, string> = { SOURCEDATE: 'esriFieldTypeDate', GISACRE: 'esriFieldTypeDouble' }

const common = {
  style: 'server',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
} as const

export const simulateLandSurvey: Simulator = simulateArcgis({
  path: '/arcgis/rest/services/Cadastral/BLM_Natl_PLSS_CadNSDI/MapServer',
  layers: [
    {
      ...common,
      id: 1,
      name: 'PLSS Township',
      fields: fieldsOf(`${townshipColumns} ${surveyColumns}`),
      rows: townshipRows,
    },
    {
      ...common,
      id: 2,
      name: 'PLSS Section',
      fields: fieldsOf(`PLSSID ${sectionColumns} ${surveyColumns}`),
      rows: sectionRows,
    },
    {
      ...common,
      id: 3,
      name: 'PLSS Intersected',
      fields: fieldsOf(
        `${townshipColumns} ${sectionColumns} ${partColumns} SURVTYP SURVNO SURVSUF SURVNOTE SURVLAB`,
      ),
      rows: intersectedRows,
    },
  ],
})

function* townshipRows(query: SimulatedRowQuery): Generator<SimulatedLayerRow> {
  for (const township of findTownships(query)) yield townshipRow(township)
}

function* sectionRows(query: SimulatedRowQuery): Generator<SimulatedLayerRow> {
  for (const section of sectionsMeant(query)) yield sectionRow(section)
}

function* intersectedRows(query: SimulatedRowQuery): Generator<SimulatedLayerRow> {
  for (const section of sectionsMeant(query)) yield* partRows(section)
}

function* sectionsMeant(query: SimulatedRowQuery): Generator<SampleSection> {
  const { FRSTDIVNO: numbers, FRSTDIVID: identifiers } = query.equals
  for (const township of findTownships(query)) {
    for (const section of sectionsOf(township)) {
      if (numbers && !numbers.includes(section.number)) continue
      if (identifiers && !identifiers.includes(section.firstDivisionId)) continue
      if (query.bbox && !touches(section, query.bbox)) continue
      yield section
    }
  }
}

function touches(
  section: SampleSection,
  [west, south, east, north]: [number, number, number, number],
): boolean {
  const corners = sectionPolygon(section).coordinates.flat()
  const longitudes = corners.map(([longitude = 0]) => longitude)
  const latitudes = corners.map(([, latitude = 0]) => latitude)
  const isBeside = Math.max(...longitudes) < west || Math.min(...longitudes) > east
  return !isBeside && Math.max(...latitudes) >= south && Math.min(...latitudes) <= north
}

/** The names of the two shape columns look like function calls. */
function fieldsOf(columns: string): SimulatedLayerField[] {
  return [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...columns.split(' ').map((name) => ({ name, type: types[name] ?? 'esriFieldTypeString' })),
    { name: 'Shape.STArea()', type: 'esriFieldTypeDouble' },
    { name: 'Shape.STLength()', type: 'esriFieldTypeDouble' },
  ]
}
