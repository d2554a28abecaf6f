'use client'

import { type ComponentType, useEffect, useState } from 'react'

interface Props {
  leadsTo: string
}

export function SavedChoices({ leadsTo }: Props) {
  const [List, setList] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (mayHaveKept())
      void import('./saved-list').then(
        ({ SavedList: KeptList }) => setList(() => KeptList),
        () => {},
      )
  }, [])
  return List && <List leadsTo={leadsTo} />
}

/**
 * Returns true if the browser stores any entry of this site, because that entry may be a saved place of any
 * release. Returns false if the browser denies access to its storage.
 */
function mayHaveKept(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
