import type { BlankLine, PaperCell, PlainBlock } from '@/app/_surfaces/pdf/blocks'
import type { Definition } from '@/components/ui/term'
import type { AppealGroundKind, EquityRequirements, Office } from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePlaces } from '../../places/place-homes'

/** The web page sends only the names of these parts, and the PDF code has their text. */
export type FixedPart = 'notice' | 'comparison' | 'condition' | 'questions'

export type HomeRow = Readonly<Record<string, PaperCell>>

export interface ComparisonRules {
  order?: 'homes-first' | 'sales-first' | 'sales-only'
  valueLabel?: string
  home?: HomeRow
  needs?: EquityRequirements
}

export interface LeadReason {
  kind: AppealGroundKind
  text: string
}

export interface RequestTerms {
  entry: string
  valueName: string
  record?: string
  noticeEntry?: string
  /** Replaces `entry` and `valueName` if the owner typed only this entry. */
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
  small?: 'text' | 'all'
}

export interface PacketDocument {
  title: string
  home: string
  keepsEmpty?: boolean
  isWithoutRecord?: boolean
  /** Words of agencies on a Spanish packet. */
  english?: readonly string[]
  sheets: readonly SheetData[]
}
