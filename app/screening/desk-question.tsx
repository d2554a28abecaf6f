'use client'

import { useContext } from 'react'
import { RadioGroup, type RadioOption } from '@/components/ui/form/choice'
import { DeskContext } from './desk-context'

const NAME = 'question'

export function DeskQuestion({ label, options }: { label: string; options: readonly RadioOption[] }) {
  const { typed, faults } = useContext(DeskContext).state
  return (
    <RadioGroup
      name={NAME}
      label={label}
      error={faults.find(({ field }) => field === NAME)?.message}
      options={options}
      defaultValue={typed.question || options[0]?.value}
    />
  )
}
