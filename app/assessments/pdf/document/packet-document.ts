import type { BlankLine, PaperCell, PlainBlock } from '@/app/_surfaces/pdf/blocks'
import type { Definition } from '@/components/ui/term'
import type { EquityNeeds, GroundKind, Office } from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePlaces } from '../../places/place-homes'

/** Parts that are identical for every home, so the page need not contain them. */
export type OwnPart = 'notice' | 'comparison' | 'condition' | 'questions'

/** The home of the appeal, by the columns of a table: as the record has it, or entries of the owner. */
export type HomeRow = Readonly<Record<string, PaperCell>>

export interface ComparisonRules {
  order?: 'homes-first' | 'sales-first' | 'sales-only'
  /** "Assessed value 2026". */
  valueLabel?: string
  home?: HomeRow
  needs?: EquityNeeds
}

/** Reason 1 of the request, followed by the evidence of its kind. */
export interface LeadReason {
  kind: GroundKind
  text: string
}

export interface RequestTerms {
  entry: string
  /** "market value" */
  valueName: string
  /** A sentence with the values on record. */
  record?: string
  /** Entry with the value of the notice, if the record has none. */
  noticeEntry?: string
  /** Replaces the first if the owner typed an amount for this one only. */
  otherwise?: { entry: string; valueName: string }
  /** Set if the assessed value is a percentage of another value. */
  share?: { name: string; percent: number }
  lead?: LeadReason
}

export type PacketBlock =
  | Exclude<PlainBlock, { kind: 'table' | 'text' | 'drawing' }>
  | ({ kind: 'own'; part: OwnPart } & ComparisonRules)
  | ({ kind: 'request' } & RequestTerms)
  | { kind: 'plain'; blocks: readonly PlainBlock[] }
  | { kind: 'rule'; text: string; apart?: boolean }
  /** The page renders these with its own definitions and links. */
  | { kind: 'values'; blocks: readonly PlainBlock[] }
  | { kind: 'beside'; items: readonly BlankLine[] }
  | {
      kind: 'entries'
      caption: string
      table: Parameters<typeof cellName>[0]
      count: number
      columns: readonly EntryColumn[]
      /** Row 0 of the table. */
      home?: HomeRow
      needs?: EquityNeeds
    }
  | { kind: 'places'; places: HomePlaces }
  | { kind: 'checks'; facts: readonly { id: string; label: string; value: string }[] }
  | { kind: 'definitions'; items: readonly Definition[] }
  | { kind: 'appeals'; stages: readonly { body: string; rule?: string; source?: string }[]; office: Office }
  | { kind: 'sources'; items: readonly { text: string; page?: string }[] }

export interface SheetData {
  title: string
  blocks: readonly PacketBlock[]
  tickedBy?: string
  /** Smaller print, so that a full sheet still fits one page. */
  small?: 'text' | 'all'
}

export interface PacketDocument {
  title: string
  home: string
  /** A form for a pen: empty rows and sheets stay. */
  keepsEmpty?: boolean
  /** True if all values are the owner’s. */
  isWithoutRecord?: boolean
  sheets: readonly SheetData[]
}
