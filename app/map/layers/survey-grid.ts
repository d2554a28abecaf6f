import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from '@/components/map/style/palette'
import { type SurveyRecord, section } from '@/lib/records/section/fields'
import type { LayerDrawing, LayerDrawingInput, MapLayer, MapLayerRow } from './map-layer'
import { isOneOf } from './shapes/point-drawing'

interface SurveyRow extends MapLayerRow {
  record: Partial<SurveyRecord>
}

/** Change this when the content of the tiles changes. */
const EDITION = 1
const SOURCE = 'survey'
const LEVELS = [9, 14] as const
const tileLayers = { grid: 'grid', labels: 'grid-labels', townships: 'townships' } as const

const legend = 'Thick lines bound townships, thin lines sections.'

export const surveyGrid = {
  id: 'survey',
  title: 'Survey grid',
  one: 'section or township',
  many: 'sections or townships',
  publisher: 'Bureau of Land Management',
  connector: 'federal-land-survey',
  fromZoom: LEVELS[0],
  below: 'Townships show from county zoom, sections from city zoom.',
  origin: { kind: 'tiles', source: SOURCE, sourceLayers: [tileLayers.grid], levels: LEVELS, toRow },
  plane: 'lines',
  isWide: true,
  choices: [],
  draw: drawSurvey,
  legend: () => legend,
  columns: section.mapColumns(({ record }) => record),
  href: ({ key }) => `/land?${new URLSearchParams({ id: key })}`,
  tells: ({ record }) => section.mapFacts(record, ['label', 'meridian', 'stateName', 'sectionId']),
  limits:
    'A map version of the survey records, not a legal land survey. Texas, the original colonies and a few more states have no such survey.',
  credit: 'Survey: Bureau of Land Management',
} satisfies MapLayer<'survey', SurveyRow>

function toRow(properties: Readonly<Record<string, unknown>>): SurveyRow | undefined {
  const { id, name, x, y, k, d, w, t, r, m, s } = properties
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return {
    key: String(id),
    name: String(name),
    at: [x, y],
    record: {
      label: String(name),
      section: d === undefined ? null : { number: String(d), type: '', typeName: String(w) },
      kind: k as SurveyRecord['kind'],
      township: { label: String(t) } as SurveyRecord['township'],
      range: { label: String(r) } as SurveyRecord['range'],
      meridian: { name: String(m) } as SurveyRecord['meridian'],
      stateName: String(s),
      sectionId: String(id),
    },
  }
}

function drawSurvey({ selected, open }: LayerDrawingInput<SurveyRow>): LayerDrawing {
  return {
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${window.location.origin}/tiles/survey/${EDITION}/{z}/{x}/{y}`],
        minzoom: LEVELS[0],
        maxzoom: LEVELS[1],
      },
    },
    layers: (palette) => [
      areas,
      ...lines(palette),
      ...selectLayers(palette, selected, open === undefined ? [] : [open]),
      labels(palette),
    ],
    pickable: ['survey-areas'],
  }
}

/** An invisible fill, so that a click anywhere inside of a section opens it. */
const areas: LayerSpecification = {
  id: 'survey-areas',
  type: 'fill',
  source: SOURCE,
  'source-layer': tileLayers.grid,
  paint: { 'fill-opacity': 0 },
}

function lines({ choice }: Palette): LayerSpecification[] {
  const base = { type: 'line', source: SOURCE, layout: { 'line-join': 'round' } } as const
  return [
    {
      ...base,
      id: 'survey-lines',
      'source-layer': tileLayers.grid,
      paint: { 'line-color': choice, 'line-width': 1, 'line-opacity': 0.75 },
    },
    {
      ...base,
      id: 'survey-townships',
      'source-layer': tileLayers.townships,
      paint: { 'line-color': choice, 'line-width': 2.5 },
    },
  ]
}

function selectLayers(
  palette: Palette,
  selected: readonly string[],
  open: readonly string[],
): LayerSpecification[] {
  const ring = (id: string, keys: readonly string[], color: string, width: number): LayerSpecification[] =>
    keys.length === 0
      ? []
      : [
          {
            id,
            type: 'line',
            source: SOURCE,
            'source-layer': tileLayers.grid,
            filter: isOneOf(keys),
            layout: { 'line-join': 'round' },
            paint: { 'line-color': color, 'line-width': width },
          },
        ]
  return [
    ...ring('survey-casing', [...selected, ...open], palette.halo, 7),
    ...ring('survey-selected', selected, palette.selected, 4),
    ...ring('survey-open', open, palette.ink, 2),
  ]
}

const labelText: ExpressionSpecification = [
  'step',
  ['zoom'],
  ['get', 'n'],
  14,
  ['case', ['==', ['get', 'k'], 'section'], ['concat', 'Sec. ', ['get', 'n']], ['get', 'n']],
]

const labels = ({ choice, halo }: Palette): LayerSpecification => ({
  id: 'survey-labels',
  type: 'symbol',
  source: SOURCE,
  'source-layer': tileLayers.labels,
  layout: { 'text-font': ['system-ui'], 'text-field': labelText, 'text-size': 12 },
  paint: { 'text-color': choice, 'text-halo-color': halo, 'text-halo-width': 1.75 },
})
