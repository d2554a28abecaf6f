import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Bounds, MapOverlay, View } from '@/components/map/map-props'
import type { Basemap, Palette } from '@/components/map/style/palette'
import type { Levels } from '@/components/map/tiles/area-log'
import type { Provenance } from '@/lib/export/document'
import type { FormatId } from '@/lib/export/format'
import type { LayerColumn } from '@/lib/records/define-record'
import type { Scalar } from '@/lib/url-state'

/** One record of a layer: what the map draws and the table lists. */
export interface LayerRow {
  /** One word without a comma: addresses hold it, and features have it as `id` in their properties. */
  key: string
  name: string
  /** The point that decides whether it is in view. */
  at: readonly [longitude: number, latitude: number]
}

/** The visitor's choice for each filter and look of a layer, by id; absent for the default. */
export type Choices = Readonly<Record<string, string>>

interface RowTest<Row> {
  /** A method, so that a layer of one kind of row fits in a list of layers of any kind. */
  keeps(row: Row): boolean
}

interface Choice<Row> {
  id: string
  label: string
  /** Shown on request, behind the others. */
  isMore?: boolean
  /** The test of the rows that stay. A choice without one changes only how rows look. */
  keeps?(option: string): RowTest<Row>['keeps']
}

/** Between a few: chips in the rail. */
export interface OptionChoice<Row> extends Choice<Row> {
  options: Readonly<Record<string, string>>
  /** Its option in the sentence of the filters. Default: the label with the option. */
  say?(option: string): string
  /** Options that only these rows have, after the others. */
  optionsIn?(rows: readonly Row[]): Readonly<Record<string, string>>
  /** Default option of a look. */
  usual?: string
}

/** Between two bounds that are typed, both of them included: "100000..900000", open at an end without one. */
export interface RangeChoice<Row> extends Choice<Row> {
  bound: Pick<Scalar<number>, 'parse' | 'format'>
  /** Labels of the bounds: "Just value, at least". */
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

/** One word that is typed or taken from those in view. */
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
  /** Parts of the answer that failed, each with its source and its reason. */
  failures?: readonly string[]
}

/** The same object until the rows on this device change. */
export interface DeviceRows<Row> {
  rows: readonly Row[]
  notes: readonly string[]
}

/** Routes of the map that answer for a box. */
export type BoxRoute = '/map/facilities' | '/map/permits'

/** One answer for the box in view: of a route of the map, or of a method of the API that takes `bbox`. */
export interface AnswerForBox<Row> {
  from: { route: BoxRoute } | { method: `${string}.${string}` }
  toRows(data: unknown): AnsweredRows<Row>
}

/** The map draws exactly the rows that the table lists, for every origin. */
export type Origin<Row extends LayerRow> =
  /** From the tiles that the map has loaded; each feature has `x` and `y`, the point that decides. */
  | {
      kind: 'tiles'
      /** The name of the source in the style, and of those of its layers that have records, each once or more. */
      source: string
      sourceLayers: readonly string[]
      /** The levels of its tiles. */
      levels: Levels
      /** From this zoom on its drawing is also given the rows in and around the view, to write on them. */
      writesFrom?(choices: Choices): number
      toRow(properties: Readonly<Record<string, unknown>>): Row | undefined
    }
  | ({ kind: 'answer' } & AnswerForBox<Row>)
  /** A hook; it sends no request. */
  | { kind: 'device'; useRows(): DeviceRows<Row> }

export interface Look<Row> {
  /** Edition of the source's data: part of the addresses of tiles. */
  edition: string
  choices: Choices
  /** To draw, or where they are in tiles to write on. Only those that the choices keep. */
  rows: readonly Row[]
  selected: readonly string[]
  open: string | undefined
}

export interface Drawing {
  /** Names that no other layer has: they begin with the id of the layer. */
  sources: Record<string, SourceSpecification>
  /** From below. */
  layers(palette: Palette): LayerSpecification[]
  /** Replaces the legend of the layer where colors follow the rows. */
  legend?(base: Basemap): ReactNode
  /** Ids of the style layers whose features are records; each feature has `id` and `name`. */
  pickable: readonly string[]
}

interface LayerFiles {
  formats: readonly FormatId[]
  /** Absent if the source gives no file of an area: the file of a view then has its rows by their keys. */
  href?(format: FormatId, asked: BoxQuestion): string
  /** The form that downloads records by their keys; absent if the layer has no such file. */
  ofKeys?(format: FormatId, keys: readonly string[]): { action: string; form: URLSearchParams }
}

/** A request to another source for each selected row, on demand. */
export interface LayerLookup<Row> {
  /** The column it fills. */
  label: string
  /** "Add flood zones" */
  ask: string
  /** Maximum rows of one lookup. */
  most: number
  publisher: string
  href(row: Row): string
  /** Returns null for `isKept` if the response does not decide it. */
  toCell(data: unknown): { text: string; isKept: boolean | null }
  /** "Keep only lots in a special flood hazard area" */
  keep: string
  limits: string
}

/** An area in which a layer has records, and the view that shows some of them. */
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

/** The records that match a number as a person typed it: zero, one, or several. */
export interface KeyMatches<Row> {
  text: string
  rows: readonly Row[]
  /** Why it is not known whether there is one. */
  failure?: string | null
}

/** Finds records by their numbers in any place. */
interface LayerFind<Row> {
  href: string
  /** Says how to type a number that is not unique by itself. */
  hint?: string
  /** A key as the source writes it. */
  toAsked(key: string): string
  toFound(data: unknown): readonly KeyMatches<Row>[]
}

/** A layer of the workspace. Methods rather than properties, so that layers of different rows fit into one list. */
export interface MapLayer<Id extends string = string, Row extends LayerRow = LayerRow> {
  /** In addresses. */
  id: Id
  title: string
  /** Switched on and off together with this layer. */
  joins?: string
  /** Label of the switch, if other layers join this one. */
  groupTitle?: string
  /** "1 facility", "127 facilities" */
  one: string
  many: string
  publisher: string
  /** Links to the page of the connector. Absent for layers of this device. */
  connector?: string
  /** Below this zoom the layer has no rows and draws none. */
  fromZoom: number
  /** Hint below its zoom: "Parcels show from neighborhood zoom." */
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
  /** Filters and looks, in the order of the rail. */
  choices: readonly LayerChoice<Row>[]
  draw(look: Look<Row>): Drawing
  /** Draws what its style names as an image. */
  drawImage?: MapOverlay['drawImage']
  /** Text for a feature under the crosshair; defaults to its name. */
  describe?(properties: Readonly<Record<string, unknown>>): string
  /** Shown in the rail and on paper. */
  legend?(choices: Choices, base: Basemap): ReactNode
  /** More of the rail: a file to choose, a link to another page. */
  tools?(where: BoxQuestion & { view: View; go(view: View): void }): ReactNode
  /** Takes a file that was dropped on the map. */
  takeFile?(file: File): void
  columns: readonly LayerColumn<Row>[]
  /** Columns that only these rows have, behind the others. */
  columnsIn?(rows: readonly Row[], choices: Choices): readonly LayerColumn<Row>[]
  /** Parts of a column that a spreadsheet needs by themselves: last in files of this table. */
  fileColumns?: readonly Pick<LayerColumn<Row>, 'id' | 'label' | 'cell'>[]
  /** Default sort of the table: `-day` is newest first. Without it rows sort by name. */
  order?: string
  /** The page about a row. */
  href(row: Row): string
  /** Its address with city and state, where it has one: assessments and permits are found by it. */
  addressOf?(row: Row): string | undefined
  /** Facts for a clicked row, the most important first. */
  tells(row: Row): readonly LayerFact[]
  lookup?: LayerLookup<Row>
  /** All columns of the source, made by the server; the table's own columns can always be had. */
  files?: LayerFiles
  /** Why a row may be in no file, or null. */
  fileRefusal?(row: Row): string | null
  /** Publisher, terms and attribution of each of the rows, where they differ by row. */
  fetchOrigins?(rows: readonly Row[]): Promise<readonly (Provenance | undefined)[]>
  /** One line about the limits of every value: "A lead, not proof." */
  limits: string
  /** Whose work it is, on the map. */
  credit: string
}

/** A layer whose rows come from one answer for a box. It is a list page too. */
export interface ListedLayer<Id extends string = string, Row extends LayerRow = LayerRow>
  extends MapLayer<Id, Row> {
  origin: { kind: 'answer' } & AnswerForBox<Row>
  /** Its source may have rows in any box. */
  absent?: undefined
}
