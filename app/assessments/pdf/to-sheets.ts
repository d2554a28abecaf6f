import { sheetTitles } from '../sheet-titles'
import type { Block, PacketDocument } from './packet-document'

type Blocks = readonly Block[]

/** One list of blocks for each title. */
export function toSheets(
  contents: readonly [Blocks, Blocks, Blocks, Blocks, Blocks],
): PacketDocument['sheets'] {
  return sheetTitles.map((title, index) => ({ title, blocks: contents[index] ?? [] }))
}
