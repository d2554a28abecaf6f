import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Bounds, MapOverlay, View } from '@/components/map/map-props'
import type { Basemap, Palette } from '@/components/map/style/palette'
import type { Levels } from '@/components/map/tiles/area-log'
import type { Provenance } from '@/lib/export/document'
import type { FormatId } from '@/lib/export/format'
import type { LayerColumn } from '@/lib/records/define-record'
import type { Scalar } from '@/lib/url-state'

export interface LayerRow {
  /** One word without a comma: addresses hold it, and features have it as `id` in their properties. */
  key: string
  name: string
  /** The point that decides whether it is in view. */
  at: readonly [longitude: number, latitude: number]
}

export type Choices = Readonly<Record<string, string>>

interface RowTest<Row> {
  /** A method, so that a layer of one kind of row fits in a list of layers of any kind. */
  keeps(row: Row): boolean
}

interface Choice<Row> {
  id: string
  label: string
  isMore?: boolean
  /** The test of the rows that stay. A choice without one changes only how rows look. */
  keeps?(option: string): RowTest<Row>['keeps']
}

export interface OptionChoice<Row> extends Choice<Row> {
  options: Readonly<Record<string, string>>
  /** Its option in the sentence of the filters. Default: the label with the option. */
  say?(option: string): string
  optionsIn?(rows: readonly Row[]): Readonly<Record<string, string>>
  usual?: string
}

/** Between two bounds that are typed, both of them included: "100000..900000", open at an end without one. */
export interface RangeChoice<Row> extends Choice<Row> {
  bound: Pick<Scalar<number>, 'parse' | 'format'>
  ends: readonly [least: string, most: string]
  say(bound: number): string
  advice: string
  /** The amount in the unit in which it is typed, for a histogram. Returns null if it is unknown. */
  amountOf?(row: Row): number | null
}

/** Between two bounds of a column that the rows in view have: "az-maricopa.FCV_CUR:100000..900000". */
export interface ColumnRangeChoice<Row> extends RangeChoice<Row> {
  columnsIn(rows: readonly Row[]): Readonly<Record<string, string>>
  /** The words of a range of one column. */
  ofColumn(column: string): Pick<RangeChoice<Row>, 'label' | 'ends' | 'say'>
  note: string
}

export interface WordChoice<Row> extends Choice<Row> {
  word: Pick<Scalar<string>, 'parse'>
  wordOf(row: Row): string | null
  say(word: string): string
  advice: string
}

export type LayerChoice<Row> = OptionChoice<Row> | RangeChoice<Row> | ColumnRangeChoice<Row> | WordChoice<Row>

interface BoxQuestion {
  box: Bounds
  choices: Choices
}

export interface AnsweredRows<Row> {
  rows: readonly Row[]
  /** The source's own count for the box, or null if it counts none. */
  total: number | null
  notes: readonly string[]
  failures?: readonly string[]
}

/** The same object until the rows on this device change. */
export interface DeviceRows<Row> {
  rows: readonly Row[]
  notes: readonly string[]
}

export type BoxRoute = '/map/facilities' | '/map/permits'

export interface AnswerForBox<Row> {
  from: { route: BoxRoute } | { method: `${string}.${string}` }
  toRows(data: unknown): AnsweredRows<Row>
}

/** The map draws exactly the rows that the table lists, for every origin. */
export type Origin<Row extends LayerRow> =
  /** From the tiles that the map has loaded; each feature has `x` and `y`, the point that decides. */
  | {
      kind: 'tiles'
      source: string
      sourceLayers: readonly string[]
      levels: Levels
      /** From this zoom on, the drawing also receives the rows in and around the view, for its labels. */
      writesFrom?(choices: Choices): number
      toRow(properties: Readonly<Record<string, unknown>>): Row | undefined
    }
  | ({ kind: 'answer' } & AnswerForBox<Row>)
  | { kind: 'device'; useRows(): DeviceRows<Row> }

export interface Look<Row> {
  edition: string
  choices: Choices
  /** Only rows that the choices keep. */
  rows: readonly Row[]
  selected: readonly string[]
  open: string | undefined
}

export interface Drawing {
  /** Names that no other layer has: they begin with the id of the layer. */
  sources: Record<string, SourceSpecification>
  layers(palette: Palette): LayerSpecification[]
  legend?(base: Basemap): ReactNode
  /** Ids of the style layers whose features are records; each feature has `id` and `name`. */
  pickable: readonly string[]
}

interface LayerFiles {
  formats: readonly FormatId[]
  /** Absent if the source has no file of an area. The file of a view then has its rows by their keys. */
  href?(format: FormatId, asked: BoxQuestion): string
  ofKeys?(format: FormatId, keys: readonly string[]): { action: string; form: URLSearchParams }
}

export interface LayerLookup<Row> {
  label: string
  ask: string
  most: number
  publisher: string
  href(row: Row): string
  /** Returns null for `isKept` if the response does not decide it. */
  toCell(data: unknown): { text: string; isKept: boolean | null }
  keep: string
  limits: string
}

export interface CoveredArea {
  name: string
  boxes: readonly Bounds[]
  start: View
}

export interface LayerFact {
  label: string
  value: string
  href?: string
}

export interface KeyMatches<Row> {
  text: string
  rows: readonly Row[]
  failure?: string | null
}

interface LayerFind<Row> {
  href: string
  hint?: string
  toAsked(key: string): string
  toFound(data: unknown): readonly KeyMatches<Row>[]
}

/** Methods rather than properties, so that layers of different rows fit into one list. */
export interface MapLayer<Id extends string = string, Row extends LayerRow = LayerRow> {
  id: Id
  title: string
  joins?: string
  groupTitle?: string
  one: string
  many: string
  publisher: string
  /** Links to the page of the connector. Absent for layers of this device. */
  connector?: string
  fromZoom: number
  below: string
  /** Absent where the layer has records everywhere. */
  coverage?: readonly CoveredArea[]
  /** Returns a sentence if the layer covers no part of the box, else undefined. */
  absent?(box: Bounds): string | undefined
  origin: Origin<Row>
  /** Absent if a selection resolves only after its row was in view. */
  find?: LayerFind<Row>
  /** Areas lie below lines and lines below points, whatever the order of the list. */
  plane: 'areas' | 'lines' | 'points'
  /** Areas may be larger than the view: the list says whose center is in view, and a click shows the clicked point. */
  isWide?: boolean
  choices: readonly LayerChoice<Row>[]
  draw(look: Look<Row>): Drawing
  drawImage?: MapOverlay['drawImage']
  describe?(properties: Readonly<Record<string, unknown>>): string
  legend?(choices: Choices, base: Basemap): ReactNode
  tools?(where: BoxQuestion & { view: View; go(view: View): void }): ReactNode
  takeFile?(file: File): void
  columns: readonly LayerColumn<Row>[]
  columnsIn?(rows: readonly Row[], choices: Choices): readonly LayerColumn<Row>[]
  fileColumns?: readonly Pick<LayerColumn<Row>, 'id' | 'label' | 'cell'>[]
  /** Default sort of the table: `-day` is newest first. Without it rows sort by name. */
  order?: string
  href(row: Row): string
  /** Its address with city and state, where it has one: assessments and permits are found by it. */
  addressOf?(row: Row): string | undefined
  tells(row: Row): readonly LayerFact[]
  lookup?: LayerLookup<Row>
  files?: LayerFiles
  /** Why a row may be in no file, or null. */
  fileRefusal?(row: Row): string | null
  fetchOrigins?(rows: readonly Row[]): Promise<readonly (Provenance | undefined)[]>
  /** One line about the limits of every value: "A lead, not proof." */
  limits: string
  credit: string
}

export interface ListedLayer<Id extends string = string, Row extends LayerRow = LayerRow>
  extends MapLayer<Id, Row> {
  origin: { kind: 'answer' } & AnswerForBox<Row>
  /** Its source may have rows in any box. */
  absent?: undefined
}
