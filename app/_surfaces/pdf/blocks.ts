import type { ChartDrawing } from '@/components/charts/drawing'

/**
 * A text, or the name of an entry. The entry is printed as its value, or as a box that is checked if the
 * value is `ticked`.
 */
export type PaperCell = string | { entry: string; ticked?: string }

export type EntryLookup = (entry: string) => string

export interface BlankLine {
  kind: 'written'
  entry: string
  label: string
  lines?: number
  /** True if the line is printed even when empty, because the owner fills it in by hand. */
  byHand?: boolean
}

export type PlainBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; items: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  | { kind: 'ticks'; items: readonly { entry: string; value: string; text: string }[] }
  | BlankLine
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      widths?: readonly number[]
      rows: readonly (readonly PaperCell[])[]
    }
  | { kind: 'drawing'; drawing: ChartDrawing; alt: string }

export const boxWords = { empty: 'Not ticked', ticked: 'Ticked' } as const

/** Returns whether the text is a number, an amount or a parcel number, which never wraps. */
export const isFigure = (text: string): boolean =>
  /^[$\d][\d.,$-]*(?: (?:sq ft|ft|mi|ac))?$/.test(text) || /^(?=.*\d)[\dA-Z][\dA-Z.-]{4,29}$/.test(text)
