import { Icon } from '@/components/ui/icon'
import type { MapTrouble } from './map-canvas'

const texts: Readonly<Record<Exclude<MapTrouble, 'map'>, string>> = {
  tiles: 'This background is not available right now. The outlines remain.',
  overlay: 'Part of this map could not be loaded. The text of the page has everything; reload to try again.',
}

/** The status itself is always there, so that its words are announced when they come. */
export function TroubleNotice({ trouble }: { trouble: MapTrouble | undefined }) {
  return (
    <div role="status" className="absolute inset-x-2 top-14.5 z-20 mx-auto max-w-sm print:static">
      {trouble && trouble !== 'map' && (
        <p className="flex items-start gap-2 rounded-control border border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm text-ink">
          <Icon name="warn" className="mt-px size-5 text-warn" />
          <span>{texts[trouble]}</span>
        </p>
      )}
    </div>
  )
}
