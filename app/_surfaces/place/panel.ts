import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { SourceQuestion } from '@/app/_lib/act/question'
import type { Read } from '@/app/_lib/read/reading-scope'
import type { MapFeature } from '@/components/map/map-props'
import type { Definition } from '@/components/ui/term'
import type { OpenplatEngine } from '@/connectors/engine'
import type { Attribute } from '@/lib/comparison/attribute'
import type { MethodsOf } from '@/lib/connector/engine/engine'
import type { Meta } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import type { Outcome, PanelAnswer } from './outcome'
import type { Place } from './place'

type Registry = OpenplatEngine['registry']
type Calls<C extends keyof Registry & string> = `${C}.${keyof MethodsOf<Registry[C]> & string}`

/** "federal-elevation.getElevation" */
type Call = { [C in keyof Registry & string]: Calls<C> }[keyof Registry & string]

export interface ReadOptions {
  /** The county's labor series too, whose source answers few questions a day. */
  series: boolean
  /** All of the record, whether or not the outlines of this program know the place: for the page of its workflow. */
  detail?: boolean
}

export interface PanelData {
  /** What limits the record, the weightiest first. */
  caveats: readonly string[]
  /** What the answer itself says of its rows. */
  notes?: readonly string[]
}

/** One thing to do from a line. */
export interface Act {
  label: string
  /** Where it leads. */
  href: string
  /** What a press asks first. */
  question?: SourceQuestion
}

export interface BodyProps<Data> {
  data: Data
  metas: readonly Meta[]
}

/** Rows of one source within a panel: a panel of several sources has several. */
export interface PanelTable {
  /** Beside the panel's title, where there are several. */
  name?: string
  table: ExportTable
  /** Left out: all that the panel rests on. */
  metas?: readonly Meta[]
  /** Why one of several sources gave no rows. */
  problem?: string
}

/** How much of a record a program asks for. */
export interface ResultOptions {
  facilities: number
  includeOutlines: boolean
}

export interface DetailProps<Data> {
  data: Data
  place: Place
}

/** A file of one record. No address where the record has no such format. */
export interface PanelFile {
  /** "this flood zone" */
  what: string
  href(format: string): string | undefined
}

/** All of a record, on the page of its own workflow. */
export interface PanelDetail<Data extends PanelData> {
  /** Replaces the title of the panel. */
  title?(place: Place, data: Data | undefined): string
  /** The subject that stays unknown without an answer: "the flood hazard". */
  subject?: string
  /** Which panels a failure leaves intact. */
  others: string
  /** The answer in one sentence, before the body. */
  sentence?(data: Data): string | undefined
  body(props: DetailProps<Data>): ReactNode
  /** Limits that the body does not say; all caveats by default. */
  limits?(data: Data): readonly string[]
  /** Advice below a failure. */
  instead?(place: Place): ReactNode
  /** Offers a file if the answer fills one. */
  file?(place: Place, data: Data | undefined): PanelFile | undefined
}

/** A panel of a workflow page. */
export interface DetailedPanel<Id extends string = string, Data extends PanelData = PanelData>
  extends Pick<Panel<Id, Data>, 'id' | 'title' | 'onMap' | 'read'> {
  detail: PanelDetail<Data>
}

/**
 * One record of a place, whole: pages, files, comparison and programs loop over these.
 * Methods rather than properties, so that panels of different data fit into one list.
 */
export interface Panel<
  Id extends string = string,
  Data extends PanelData = PanelData,
  Result extends z.ZodType = z.ZodType,
> {
  id: Id
  /** The same whatever becomes of the question, so that nothing moves. */
  title: string
  /** The first day it was on pages, where others are older: a page that was kept before is shown without it. */
  since?: string
  /** Seldom what somebody asks about a home: in the dossier of an address it is behind the others, closed. */
  isAside?: true
  /** What is missing where it is not published: "Not published here: permits". */
  kind: string
  /** Whose answer is waited for. */
  publisher: string
  /** Every call that `read` may make. */
  reads: readonly Call[]
  read(place: Place, read: Read, options: ReadOptions): Promise<Outcome<Data>>
  /** The one source of the list at the top, titles and descriptions, pictures, paper, comparison and programs. */
  answer(outcome: Outcome<Data>): PanelAnswer
  /** What only the reader can say, asked beside the answer. */
  acts?(data: Data): readonly Act[]
  /** Where nothing was found, the way to look for it otherwise, in the words of its button. */
  otherWay?: string
  /** About as high as what is usually found, so that little moves when it comes. */
  height: `min-h-${string}`
  /** All of it, where a workflow page shows the panel. */
  detail?: PanelDetail<Data>
  /** What is found, in words. */
  body(props: BodyProps<Data>): ReactNode
  /** What limits the record and is not said in the body; left out: its caveats. */
  limits?(data: Data): readonly string[]
  /** Terms of the body that are explained on paper. */
  definitions?: readonly Definition[]
  features?(data: Data): MapFeature[]
  /** What is found and not among the features. */
  describeUndrawn?(data: Data): string | undefined
  /** In the columns that the record's own downloads have. */
  rows(data: Data): PanelTable[]
  compare: readonly Attribute<Data>[]
  /** What keeps the values of two places apart, said where a difference would be missed. */
  describeApart?(a: Data | undefined, b: Data | undefined): (string | undefined)[]
  /** What programs are given. */
  result: Result
  toResult(data: Data, options: ResultOptions): z.input<Result>
  /** The part of the product that takes the question further. */
  workflow: string
  /** The workflow with everything about the place filled in. */
  href(place: Place): string
  /** The layer of the map that shows it around the place. */
  onMap?: string
  /** How it is asked for, where that takes a person's own wish. */
  onRequest?: { options: Partial<ReadOptions>; label: string; labelForTwo: string }
}
