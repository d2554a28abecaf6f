'use client'

import { useSyncExternalStore } from 'react'
import { DENSITY_KEY, type Density, densities } from './density'

const texts = { label: 'Table rows', automatic: 'Automatic' }

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isDensity = (text: string): text is Density => Object.hasOwn(densities, text)
const read = () => document.documentElement.dataset.density ?? ''

function choose(text: string): void {
  if (isDensity(text)) document.documentElement.dataset.density = text
  else delete document.documentElement.dataset.density
  for (const listener of listeners) listener()
  try {
    if (isDensity(text)) localStorage.setItem(DENSITY_KEY, text)
    else localStorage.removeItem(DENSITY_KEY)
  } catch {
    // The browser keeps nothing: the choice lasts as long as the page.
  }
}

/** How close together the rows of tables are, on this device. Left alone, workspaces are compact and pages are not. */
export function DensityChoice() {
  const density = useSyncExternalStore(listen, read, () => '')
  return (
    <label className="flex flex-wrap items-center gap-x-2 noscript:hidden print:hidden">
      {texts.label}
      <select
        value={density}
        onChange={({ target }) => choose(target.value)}
        className="min-h-8 rounded-control border border-edge bg-surface px-2 text-ink"
      >
        <option value="">{texts.automatic}</option>
        {Object.entries(densities).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
