'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { localDay } from '@/lib/calendar-day'
import { defineTexts } from '@/lib/language/define-texts'
import { CalendarButton } from '../calendar/calendar-button'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { describeHearing } from './describe-hearing'

const texts = defineTexts('after.hearing-field', { label: 'Day of the hearing, from its letter' })

interface Props {
  property: string
  home: string
}

export function HearingField(props: Props) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root)
  const hearing = describeHearing(entries?.[names.hearing] ?? '', localDay())
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <TextInput
        name={names.hearing}
        label={texts.label}
        error={hearing.kind === 'problem' ? hearing.message : undefined}
        autoComplete="off"
        width="medium"
      />
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {hearing.kind === 'hearing' && hearing.text}
      </p>
      {hearing.kind === 'hearing' && !hearing.isPast && (
        <div className="mb-3">
          <CalendarButton {...props} day={hearing.day} kind="hearing" />
        </div>
      )}
    </div>
  )
}
