import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { SourceCall } from '@/app/_lib/act/question'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { MapFeature } from '@/components/map/map-props'
import type { TermDefinition } from '@/components/ui/term'
import type { OpenplatEngine } from '@/connectors/engine'
import type { ComparableAttribute } from '@/lib/comparison/attribute'
import type { MethodsOf } from '@/lib/connector/engine/engine'
import type { Meta } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import type { GroundOutline } from './lot/described-land'
import type { PanelOutcome, PanelSummary } from './outcome'
import type { Place } from './place'

type Registry = OpenplatEngine['registry']
type Calls<C extends keyof Registry & string> = `${C}.${keyof MethodsOf<Registry[C]> & string}`

type Call = { [C in keyof Registry & string]: Calls<C> }[keyof Registry & string]

export interface PanelReadOptions {
  series: boolean
  detail?: boolean
  lot?: boolean
}

export interface PanelData {
  caveats: readonly string[]
  notes?: readonly string[]
}

export interface PanelAction {
  label: string
  href: string
  question?: SourceCall
}

export interface PanelBodyProps<Data> {
  data: Data
  metas: readonly Meta[]
}

export interface PanelTable {
  name?: string
  table: ExportTable
  metas?: readonly Meta[]
  problem?: string
}

export interface PanelResultOptions {
  facilities: number
  includeOutlines: boolean
}

export interface PanelDetailProps<Data> {
  data: Data
  place: Place
}

export interface PanelDownload {
  what: string
  href(format: string): string | undefined
}

export interface PanelDetail<Data extends PanelData> {
  title?(place: Place, data: Data | undefined): string
  subject?: string
  others: string
  sentence?(data: Data): string | undefined
  body(props: PanelDetailProps<Data>): ReactNode
  limits?(data: Data): readonly string[]
  instead?(place: Place): ReactNode
  file?(place: Place, data: Data | undefined): PanelDownload | undefined
}

export interface DetailedPanel<Id extends string = string, Data extends PanelData = PanelData>
  extends Pick<Panel<Id, Data>, 'id' | 'title' | 'onMap' | 'read' | 'onLot'> {
  detail: PanelDetail<Data>
}

/**
 * Members are methods, because function properties would not let panels with different data types fit in one
 * list.
 */
export interface Panel<
  Id extends string = string,
  Data extends PanelData = PanelData,
  Result extends z.ZodType = z.ZodType,
> {
  id: Id
  /** The title is the same for every result, so that the layout does not move. */
  title: string
  /** First day on which pages have the panel. An earlier frozen copy omits the panel. */
  since?: string
  /**
   * True for a record that matters less to a home. The page of an address shows the panel in the collapsed
   * part of the page.
   */
  isAside?: true
  kind: string
  publisher: string
  reads: readonly Call[]
  read(place: Place, read: EngineCaller, options: PanelReadOptions): Promise<PanelOutcome<Data>>
  /**
   * Adds results that depend on the outline of the lot or of the land described. Until they arrive the page
   * shows the outcome of `read`, because a parcel layer can be slow.
   */
  onLot?(
    outcome: Promise<PanelOutcome<Data>>,
    ground: Promise<GroundOutline>,
    call: EngineCaller,
  ): Promise<PanelOutcome<Data>>
  answer(outcome: PanelOutcome<Data>): PanelSummary
  /**
   * A line about a possible cost for a buyer. A comparison of places shows the lines of all panels at the
   * top.
   */
  cost?: { title: string; describe(data: Data): string }
  acts?(data: Data): readonly PanelAction[]
  otherWay?: string
  /** Typical height of a result, so that the layout moves little when it arrives. */
  height: `min-h-${string}`
  detail?: PanelDetail<Data>
  body(props: PanelBodyProps<Data>): ReactNode
  /** Caveats that the body does not state already. Default: all. */
  limits?(data: Data): readonly string[]
  definitions?: readonly TermDefinition[]
  features?(data: Data): MapFeature[]
  describeUndrawn?(data: Data): string | undefined
  rows(data: Data): PanelTable[]
  compare: readonly ComparableAttribute<Data>[]
  describeApart?(a: Data | undefined, b: Data | undefined): (string | undefined)[]
  result: Result
  toResult(data: Data, options: PanelResultOptions): z.input<Result>
  workflow: string
  href(place: Place): string
  linkLabel?: string
  onMap?: string
  onRequest?: { options: Partial<PanelReadOptions>; label: string; labelForTwo: string }
}
