'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { names } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import { useStoredEntries } from '../entries/use-kept-entries'
import { describeLastYear, labelLastYear, type ThisYearValue } from './last-year'

/** The typed amount is not sent to the server. */
export function LastYearField({ terms }: { terms: ThisYearValue }) {
  const root = useRef<HTMLDivElement>(null)
  const typed = useStoredEntries(root)?.[names.lastYear] ?? ''
  const change = describeLastYear(terms, typed, parseAmount(typed))
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <TextInput
        name={names.lastYear}
        label={labelLastYear(terms)}
        error={change.kind === 'problem' ? change.text : undefined}
        inputMode="decimal"
        autoComplete="off"
        width="medium"
      />
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {change.kind === 'change' && change.text}
      </p>
    </div>
  )
}
