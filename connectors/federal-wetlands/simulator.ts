import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
} from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { bandOf, CELL_DEGREES, cellsIn, middleOf, type StreamCell } from '@/lib/sample-world/flood/streams'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { elevationAt } from '@/lib/sample-world/terrain'

const ROOT = '/wetlandsmapservice/rest/services'

interface Kind {
  code: string
  type: string
  names: Record<string, string>
}

const palustrine = { SYSTEM_NAME: 'Palustrine' }
const river: Kind = {
  code: 'R2UBH',
  type: 'Riverine',
  names: {
    SYSTEM_NAME: 'Riverine',
    SUBSYSTEM_NAME: 'Lower Perennial',
    CLASS_NAME: 'Unconsolidated Bottom',
    WATER_REGIME_NAME: 'Permanently Flooded',
  },
}

const banks: readonly [Kind, ...Kind[]] = [
  {
    code: 'PFO1A',
    type: 'Freshwater Forested/Shrub Wetland',
    names: {
      ...palustrine,
      CLASS_NAME: 'Forested',
      SUBCLASS_NAME: 'Broad-Leaved Deciduous',
      WATER_REGIME_NAME: 'Temporary Flooded',
    },
  },
  {
    code: 'PEM1E',
    type: 'Freshwater Emergent Wetland',
    names: {
      ...palustrine,
      CLASS_NAME: 'Emergent',
      SUBCLASS_NAME: 'Persistent',
      WATER_REGIME_NAME: 'Seasonally Flooded/Saturated',
    },
  },
  {
    code: 'PUBHx',
    type: 'Freshwater Pond',
    names: {
      ...palustrine,
      CLASS_NAME: 'Unconsolidated Bottom',
      WATER_REGIME_NAME: 'Permanently Flooded',
      MODIFIER1_NAME: 'Excavated',
    },
  },
  { code: 'PFO1/EM1A', type: 'Freshwater Forested/Shrub Wetland', names: palustrine },
]

const CHANNEL = 0.0002
const REACH = 0.0009
const UNMAPPED = 0.08

const isMapped = (cell: StreamCell) =>
  hashOf('wetland project', Math.floor(cell.column / 50), Math.floor(cell.row / 50)) >= UNMAPPED

function isLand(cell: StreamCell): boolean {
  const { longitude, latitude } = middleOf(cell)
  return elevationAt(longitude, latitude) !== null
}

const numberOf = ({ column, row }: StreamCell, index: number) =>
  ((row + 1_000) * 20_000 + (column + 10_000)) * 4 + index

function* wetlandsIn(cell: StreamCell): Generator<SimulatedLayerRow> {
  if (!isMapped(cell) || !isLand(cell)) return
  yield rowOf(cell, 0, river, bandOf(cell, -CHANNEL, CHANNEL))
  const share = hashOf('wetland', cell.column, cell.row)
  if (share > 0.6) return
  const kind = pickBy(share / 0.6, banks)
  yield rowOf(cell, 1, kind, bandOf(cell, CHANNEL, REACH))
}

const rowOf = (
  cell: StreamCell,
  index: number,
  { code, type, names }: Kind,
  geometry: SimulatedLayerRow['geometry'],
) => ({
  attributes: {
    'Wetlands.OBJECTID': numberOf(cell, index),
    'Wetlands.ATTRIBUTE': code,
    'Wetlands.WETLAND_TYPE': type,
    'Wetlands.ACRES': Number((2 + hashOf('acres', cell.column, cell.row, index) * 400).toFixed(4)),
    'Wetlands.GLOBALID': `{${numberOf(cell, index).toString(16).toUpperCase().padStart(8, '0')}-9945-4564-B466-FF415177DE3B}`,
    ...Object.fromEntries(
      Object.entries(names).map(([name, words]) => [`NWI_Wetland_Codes.${name}`, words] as const),
    ),
  },
  geometry: geometry ?? null,
})

function* projectsIn(cell: StreamCell): Generator<SimulatedLayerRow> {
  if (!isMapped(cell) || !isLand(cell)) return
  const share = hashOf('imagery', Math.floor(cell.column / 50), Math.floor(cell.row / 50))
  const year = 1975 + Math.floor(share * 45)
  const [west, south] = [cell.column * CELL_DEGREES, cell.row * CELL_DEGREES]
  yield {
    attributes: {
      OBJECTID: numberOf(cell, 0),
      PROJECT_NAME: `Sample project ${Math.floor(share * 900) + 100}`,
      IMAGE_YR: year,
      IMAGE_DATE: `03/${String(year % 100).padStart(2, '0')}`,
      IMAGE_SCALE: share < 0.5 ? '58000' : '40000',
      SOURCE_TYPE: 'CIR',
      EMULSION: 'CIR',
    },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [west + CELL_DEGREES, south],
          [west + CELL_DEGREES, south + CELL_DEGREES],
          [west, south + CELL_DEGREES],
          [west, south],
        ],
      ],
    },
  }
}

const fieldsOf = (id: string, columns: string): SimulatedLayerField[] => [
  { name: id, type: 'esriFieldTypeOID' },
  ...columns.split(' ').map((name) => ({
    name,
    type: /ACRES|IMAGE_YR/.test(name) ? 'esriFieldTypeDouble' : 'esriFieldTypeString',
  })),
]

const layer = (
  name: string,
  objectIdField: string,
  columns: string,
  rowsIn: (cell: StreamCell) => Iterable<SimulatedLayerRow>,
): SimulatedArcgisLayer => ({
  id: 0,
  name,
  style: 'server',
  objectIdField,
  geometryType: 'esriGeometryPolygon',
  fields: fieldsOf(objectIdField, columns),
  maxRecordCount: 1000,
  *rows({ bbox }) {
    for (const cell of bbox ? cellsIn(bbox) : []) yield* rowsIn(cell)
  },
})

const wetlands = simulateArcgis({
  path: `${ROOT}/Wetlands/MapServer`,
  layers: [
    layer(
      'Wetlands',
      'Wetlands.OBJECTID',
      [
        'Wetlands.ATTRIBUTE Wetlands.WETLAND_TYPE Wetlands.ACRES Wetlands.GLOBALID NWI_Wetland_Codes.ATTRIBUTE',
        ...['SYSTEM', 'SUBSYSTEM', 'CLASS', 'SUBCLASS', 'WATER_REGIME', 'MODIFIER1'].map(
          (name) => `NWI_Wetland_Codes.${name}_NAME`,
        ),
        'Shape_Length',
      ].join(' '),
      wetlandsIn,
    ),
  ],
})

const sources = simulateArcgis({
  path: `${ROOT}/Data_Source/MapServer`,
  layers: [
    layer(
      'Data Source',
      'OBJECTID',
      'PROJECT_NAME IMAGE_YR IMAGE_DATE IMAGE_SCALE SOURCE_TYPE EMULSION Shape_Length',
      projectsIn,
    ),
  ],
})

export const simulateWetlands: Simulator = async (request) =>
  /Data_Source/i.test(new URL(request.url).pathname) ? sources(request) : wetlands(request)
