import { Icon } from '@/components/ui/icon'

const text = 'This background is not available right now. The outlines remain.'

/** The status itself is always there, so that its words are announced when they come. */
export function TilesNotice({ missing }: { missing: boolean }) {
  return (
    <div role="status" className="absolute inset-x-2 top-14.5 z-20 mx-auto max-w-sm print:static">
      {missing && (
        <p className="flex items-start gap-2 rounded-control border border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm text-ink">
          <Icon name="warn" className="mt-px size-5 text-warn" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
