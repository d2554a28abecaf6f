'use client'

import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useStoredEntries } from '../entries/use-kept-entries'
import type { PacketSheetsProps } from './shown-sheets'

interface Props extends Omit<PacketSheetsProps, 'entries'> {
  plain: ReactNode
  empty: ReactNode
}

const unreachable = 'What you wrote is not shown here, because a part of this page did not load. Reload it.'

const ShownSheets = lazy(() =>
  import('./shown-sheets').then(
    ({ ShownSheets: Shown }) => ({ default: Shown }),
    () => ({ default: () => <p role="alert">{unreachable}</p> }),
  ),
)

export function DeviceSheets({ plain, empty, ...sheets }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root)
  const isEmpty = entries && Object.values(entries).every((text) => text === '')
  return (
    <div ref={root}>
      {entries && !isEmpty ? (
        <Suspense fallback={plain}>
          <ShownSheets {...sheets} entries={entries} />
        </Suspense>
      ) : isEmpty ? (
        empty
      ) : (
        plain
      )}
    </div>
  )
}
