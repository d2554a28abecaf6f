'use client'

import { useEffect, useRef } from 'react'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'

const field = {
  name: 'key',
  label: 'Removal key',
  hint: 'The part of your removal link after the # sign.',
}

export function RemovalKeyInput() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const fill = () => {
      const key = window.location.hash.slice(1)
      if (key && input.current) input.current.value = key
    }
    fill()
    window.addEventListener('hashchange', fill)
    return () => window.removeEventListener('hashchange', fill)
  }, [])
  return (
    <Field {...field}>
      <input
        {...describeControl(field)}
        ref={input}
        type="text"
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={controlLook}
      />
    </Field>
  )
}
