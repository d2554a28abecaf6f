'use client'

import { type ComponentType, useEffect, useState } from 'react'

interface Props {
  leadsTo: string
}

/** Where nothing was ever kept, what reads it need not come. */
export function KeptChoices({ leadsTo }: Props) {
  const [List, setList] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (mayHaveKept())
      void import('./kept-list').then(
        ({ KeptList }) => setList(() => KeptList),
        () => {},
      )
  }, [])
  return List && <List leadsTo={leadsTo} />
}

/** Of whichever release; a browser that keeps nothing refuses to be asked. */
function mayHaveKept(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
