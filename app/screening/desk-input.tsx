'use client'

import { type ComponentProps, useContext } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { DeskContext } from './desk-context'
import type { ScreeningFormEntries } from './desk-state'

interface Props extends ComponentProps<typeof TextInput> {
  name: Exclude<keyof ScreeningFormEntries, 'question'> | 'secret'
}

/** The secret is never sent back to the browser. */
export function DeskInput({ name, ...field }: Props) {
  const { typed, faults } = useContext(DeskContext).state
  return (
    <TextInput
      {...field}
      name={name}
      error={faults.find((fault) => fault.field === name)?.message}
      defaultValue={name === 'secret' ? '' : (typed[name] ?? '')}
      autoCapitalize="none"
      spellCheck={false}
      width="medium"
    />
  )
}
