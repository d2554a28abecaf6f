import type { ChartDrawing } from '@/components/charts/drawing'
import { defineTexts } from '@/lib/language/define-texts'

/**
 * Prints a fixed text or the value of a form entry. With `ticked`, prints a box that is checked if the value
 * equals `ticked`.
 */
export type PdfTableCell = string | { entry: string; ticked?: string }

export type FormEntryReader = (entry: string) => string

export interface FormEntryLine {
  kind: 'written'
  entry: string
  label: string
  lines?: number
  /** True if an empty line is printed too, so that the owner can fill it in by hand. */
  byHand?: boolean
}

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; items: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  | { kind: 'ticks'; items: readonly { entry: string; value: string; text: string }[] }
  | FormEntryLine
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      widths?: readonly number[]
      rows: readonly (readonly PdfTableCell[])[]
    }
  | { kind: 'drawing'; drawing: ChartDrawing; alt: string }

export const boxWords = defineTexts('pdf.box', { empty: 'Not ticked', ticked: 'Ticked' })

/** Returns true for a number, an amount or a parcel number, which must not wrap. */
export const isFigure = (text: string): boolean =>
  /^[$\d][\d.,$-]*(?: (?:sq ft|ft|mi|ac|pies cuadrados|pies|millas?))?$/.test(text) ||
  /^(?=.*\d)[\dA-Z][\dA-Z.-]{4,29}$/.test(text)
