import type { ChartDrawing } from '@/components/charts/drawing'
import type { Definition } from '@/components/ui/term'
import type { Office } from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePlaces } from '../../places/place-homes'

/** A place that a person may have filled: by the name of the entry, or a box ticked where it has this value. */
export type PacketCell = string | { entry: string; ticked?: string }

/** Returns the text of an entry, empty where the owner wrote none. */
export type Recall = (entry: string) => string

/** Parts that are the same for every home: the page need not carry them. */
export type OwnPart = 'notice' | 'comparison' | 'condition' | 'questions'

/** What the place decides about the tables of other homes. */
export interface ComparisonRules {
  order?: 'homes-first' | 'sales-first' | 'sales-only'
  /** "Assessed value 2026". */
  valueLabel?: string
}

export interface WrittenLine {
  kind: 'written'
  entry: string
  label: string
  lines?: number
  /** Stays without an entry: the owner writes it by hand on every packet. */
  byHand?: boolean
}

/** The value that a request is about. */
export interface RequestTerms {
  /** The entry that holds the value asked for. */
  entry: string
  /** "market value" */
  valueName: string
  /** The sentence of the record about this value. */
  record?: string
  /** The home is assessed at a share of the value. */
  share?: { name: string; percent: number }
}

/** What both the page and the PDF draw as it stands. */
export type PlainBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; items: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  | { kind: 'ticks'; items: readonly { entry: string; value: string; text: string }[] }
  | WrittenLine
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      /** Of the width of each column, compared with the others; else all are equal. */
      widths?: readonly number[]
      rows: readonly (readonly PacketCell[])[]
    }
  /** `alt` says in words what it shows. */
  | { kind: 'drawing'; drawing: ChartDrawing; alt: string }

/** What a sheet consists of. Texts come from the server, entries from the device. */
export type PacketBlock =
  | Exclude<PlainBlock, { kind: 'table' | 'text' | 'drawing' }>
  | ({ kind: 'own'; part: OwnPart } & ComparisonRules)
  | ({ kind: 'request' } & RequestTerms)
  /** Texts and tables that page and PDF draw alike. */
  | { kind: 'plain'; blocks: readonly PlainBlock[] }
  /** A rule that stands under what it is about; `apart` where more follows. */
  | { kind: 'rule'; text: string; apart?: boolean }
  /** The page draws them with definitions and links of its own. */
  | { kind: 'values'; blocks: readonly PlainBlock[] }
  | { kind: 'beside'; items: readonly WrittenLine[] }
  | {
      kind: 'entries'
      caption: string
      table: Parameters<typeof cellName>[0]
      count: number
      columns: readonly EntryColumn[]
    }
  /** Of the homes in the table, where their places are known. */
  | { kind: 'places'; places: HomePlaces }
  | { kind: 'checks'; facts: readonly { id: string; label: string; value: string }[] }
  | { kind: 'definitions'; items: readonly Definition[] }
  | { kind: 'appeals'; stages: readonly { body: string; rule?: string }[]; office: Office }
  | { kind: 'sources'; items: readonly { text: string; page?: string }[] }

export interface SheetData {
  title: string
  blocks: readonly PacketBlock[]
  /** The box that puts this sheet into the packet. */
  tickedBy?: string
  /** Smaller in print, so that one with much on it still takes one page. */
  small?: 'text' | 'all'
}

export interface PacketDocument {
  title: string
  /** Which home, at the foot of each page. */
  home: string
  /** A form to fill in by hand: empty rows and sheets stay. */
  keepsEmpty?: boolean
  sheets: readonly SheetData[]
}
