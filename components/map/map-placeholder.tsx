import type { ReactNode } from 'react'
import { mapFrame } from './map-frame'

/** Stands where the map will stand, as high as the map will be. */
export function MapPlaceholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={`${mapFrame} items-center justify-center gap-4 p-6 text-center print:hidden`}
    >
      {children}
    </section>
  )
}
