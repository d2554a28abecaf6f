import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Bounds, MapOverlay, MapView } from '@/components/map/map-props'
import type { Basemap, Palette } from '@/components/map/style/palette'
import type { ZoomLevels } from '@/components/map/tiles/area-log'
import type { ErrorCode } from '@/lib/connector/errors'
import type { Provenance } from '@/lib/export/document'
import type { ExportFormatId } from '@/lib/export/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import type { ScalarParameter } from '@/lib/url-state'

export interface MapLayerRow {
  /** Has no comma or space, because URLs contain it. Map features have it as their `id` property. */
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
}

export type MapLayerChoiceValues = Readonly<Record<string, string>>

interface RowTest<Row> {
  /** A method and not a function property, so that layers with different row types fit in one list. */
  keeps(row: Row): boolean
}

interface Choice<Row> {
  id: string
  label: string
  isMore?: boolean
  keeps?(option: string): RowTest<Row>['keeps']
}

export interface OptionChoice<Row> extends Choice<Row> {
  options: Readonly<Record<string, string>>
  say?(option: string): string
  optionsIn?(rows: readonly Row[]): Readonly<Record<string, string>>
  usual?: string
}

/** A typed range such as "100000..900000", which includes both bounds. Either bound may be missing. */
export interface RangeChoice<Row> extends Choice<Row> {
  bound: Pick<ScalarParameter<number>, 'parse' | 'format'>
  ends: readonly [least: string, most: string]
  say(bound: number): string
  advice: string
  /** Returns the amount in the unit of a typed bound, or null for an unknown amount. */
  amountOf?(row: Row): number | null
}

export interface ColumnRangeChoice<Row> extends RangeChoice<Row> {
  columnsIn(rows: readonly Row[]): Readonly<Record<string, string>>
  ofColumn(column: string): Pick<RangeChoice<Row>, 'label' | 'ends' | 'say' | 'amountOf'>
  note: string
}

export interface TextChoice<Row> extends Choice<Row> {
  word: Pick<ScalarParameter<string>, 'parse'>
  wordOf(row: Row): string | null
  say(word: string): string
  advice: string
}

export type MapLayerChoice<Row> =
  | OptionChoice<Row>
  | RangeChoice<Row>
  | ColumnRangeChoice<Row>
  | TextChoice<Row>

interface BoxQuestion {
  box: Bounds
  choices: MapLayerChoiceValues
}

export interface BoxResponseRows<Row> {
  rows: readonly Row[]
  /** Is null if the source does not count. */
  total: number | null
  notes: readonly string[]
  failures?: readonly string[]
}

/** `useRows` must return the same object until the rows on this device change. */
export interface DeviceRows<Row> {
  rows: readonly Row[]
  notes: readonly string[]
}

export type BoundsRoute = '/map/cleanup' | '/map/facilities' | '/map/permits'

export interface BoxRowSource<Row> {
  from: { route: BoundsRoute } | { method: `${string}.${string}` }
  toRows(data: unknown): BoxResponseRows<Row>
}

export type MapRowOrigin<Row extends MapLayerRow> =
  /**
   * The rows come from tiles that the map has loaded. Each feature has the row's point in its properties `x`
   * and `y`.
   */
  | {
      kind: 'tiles'
      source: string
      sourceLayers: readonly string[]
      levels: ZoomLevels
      /**
       * Returns the zoom from which `draw` also receives the rows in and around the viewport, for its labels.
       */
      writesFrom?(choices: MapLayerChoiceValues): number
      toRow(properties: Readonly<Record<string, unknown>>): Row | undefined
    }
  | ({ kind: 'answer' } & BoxRowSource<Row>)
  | { kind: 'device'; useRows(): DeviceRows<Row> }

export interface LayerDrawingInput<Row> {
  edition: string
  choices: MapLayerChoiceValues
  rows: readonly Row[]
  selected: readonly string[]
  open: string | undefined
}

export interface LayerDrawing {
  /** Source names begin with the layer's id, so that two layers never share a name. */
  sources: Record<string, SourceSpecification>
  layers(palette: Palette): LayerSpecification[]
  legend?(base: Basemap): ReactNode
  pickable: readonly string[]
}

interface LayerFiles {
  /** Absent if the source cannot export an area. The visible rows are then exported by their keys. */
  href?(format: ExportFormatId, asked: BoxQuestion): string
  ofKeys?(format: ExportFormatId, keys: readonly string[]): { action: string; form: URLSearchParams }
}

export interface OnDemandColumn<Row> {
  label: string
  ask: string
  most: number
  publisher: string
  href(row: Row): string
  /** `isKept` is null if the response does not say whether the row passes the filter. */
  toCell(data: unknown): { text: string; isKept: boolean | null }
  keep: string
  limits: string
}

export interface CoveredArea {
  name: string
  boxes: readonly Bounds[]
  start: MapView
}

export interface MapRowDetail {
  label: string
  value: string
  href?: string
}

export interface PastedKeyMatches<Row> {
  text: string
  rows: readonly Row[]
  failure?: string | null
  code?: ErrorCode
}

interface LayerFind<Row> {
  href: string
  hint?: string
  toAsked(key: string): string
  toFound(data: unknown): readonly PastedKeyMatches<Row>[]
}

/**
 * Members are methods and not function properties, so that layers with different row types fit in one list.
 */
export interface MapLayer<Id extends string = string, Row extends MapLayerRow = MapLayerRow> {
  id: Id
  title: string
  joins?: string
  groupTitle?: string
  one: string
  many: string
  publisher: string
  /** Id of the connector to whose page the map links. Absent for layers of this device. */
  connector?: string
  fromZoom: number
  below: string
  coverage?: readonly CoveredArea[]
  /** Id of the style layer that draws where this layer has records, at zooms below `fromZoom`. */
  coverageLayer?: string
  absent?(box: Bounds): string | undefined
  origin: MapRowOrigin<Row>
  /**
   * Absent if rows cannot be looked up by key. A selected row then stays unknown until the viewport contains
   * it.
   */
  find?: LayerFind<Row>
  plane: 'areas' | 'lines' | 'points'
  /**
   * True if areas may be larger than the viewport. The list then has the areas whose center is in view, and a
   * click shows details at the clicked point.
   */
  isWide?: boolean
  choices: readonly MapLayerChoice<Row>[]
  draw(look: LayerDrawingInput<Row>): LayerDrawing
  drawImage?: MapOverlay['drawImage']
  describe?(properties: Readonly<Record<string, unknown>>): string
  legend?(choices: MapLayerChoiceValues, base: Basemap): ReactNode
  tools?(where: BoxQuestion & { view: MapView; go(view: MapView): void }): ReactNode
  takeFile?(file: File): void
  columns: readonly MapTableColumn<Row>[]
  columnsIn?(rows: readonly Row[], choices: MapLayerChoiceValues): readonly MapTableColumn<Row>[]
  fileColumns?: readonly Pick<MapTableColumn<Row>, 'id' | 'label' | 'cell'>[]
  order?: string
  href(row: Row): string
  /**
   * Returns the address by which assessments and permits are searched. Returns undefined for a row without an
   * address.
   */
  addressOf?(row: Row): string | undefined
  tells(row: Row): readonly MapRowDetail[]
  lookup?: OnDemandColumn<Row>
  files?: LayerFiles
  fileRefusal?(row: Row): string | null
  fetchOrigins?(rows: readonly Row[]): Promise<readonly (Provenance | undefined)[]>
  limits: string
  credit: string
}

export interface BoxLayer<Id extends string = string, Row extends MapLayerRow = MapLayerRow>
  extends MapLayer<Id, Row> {
  origin: { kind: 'answer' } & BoxRowSource<Row>
  absent?: undefined
}
