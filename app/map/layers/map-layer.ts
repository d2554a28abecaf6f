import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Bounds, MapOverlay, View } from '@/components/map/map-props'
import type { Basemap, Palette } from '@/components/map/style/palette'
import type { Levels } from '@/components/map/tiles/area-log'
import type { FormatId } from '@/lib/export/format'
import type { LayerColumn } from '@/lib/records/define-record'
import type { Scalar } from '@/lib/url-state'

/** One record of a layer: what the map draws and the table lists. */
export interface LayerRow {
  /** One word without a comma: it stands in addresses, and as `id` in the properties of its feature. */
  key: string
  name: string
  /** The point that decides whether it is in view. */
  at: readonly [longitude: number, latitude: number]
}

/** What somebody has chosen of a layer's filters and looks, by their ids; absent where it is as usual. */
export type Choices = Readonly<Record<string, string>>

interface RowTest<Row> {
  /** A method, so that a layer of one kind of row stands among layers of any kind. */
  keeps(row: Row): boolean
}

interface Choice<Row> {
  id: string
  label: string
  /** The test of the rows that stay. A choice without one changes only how rows look. */
  keeps?(option: string): RowTest<Row>['keeps']
}

/** Between a few: chips in the rail. */
export interface OptionChoice<Row> extends Choice<Row> {
  options: Readonly<Record<string, string>>
  /** Of a look the option that it has without a choice. */
  usual?: string
}

/** Between two bounds that are typed, both of them included: "100000..900000", open at an end without one. */
export interface RangeChoice<Row> extends Choice<Row> {
  bound: Pick<Scalar<number>, 'parse' | 'format'>
  /** What a bound is called: "Just value, at least". */
  ends: readonly [least: string, most: string]
  say(bound: number): string
  /** What to type instead. */
  advice: string
}

/** One word that is typed or taken from those in view. */
export interface WordChoice<Row> extends Choice<Row> {
  word: Pick<Scalar<string>, 'parse'>
  wordOf(row: Row): string | null
  say(word: string): string
  advice: string
}

export type LayerChoice<Row> = OptionChoice<Row> | RangeChoice<Row> | WordChoice<Row>

/** What is asked for: the box in view, and what was chosen. */
interface Asked {
  box: Bounds
  choices: Choices
}

/** What one answer of a source for a box has. */
export interface AnsweredRows<Row> {
  rows: readonly Row[]
  /** How many the source itself counts in the box; null where it counts none. */
  total: number | null
  /** What the answer says of its rows: left out, without a position, counted twice. */
  notes: readonly string[]
  /** Parts of the answer that failed, each with its source and its reason. */
  failures?: readonly string[]
}

/** What this device has; the same object while it has the same. */
export interface DeviceRows<Row> {
  rows: readonly Row[]
  notes: readonly string[]
}

/** One answer for the box in view: of a route of the map, or of a method of the API that takes `bbox`. */
export interface AnswerForBox<Row> {
  from: { route: string } | { method: `${string}.${string}` }
  toRows(data: unknown): AnsweredRows<Row>
}

/** Where the rows come from. Whichever it is, the map draws exactly what the table lists. */
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
  /** From this device; nothing is asked of anybody. A hook. */
  | { kind: 'device'; useRows(): DeviceRows<Row> }

export interface Look<Row> {
  /** Of the source's data, as the page read it: part of the addresses of tiles. */
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
  /** Where a pointer meets a record; each feature has `id` and `name`. */
  pickable: readonly string[]
}

interface LayerFiles {
  formats: readonly FormatId[]
  href(format: FormatId, asked: Asked): string
  /** Of records by their keys: where the form goes, and what it holds. Left out: there is no such file. */
  ofKeys?(format: FormatId, keys: readonly string[]): { action: string; form: URLSearchParams }
}

/** What another source says of each selected row, asked one by one on request. */
export interface LayerLookup<Row> {
  /** The column it fills. */
  label: string
  /** "Add flood zones" */
  ask: string
  /** The most rows that are asked about at once. */
  most: number
  publisher: string
  href(row: Row): string
  /** The answer in words, and whether the row is one of those that can be kept; null where the answer does not tell. */
  toCell(data: unknown): { text: string; isKept: boolean | null }
  /** "Keep only lots in a special flood hazard area" */
  keep: string
  /** What limits what it says. */
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
  /** Where the value leads. */
  href?: string
}

/** What the source has under a number as somebody wrote it: none, one, or several. */
export interface FoundFor<Row> {
  asked: string
  rows: readonly Row[]
}

/** How its source is asked for records by their numbers, wherever they lie: it takes `{ asked }`. */
interface LayerFind<Row> {
  href: string
  /** A key as the source writes it. */
  toAsked(key: string): string
  toFound(data: unknown): readonly FoundFor<Row>[]
}

/** A layer of the workspace. Methods rather than properties, so that layers of different rows fit into one list. */
export interface MapLayer<Id extends string = string, Row extends LayerRow = LayerRow> {
  /** In addresses. */
  id: Id
  title: string
  /** "1 facility", "127 facilities" */
  one: string
  many: string
  publisher: string
  /** The connector that has it: leads to its page. Left out: the layer is this device's own. */
  connector?: string
  /** Below this zoom the layer has no rows and draws none. */
  fromZoom: number
  /** What it needs there: "Parcels show from neighborhood zoom." */
  below: string
  /** Absent where the layer has records everywhere. */
  coverage?: readonly CoveredArea[]
  /** Where it has nothing, in words; undefined where it may. */
  absent?(box: Bounds): string | undefined
  origin: Origin<Row>
  /** Left out: what is selected is known once it was in view. */
  find?: LayerFind<Row>
  /** Areas lie below lines and lines below points, whatever the order of the list. */
  plane: 'areas' | 'lines' | 'points'
  /** Its areas may be larger than the view: the list says whose middle is in view, and a click tells its own point. */
  isWide?: boolean
  /** Filters and looks, in the order of the rail. */
  choices: readonly LayerChoice<Row>[]
  draw(look: Look<Row>): Drawing
  /** Draws what its style names as an image. */
  drawImage?: MapOverlay['drawImage']
  /** What a feature says under the crosshair; left out: its name. */
  describe?(properties: Readonly<Record<string, unknown>>): string
  /** What its marks mean; stands in the rail and on paper. */
  legend?(choices: Choices, base: Basemap): ReactNode
  /** More of the rail: a file to choose, a link to another page. */
  tools?(where: Asked & { view: View; go(view: View): void }): ReactNode
  /** Takes a file that was dropped on the map. */
  takeFile?(file: File): void
  columns: readonly LayerColumn<Row>[]
  /** Parts of a column that a spreadsheet needs by themselves: last in files of this table. */
  fileColumns?: readonly Pick<LayerColumn<Row>, 'id' | 'label' | 'cell'>[]
  /** What its table is sorted by before somebody sorts it: `-day` from the newest. Left out: by name. */
  order?: string
  /** The page about a row. */
  href(row: Row): string
  /** Its address with city and state, where it has one: assessments and permits are found by it. */
  addressOf?(row: Row): string | undefined
  /** What a click tells of it, the weightiest first. */
  tells(row: Row): readonly LayerFact[]
  lookup?: LayerLookup<Row>
  /** All columns of the source, made by the server; the table's own columns can always be had. */
  files?: LayerFiles
  /** What limits every value, in a line: "A lead, not proof." */
  limits: string
  /** Whose work it is, on the map. */
  credit: string
}

/** A layer whose rows come from one answer for a box. It is a list page too. */
export interface ListedLayer<Id extends string = string, Row extends LayerRow = LayerRow>
  extends MapLayer<Id, Row> {
  origin: { kind: 'answer' } & AnswerForBox<Row>
}
