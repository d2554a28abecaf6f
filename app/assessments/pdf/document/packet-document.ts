import type { BlankLine, PaperCell, PlainBlock } from '@/app/_surfaces/pdf/blocks'
import type { Definition } from '@/components/ui/term'
import type { AppealGroundKind, EquityRequirements, Office } from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePlaces } from '../../places/place-homes'

/** The web page passes only these names to the PDF code, which has the texts. */
export type FixedPacketPart = 'notice' | 'comparison' | 'condition' | 'questions'

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

export interface RequestedValue {
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
  | ({ kind: 'own'; part: FixedPacketPart } & ComparisonRules)
  | ({ kind: 'request' } & RequestedValue)
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

export interface PacketSheet {
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
  /** Texts of agencies in a Spanish packet, which stay in English. */
  english?: readonly string[]
  sheets: readonly PacketSheet[]
}
