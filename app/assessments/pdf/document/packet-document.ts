import type { FormEntryLine, PdfBlock, PdfTableCell } from '@/app/_surfaces/pdf/blocks'
import type { TermDefinition } from '@/components/ui/term'
import type {
  AppealGroundKind,
  AppealOffice,
  EquityRequirements,
} from '@/connectors/us-public-assessments/public'
import type { cellName, EntryColumn } from '../../entries/entry-names'
import type { HomePositions } from '../../places/place-homes'

/** The web page passes only these names to the PDF code, which has the texts. */
export type FixedPacketBlock = 'notice' | 'comparison' | 'condition' | 'questions'

export type PacketHomeRow = Readonly<Record<string, PdfTableCell>>

export interface HomeComparisonOptions {
  order?: 'homes-first' | 'sales-first' | 'sales-only'
  valueLabel?: string
  home?: PacketHomeRow
  needs?: EquityRequirements
}

export interface LeadAppealGround {
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
  lead?: LeadAppealGround
}

export type PacketBlock =
  | Exclude<PdfBlock, { kind: 'table' | 'text' | 'drawing' }>
  | ({ kind: 'own'; part: FixedPacketBlock } & HomeComparisonOptions)
  | ({ kind: 'request' } & RequestedValue)
  | { kind: 'plain'; blocks: readonly PdfBlock[] }
  | { kind: 'rule'; text: string; apart?: boolean }
  | { kind: 'values'; blocks: readonly PdfBlock[] }
  | { kind: 'beside'; items: readonly FormEntryLine[] }
  | {
      kind: 'entries'
      caption: string
      table: Parameters<typeof cellName>[0]
      count: number
      columns: readonly EntryColumn[]
      home?: PacketHomeRow
      needs?: EquityRequirements
    }
  | { kind: 'places'; places: HomePositions }
  | { kind: 'checks'; facts: readonly { id: string; label: string; value: string }[] }
  | { kind: 'definitions'; items: readonly TermDefinition[] }
  | {
      kind: 'appeals'
      stages: readonly { body: string; rule?: string; source?: string }[]
      office: AppealOffice
    }
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
