/** A place that a person may have filled: by the name of the entry, or a box ticked where it has this value. */
export type Cell = string | { entry: string; ticked?: string }

/** Parts that are the same for every home: the page need not carry them. */
export type OwnPart = 'notice' | 'comparison' | 'condition' | 'questions'

/** What a sheet consists of. Texts come from the server, entries from the device. */
export type Block =
  | { kind: 'own'; part: OwnPart }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; items: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  | { kind: 'ticks'; items: readonly { entry: string; value: string; text: string }[] }
  | { kind: 'written'; entry: string; label: string; lines?: number }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      /** Of the width of each column, compared with the others; else all are equal. */
      widths?: readonly number[]
      rows: readonly (readonly Cell[])[]
    }

export interface PacketDocument {
  title: string
  /** Which home, at the foot of each page. */
  home: string
  sheets: readonly { title: string; blocks: readonly Block[] }[]
}
