import type { BlankLine, PaperCell, PlainBlock } from '@/app/_surfaces/pdf/blocks'
import type { Definition } from '@/components/ui/term'
import type { EquityRequirements, GroundKind, Office } from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePlaces } from '../../places/place-homes'

/**
 * Parts that are the same for every home. The web page sends only their names, and the PDF code has their
 * text.
 */
export type FixedPart = 'notice' | 'comparison' | 'condition' | 'questions'

export type HomeRow = Readonly<Record<string, PaperCell>>

export interface ComparisonRules {
  order?: 'homes-first' | 'sales-first' | 'sales-only'
  valueLabel?: string
  home?: HomeRow
  needs?: EquityRequirements
}

export interface LeadReason {
  kind: GroundKind
  text: string
}

export interface RequestTerms {
  entry: string
  valueName: string
  record?: string
  noticeEntry?: string
  /** Printed instead of the first value if the owner typed an amount only for this entry. */
  otherwise?: { entry: string; valueName: string }
  share?: { name: string; percent: number }
  lead?: LeadReason
}

export type PacketBlock =
  | Exclude<PlainBlock, { kind: 'table' | 'text' | 'drawing' }>
  | ({ kind: 'own'; part: FixedPart } & ComparisonRules)
  | ({ kind: 'request' } & RequestTerms)
  | { kind: 'plain'; blocks: readonly PlainBlock[] }
  | { kind: 'rule'; text: string; apart?: boolean }
  | { kind: 'values'; blocks: readonly PlainBlock[] }
  | { kind: 'beside'; items: readonly BlankLine[] }
  | {
      kind: 'entries'
      caption: string
      table: Parameters<typeof cellName>[0]
      count: number
      columns: readonly EntryColumn[]
      home?: HomeRow
      needs?: EquityRequirements
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
  /** Prints in a smaller size, so that a full sheet still fits one page. */
  small?: 'text' | 'all'
}

export interface PacketDocument {
  title: string
  home: string
  keepsEmpty?: boolean
  isWithoutRecord?: boolean
  sheets: readonly SheetData[]
}
