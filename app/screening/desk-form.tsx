'use client'

import { type ReactNode, useContext } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { DeskContext } from './desk-context'
import type { ScreeningFormEntries } from './desk-state'

interface Props {
  act: 'sign-in' | 'sign-out' | 'look-up'
  submit: string
  look?: ButtonLook
  className?: string
  autoComplete?: 'off'
  keep?: readonly (keyof ScreeningFormEntries)[]
  children?: ReactNode
}

export function DeskForm({ act, submit, look, className, autoComplete, keep = [], children }: Props) {
  const { state, press, isPending } = useContext(DeskContext)
  return (
    <form key={state.turn} action={press} noValidate className={className} autoComplete={autoComplete}>
      <input type="hidden" name="do" value={act} />
      {keep.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={state.typed[name] ?? ''} />
      ))}
      {children}
      <Button look={look} disabled={isPending}>
        {submit}
      </Button>
    </form>
  )
}
