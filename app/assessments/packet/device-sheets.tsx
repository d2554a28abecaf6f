'use client'

import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { useStoredEntries } from '../entries/use-kept-entries'
import { registerSheetTexts } from '../sheets/register-sheet-texts'
import type { PacketSheetsProps } from './shown-sheets'

interface Props extends Omit<PacketSheetsProps, 'entries'> {
  plain: ReactNode
  empty: ReactNode
}

const texts = defineTexts('packet.device-sheets', {
  unreachable: 'What you wrote is not shown here, because a part of this page did not load. Reload it.',
})

const ShownSheets = lazy(() =>
  Promise.all([import('./shown-sheets'), registerSheetTexts()]).then(
    ([{ ShownSheets: Shown }]) => ({ default: Shown }),
    () => ({ default: () => <p role="alert">{texts.unreachable}</p> }),
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
