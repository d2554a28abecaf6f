import type { ReactNode } from 'react'
import { sheetTitles } from './sheet-titles'
import { Sheet } from './sheets/sheet'

interface Props {
  home: string
  /** One for each title. */
  contents: readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode]
}

export function PacketSheets({ home, contents }: Props) {
  return sheetTitles.map((title, index) => (
    <Sheet key={title} number={index + 1} of={sheetTitles.length} title={title} home={home}>
      {contents[index]}
    </Sheet>
  ))
}
