import type { ReactNode } from 'react'

/** One height for the map and for what stands in its place before, so that nothing jumps. */
export const mapFrame =
  'flex h-[60svh] min-h-[26rem] flex-col overflow-hidden rounded-panel border border-line bg-surface text-ink lg:h-full lg:min-h-[34rem] print:h-auto print:min-h-0 print:break-inside-avoid'

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
