import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'

export const mapWords = defineTexts('map.map-placeholder', {
  loading: 'Loading the map',
  waiting: 'The map is not loaded yet.',
  show: 'Show map',
  unreachable: 'The map did not load. Reload the page to try again.',
  noScript: 'The map needs scripting, which is switched off.',
  list: 'The list',
  everything: (list: string) => `${list} has everything.`,
})

/** The map and its placeholder share these classes, so that the layout does not move. */
const look =
  'relative flex flex-col overflow-hidden rounded-panel border border-line bg-surface text-ink print:h-auto print:min-h-0 print:break-inside-avoid print:rounded-none print:border-0'

export const mapFrame = `${look} h-[var(--map-height,60svh)] min-h-[var(--map-height,26rem)] lg:h-full lg:min-h-[34rem]`

export const fullFrame = `${look} h-(--map-height) lg:h-full lg:min-h-[34rem] max-lg:fixed! max-lg:inset-0 max-lg:z-50 max-lg:h-svh max-lg:rounded-none max-lg:border-0`

export function MapPlaceholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={`${mapFrame} items-center justify-center gap-4 p-6 text-center max-lg:justify-start max-lg:pt-4 print:hidden`}
    >
      {children}
    </section>
  )
}
